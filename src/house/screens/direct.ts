import { FIRST_DECK } from '../../app/decks.ts';
import type { DirectChoice } from '../../app/ports/direct.ts';
import { TEMPERS } from '../../director-ai/tempers.ts';
import { presetOf } from '../../rules/index.ts';
import { YOU } from '../../storage/save.ts';
import { hangDirect } from '../../ui/direct/direct.tsx';
import { ON_BILL } from '../bill.ts';
import type { Screen } from '../hall.ts';
import { leftMovie } from '../left-movie.ts';

/** As it was last chosen, for as long as the page is open. */
let last: DirectChoice = { deck: FIRST_DECK, seats: 4, temper: 'sensible', preset: 'plain' };

export const screen: Screen = (hall) => {
  let strike = () => {};
  let left = false;
  const hang = (ends: boolean) => {
    strike = hangDirect(hall.root, {
      movies: ON_BILL,
      last,
      tempers: Object.keys(TEMPERS) as DirectChoice['temper'][],
      ends,
      onStart(choice) {
        last = choice;
        const { deck, seats, temper, preset } = choice;
        hall.begin({
          config: { seed: hall.freshSeed(), seats, deck, options: presetOf(preset, deck) },
          seating: { seats: Array.from({ length: seats }, () => temper), director: YOU },
          way: { kind: 'direct' },
          lead: [],
        });
      },
      onLeave: () => hall.go('marquee'),
    });
  };
  hang(false);
  void leftMovie(hall).then(({ recording }) => left || hang(recording !== null));
  return () => {
    left = true;
    strike();
  };
};
