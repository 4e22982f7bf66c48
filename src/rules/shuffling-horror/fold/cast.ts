import type { Turn } from '../model/beats.ts';
import type { MovieEvent } from '../model/events.ts';
import type { Seat, Survivor } from '../model/movie.ts';
import type { View } from '../model/view.ts';
import { noThrongs } from '../moves/aliens.ts';
import { see } from '../moves/sight.ts';
import { returnSpoints } from '../moves/spoints.ts';
import { survivorById } from '../queries/survivors.ts';

/** Only whose turn it is shows on the table. */
const turnOf = (view: View, side: Turn['side']): Turn => ({
  ...(view.turn ?? { partWay: false, reordered: false, whole: false }),
  side,
  acted: [],
});

/** Events of seats and survivors; all others leave the table as it is. */
export function foldCast(view: View, event: MovieEvent): void {
  switch (event.type) {
    case 'turn-started':
      view.turn = turnOf(view, { seat: event.seat });
      view.fadeIn = { seat: 0, survivor: null, acted: [] };
      return;
    case 'director-turn-started':
      view.turn = turnOf(view, event.side);
      return;
    case 'survivor-joined':
      see(view, event.survivor);
      view.survivorPile.pop();
      view.bank -= event.rest;
      view.homes = { ...view.homes, [event.survivor]: event.seat };
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
      const s = survivorById(view, event.survivor) as Survivor;
      returnSpoints(view, s.rest);
      s.rest = 0;
      view.faces = [...view.faces, event.survivor];
      return;
    }
    case 'seat-eliminated': {
      const seat = view.seats[event.seat] as Seat;
      seat.eliminated = true;
      seat.throngs = noThrongs();
      return;
    }
    case 'pod-player':
      (view.seats[event.seat] as Seat).pod = true;
      return;
    case 'last-one-standing':
      view.lastStand = true;
      (survivorById(view, event.survivor) as Survivor).stunned = false;
      return;
    case 'fade-in-set':
      view.fadeIn = { ...view.fadeIn, seat: event.seat, survivor: event.survivor };
      return;
    default:
      survivorState(view, event);
      return;
  }
}

function survivorState(view: View, event: MovieEvent): void {
  const s = 'survivor' in event && event.survivor !== null ? survivorById(view, event.survivor) : null;
  if (s === null) return;
  switch (event.type) {
    case 'attack-declared':
      if (view.uses[event.way] !== undefined) view.uses[event.way] = (view.uses[event.way] as number) - 1;
      return;
    case 'entered-sanctuary':
      s.place = event.sanctuary;
      return;
    case 'left-sanctuary':
      s.place = null;
      return;
    case 'stunned':
      s.stunned = true;
      return;
    case 'held-still':
      s.stunned = false;
      return;
    case 'star-given':
      s.stars++;
      return;
    case 'star-roll':
      if (event.won) s.stars++;
      view.reelTokens = view.reelTokens.filter((token) => token !== event.reel);
      return;
    case 'star-spent':
      s.stars--;
      return;
  }
}
