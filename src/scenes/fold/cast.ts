import type { MovieEvent } from '../../rules/index.ts';
import { type Draft, survivorIn } from './zones.ts';

const MOST_REST = 7;
const SLOTS = 6;

type Turn = NonNullable<Draft['turn']>;

/** Only whose turn it is shows on the table. */
const turnOf = (view: Draft, side: Turn['side']): Turn => ({ ...(view.turn as Turn), side, acted: [] });

/** Events of seats and survivors; all others leave the table as it is. */
export function foldCast(view: Draft, event: MovieEvent): void {
  switch (event.type) {
    case 'turn-started':
      view.turn = turnOf(view, { seat: event.seat });
      return;
    case 'director-turn-started':
      view.turn = turnOf(view, event.side);
      return;
    case 'survivor-joined':
      view.survivorPile.pop();
      view.bank -= event.rest;
      view.seats[event.seat]?.pool.push({
        id: event.survivor,
        rest: event.rest,
        held: [],
        stars: 0,
        probed: null,
        place: null,
        stunned: false,
      });
      return;
    case 'pool-ordered':
      view.seats[event.seat]?.pool.sort((a, b) => event.pool.indexOf(a.id) - event.pool.indexOf(b.id));
      return;
    case 'survivor-lost': {
      // The card itself is moved by the event that follows.
      const s = survivorIn(view, event.survivor);
      if (!s) return;
      view.bank += s.rest;
      s.rest = 0;
      return;
    }
    case 'attack-declared':
      if (view.uses[event.way] !== undefined) view.uses[event.way] = Math.max(0, (view.uses[event.way] ?? 0) - 1);
      return;
    case 'rested':
    case 'spoints-spent':
    case 'popcorn':
      spoints(view, event);
      return;
    case 'shaken': {
      const s = survivorIn(view, event.survivor);
      const seat = view.seats.find(({ pool }) => s !== null && pool.includes(s));
      if (s) s.rest -= event.rest;
      if (seat) seat.power -= event.power;
      view.bank += event.rest + event.power;
      return;
    }
    case 'seat-eliminated': {
      const seat = view.seats[event.seat];
      if (!seat) return;
      seat.eliminated = true;
      seat.power = 0;
      seat.throngs = Array.from({ length: SLOTS }, () => []);
      return;
    }
    case 'pod-player': {
      const seat = view.seats[event.seat];
      if (seat) seat.pod = true;
      return;
    }
    case 'fade-in-set':
      view.fadeIn = { ...view.fadeIn, seat: event.seat, survivor: event.survivor };
      return;
    default:
      survivorState(view, event);
      return;
  }
}

type Spent = Extract<MovieEvent, { type: 'rested' | 'spoints-spent' | 'popcorn' }>;

function spoints(view: Draft, event: Spent): void {
  if (event.type === 'popcorn') {
    const seat = view.seats[event.seat];
    if (seat) seat.power += event.amount;
    view.bank -= event.amount;
    return;
  }
  const s = survivorIn(view, event.survivor);
  if (event.type === 'rested') {
    if (s) s.rest = Math.min(MOST_REST, s.rest + event.amount);
    view.bank -= event.amount;
    return;
  }
  if (s) s.rest = Math.max(0, s.rest - event.rest);
  for (const [at, part] of event.power) {
    const seat = view.seats[at];
    if (seat) seat.power = Math.max(0, seat.power - part);
  }
  view.bank += event.amount;
}

function survivorState(view: Draft, event: MovieEvent): void {
  const s = 'survivor' in event && event.survivor !== null ? survivorIn(view, event.survivor) : null;
  if (!s) return;
  if (event.type === 'entered-sanctuary') s.place = event.sanctuary;
  if (event.type === 'left-sanctuary') s.place = null;
  if (event.type === 'stunned') s.stunned = true;
  if (event.type === 'held-still' && event.why === 'stunned') s.stunned = false;
  if (event.type === 'freed') s.probed = null;
  if (event.type === 'star-given') s.stars += 1;
  if (event.type === 'star-roll' && event.won) s.stars += 1;
  if (event.type === 'star-spent') s.stars = Math.max(0, s.stars - 1);
}
