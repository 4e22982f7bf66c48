import type { StandInEvent } from '../model/events.ts';
import { changePlaces, closePlace, turnsInTrailer } from '../moves/ring.ts';
import type { View } from './view.ts';

/** What lies open: the ring, the order of play, set pieces, the end. Changes `v` in place. */
export function foldTable(v: View, event: StandInEvent): void {
  switch (event.type) {
    case 'turn-began':
      v.turn = event.turn;
      v.active = event.chair;
      return;
    case 'shuffled':
      v.idle = event.idle;
      return;
    case 'played':
      if (event.card === 'chained-door') add(v.doors, event.gap as number, 1);
      if (event.card === 'trailer') v.trailers[event.target as number] = turnsInTrailer(v);
      return;
    case 'reversed':
      v.direction = event.direction;
      return;
    case 'swapped':
      changePlaces(v, event.chair, event.other);
      return;
    case 'door-removed':
      add(v.doors, event.gap, -1);
      v.discard.script++;
      return;
    case 'trailer-ticked':
      v.trailers[event.chair] = event.left;
      return;
    case 'trailer-removed':
      v.trailers[event.chair] = 0;
      v.discard.script++;
      return;
    case 'burnt':
      closePlace(v, event.chair);
      v.idle = 0;
      return;
    case 'vengeance-began':
      v.vengeance = event.chair;
      return;
    case 'claimed':
    case 'stayed-silent':
      if (event.chair === v.vengeance) v.hinted = v.turn;
      return;
    case 'ended':
      v.result = event.result;
      return;
    default:
  }
}

const add = (list: number[], at: number, by: number): void => {
  list[at] = (list[at] as number) + by;
};
