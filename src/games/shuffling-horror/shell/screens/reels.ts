import { LEVELS, type Level, suggestedSwitches } from '../../../../director-ai/shuffling-horror/director/levels.ts';
import type { Screen } from '../../../../shell/app-context.ts';
import { deckOr, FIRST_DECK } from '../../app/decks.ts';
import type { ReelChoice } from '../../app/ports/practice.ts';
import { bestName, reelSetup, startSum } from '../../app/practice.ts';
import { readBests } from '../../app/records/bests.ts';
import { mountReels } from '../../ui/reels/reels.tsx';
import { waysOf } from '../begin.ts';
import { CATALOGUE } from '../catalogue.ts';
import { type Summing, sumInThreads } from '../stage/simulation.ts';

/** As it was last chosen, for as long as the page is open. */
let last: ReelChoice = { deck: FIRST_DECK, reel: 2, seats: 3, level: 'feature' };

export const screen: Screen = (context) => {
  let unmount = () => {};
  last = { ...last, deck: deckOr(context.film(), last.deck) };
  let left = false;
  let threading: Summing | null = null;
  const mount = (bests: Readonly<Record<string, number>>, ends: boolean) => {
    unmount = mountReels(context.root, {
      movies: CATALOGUE,
      levels: Object.keys(LEVELS),
      last,
      ends,
      best: (choice) => bests[bestName(choice)],
      onStart: async (choice) => {
        last = choice;
        const switches = suggestedSwitches(choice.level as Level, choice.seats, choice.deck);
        threading = sumInThreads(startSum(choice, context.freshSeed(), switches));
        const found = await threading.result;
        if (!('start' in found)) throw new Error('no table');
        if (!left) waysOf(context).begin(reelSetup(choice, found.start));
      },
      onLeave: () => context.go('marquee'),
    });
  };
  mount({}, false);
  void Promise.all([readBests(context.store), context.left()]).then(
    ([bests, playing]) => left || mount(bests, playing !== null),
  );
  return () => {
    left = true;
    threading?.stop();
    unmount();
  };
};
