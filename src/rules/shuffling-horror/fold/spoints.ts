import type { MovieEvent } from '../model/events.ts';
import type { Seat } from '../model/movie.ts';
import type { View } from '../model/view.ts';
import { SPOINTS } from '../model/vocabulary.ts';
import { chargeSeat, powerFor, returnSpoints } from '../moves/spoints.ts';
import { seatOf, survivorById } from '../queries/survivors.ts';

type SpointEvent = Extract<
  MovieEvent,
  { type: 'movie-started' | 'rested' | 'spoints-spent' | 'popcorn' | 'shaken' | 'power-returned' }
>;

/** R12: between seats, survivors and the central pool. */
export function foldSpoints(view: View, event: SpointEvent): void {
  switch (event.type) {
    case 'movie-started': {
      const power = powerFor(event.seats);
      for (const seat of view.seats) seat.power = power;
      view.bank = SPOINTS - power * event.seats;
      return;
    }
    case 'popcorn': {
      (view.seats[event.seat] as Seat).power += event.amount;
      view.bank -= event.amount;
      return;
    }
    case 'power-returned': {
      const seat = view.seats[event.seat] as Seat;
      returnSpoints(view, seat.power);
      seat.power = 0;
      return;
    }
    default: {
      const s = survivorById(view, event.survivor);
      if (s === null) return;
      if (event.type === 'rested') {
        s.rest += event.amount;
        view.bank -= event.amount;
        return;
      }
      s.rest -= event.rest;
      if (event.type === 'spoints-spent') {
        for (const [seat, part] of event.power) chargeSeat(view, view.seats[seat] as Seat, s, part);
        view.bank += event.amount;
        return;
      }
      (view.seats[seatOf(view, s.id)] as Seat).power -= event.power;
      returnSpoints(view, event.rest + event.power);
    }
  }
}
