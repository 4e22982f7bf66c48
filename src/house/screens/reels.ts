import { FIRST_DECK } from '../../app/decks.ts';
import type { ReelChoice } from '../../app/ports/practice.ts';
import { bestName, reelBooking, startSum } from '../../app/practice.ts';
import { type Level, suggestedSwitches } from '../../director-ai/levels.ts';
import { readBests } from '../../storage/bests.ts';
import { hangReels } from '../../ui/reels/reels.tsx';
import { ON_BILL } from '../bill.ts';
import type { Screen } from '../hall.ts';
import { leftMovie } from '../left-movie.ts';
import { type Summing, sumInWorker } from '../sums.ts';

/** As it was last chosen, for as long as the page is open. */
let last: ReelChoice = { deck: FIRST_DECK, reel: 2, seats: 3, level: 'feature' };

export const screen: Screen = (hall) => {
  let strike = () => {};
  let left = false;
  let threading: Summing | null = null;
  const hang = (bests: Readonly<Record<string, number>>, ends: boolean) => {
    strike = hangReels(hall.root, {
      movies: ON_BILL,
      last,
      ends,
      best: (choice) => bests[bestName(choice)],
      onStart: async (choice) => {
        last = choice;
        const switches = suggestedSwitches(choice.level as Level, choice.seats);
        threading = sumInWorker(startSum(choice, hall.freshSeed(), switches));
        const found = await threading.result;
        if (!('start' in found)) throw new Error('no table');
        if (!left) hall.begin(reelBooking(choice, found.start));
      },
      onLeave: () => hall.go('marquee'),
    });
  };
  hang({}, false);
  void Promise.all([readBests(hall.shelf), leftMovie(hall)]).then(
    ([bests, { recording }]) => left || hang(bests, recording !== null),
  );
  return () => {
    left = true;
    threading?.stop();
    strike();
  };
};
