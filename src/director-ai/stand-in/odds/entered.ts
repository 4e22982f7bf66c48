import type { Note, Script, View } from '../../../rules/stand-in/index.ts';

/** What the notes leave possible, by rule alone. */
export interface Possible {
  /** By chair: cards that may be Recast cards and came into its hand since the deal (SA2.3), or since all of it was seen. */
  entered: number[];
  /** By giver, a set of those it may have turned since they were last seen clean. */
  turned: Set<number>[];
}

export function possibleIn({ seats, notes, chair: me }: View): Possible {
  const it: Possible = {
    entered: new Array<number>(seats).fill(0),
    turned: Array.from({ length: seats }, () => new Set<number>()),
  };
  for (const note of notes) take(it, note, me);
  return it;
}

function take(it: Possible, note: Note, me: number | null): void {
  switch (note.type) {
    case 'drew':
      if (note.why !== 'second-take' && mayBeRecast(note.card)) enters(it, note.chair);
      return;
    case 'played':
      if (note.card === 'second-take') enters(it, note.chair); // one of the three is kept
      return;
    case 'exchanged':
      handed(it, note.offerer, note.partner, note.given, !note.redirected); // SA9.5
      handed(it, note.partner, note.offerer, note.back, true);
      return;
    case 'passed-on':
      note.order.forEach((from, i) => {
        handed(it, from, note.order[(i + 1) % note.order.length] as number, note.cards[i] ?? null, true);
      });
      return;
    case 'looked':
      if (note.cards !== null && note.how !== 'close-up') sawAll(it, note.at, note.cards, me);
      return;
    case 'shown':
      if (note.whole) sawAll(it, note.chair, note.cards, me);
      return;
    default:
  }
}

const mayBeRecast = (card: Script | null): boolean => card === null || card === 'recast';

const enters = (it: Possible, chair: number): void => {
  it.entered[chair] = (it.entered[chair] as number) + 1;
};

/** Only a giver that may hold a Recast card can have turned somebody (SA8.2). */
function handed(it: Possible, from: number, to: number, card: Script | null, turns: boolean): void {
  if (!mayBeRecast(card) || (it.entered[from] as number) === 0) return;
  if (turns) it.turned[from]?.add(to);
  enters(it, to);
}

/** One's own hand is not guessed at. */
function sawAll(it: Possible, chair: number, cards: readonly Script[], me: number | null): void {
  if (chair === me) return;
  it.entered[chair] = cards.filter((card) => card === 'recast').length;
  if (it.entered[chair] === 0) for (const turned of it.turned) turned.delete(chair);
}
