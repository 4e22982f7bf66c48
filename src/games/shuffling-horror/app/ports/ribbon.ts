import type { CardId, View } from '../../../../rules/shuffling-horror/index.ts';

/** Whether a turn is over, on, or still to come in this round. */
export type When = 'done' | 'now' | 'next';

export interface RibbonStop {
  /** A seat, or the Director who closes the round (R4.1). */
  whose: number | 'director';
  when: When;
  /** It plays aliens by now (R17.1): it has no faces. */
  pod: boolean;
  /** Its pool, in the order they act (R5.2). */
  faces: readonly { survivor: CardId; when: When }[];
}

type Round = Pick<View, 'seats' | 'turn' | 'fadeIn' | 'lastStand'>;

/** R4.1: who has acted in this round, who acts, and who is still to come. Nobody comes after the last one standing. */
export function ribbonOf(view: Round): RibbonStop[] {
  if (view.lastStand) return [];
  const now = placeOf(view);
  const at = (place: number): When => (place < now.place ? 'done' : place > now.place || !now.on ? 'next' : 'now');
  const seats = view.seats.map((seat, i): RibbonStop => {
    const when = at(i);
    return { whose: i, when, pod: seat.eliminated, faces: facesOf(view, i, when) };
  });
  return [...seats, { whose: 'director', when: at(view.seats.length), pod: false, faces: [] }];
}

/** Between two turns it is where the action will go on (R15.6). */
function placeOf({ turn, seats, fadeIn }: Round): { place: number; on: boolean } {
  if (turn === null) return { place: fadeIn.seat, on: false };
  const { side } = turn;
  return { place: side === 'director' ? seats.length : typeof side === 'number' ? side : side.seat, on: true };
}

function facesOf({ seats, turn }: Round, seat: number, when: When): RibbonStop['faces'] {
  const pool = seats[seat]?.pool ?? [];
  if (when !== 'now' || turn === null) return pool.map(({ id }) => ({ survivor: id, when }));
  const acting = turn.whole ? null : (pool.find(({ id }) => !turn.acted.includes(id))?.id ?? null);
  return pool.map(({ id }) => ({
    survivor: id,
    when: turn.acted.includes(id) ? 'done' : id === acting || turn.whole ? 'now' : 'next',
  }));
}
