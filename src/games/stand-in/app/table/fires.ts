import type { Note } from '../../../../rules/stand-in/index.ts';

/** Who burnt somebody, and who had accused them until then, as all saw and heard it. */
interface Fire {
  by: number;
  turn: number;
  accusers: readonly number[];
}

/** Null: nobody has. */
export function fireAt(notes: readonly Note[], chair: number): Fire | null {
  const accusers = new Set<number>();
  let turn = 0;
  for (const note of notes) {
    if (note.type === 'turn-began') turn = note.turn;
    if (note.type === 'claimed' && note.claim.type === 'accuse' && note.claim.seat === chair) accusers.add(note.chair);
    if (note.type === 'burnt' && note.chair === chair) return { by: note.by, turn, accusers: [...accusers] };
  }
  return null;
}
