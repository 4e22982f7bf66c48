import type { ReelChoice } from '../../app/ports/practice.ts';
import { bestName, reelBooking, startSum } from '../../app/practice.ts';
import { type Level, suggestedSwitches } from '../../director-ai/levels.ts';
import { readBests } from '../../storage/bests.ts';
import { hangReels } from '../../ui/reels/reels.tsx';
import type { Screen } from '../hall.ts';
import { sumInWorker } from '../sums.ts';

/** As it was last chosen, for as long as the page is open. */
let last: ReelChoice = { reel: 2, seats: 3, level: 'feature' };

export const screen: Screen = (hall) => {
  let strike = () => {};
  let left = false;
  const hang = (bests: Readonly<Record<string, number>>) => {
    strike = hangReels(hall.root, {
      last,
      best: (choice) => bests[bestName(choice)],
      onStart: async (choice) => {
        last = choice;
        const switches = suggestedSwitches(choice.level as Level, choice.seats);
        const found = await sumInWorker(startSum(choice, hall.freshSeed(), switches)).result;
        if (!('start' in found)) throw new Error('no table');
        if (!left) hall.begin(reelBooking(choice, found.start));
      },
      onLeave: () => hall.go('marquee'),
    });
  };
  hang({});
  void readBests(hall.shelf).then((bests) => left || hang(bests));
  return () => {
    left = true;
    strike();
  };
};
