import { FEWEST_SEATS, MOST_SEATS, presetOf } from '../../../../rules/shuffling-horror/index.ts';
import { YOU } from '../../../../storage/save.ts';
import { FIRST_DECK } from '../decks.ts';
import type { GameSetup } from '../play/game-setup.ts';
import type { DirectChoice, DirectPort } from '../ports/direct.ts';
import type { Temper } from '../ports/set-up.ts';
import { onlyOn } from './choices.ts';

const USUAL_SEATS = 4;

export const defaultDirect = (): DirectChoice => ({
  deck: FIRST_DECK,
  seats: Array.from({ length: USUAL_SEATS }, () => 'sensible' as const),
  temper: 'sensible',
  preset: 'plain',
});

/** The Director's chair is the player's; every seat is a co-star's, or the player's as well. */
export const directModel = (tempers: readonly Temper[]): DirectPort => ({
  fewestSeats: FEWEST_SEATS,
  mostSeats: MOST_SEATS,
  tempers,
  withSeats: (choice, count) => ({
    ...choice,
    seats: Array.from({ length: count }, (_, seat) => choice.seats[seat] ?? choice.temper),
  }),
  withPlayer: (choice, seat, player) => ({
    ...choice,
    seats: choice.seats.map((had, i) => (i === seat ? player : had)),
  }),
  withTemper: (choice, temper) => ({
    ...choice,
    temper,
    seats: choice.seats.map((had) => (had === YOU ? had : temper)),
  }),
});

export const directSetup = ({ deck, seats, preset }: DirectChoice, seed: string): GameSetup => ({
  config: { seed, seats: seats.length, deck, options: onlyOn(presetOf(preset, deck), { deck, seats }) },
  seating: { seats, director: YOU },
  mode: { kind: 'direct' },
  openingReplies: [],
});
