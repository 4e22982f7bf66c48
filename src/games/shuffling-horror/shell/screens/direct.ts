import { TEMPERS } from '../../../../director-ai/shuffling-horror/cast/tempers.ts';
import type { Screen } from '../../../../shell/app-context.ts';
import { onShow } from '../../../../shell/on-show.ts';
import { DECK_IDS, deckOr } from '../../app/decks.ts';
import type { DirectChoice } from '../../app/ports/direct.ts';
import { defaultDirect, directModel, directSetup } from '../../app/set-up/direct.ts';
import { mountDirect } from '../../ui/direct/direct.tsx';
import { waysOf } from '../begin.ts';

/** As it was last chosen, for as long as the page is open. */
let last: DirectChoice = defaultDirect();
const DESK = directModel(Object.keys(TEMPERS) as DirectChoice['temper'][]);

export const screen: Screen = (context) => {
  let unmount = () => {};
  last = { ...last, deck: deckOr(context.film(), last.deck) };
  let left = false;
  const mount = (ends: boolean) => {
    unmount = mountDirect(context.root, {
      ...DESK,
      films: DECK_IDS.map((deck) => ({ deck, ...onShow(context.billed(deck)) })),
      last,
      ends,
      onStart(choice) {
        last = choice;
        waysOf(context).begin(directSetup(choice, context.freshSeed()));
      },
      onLeave: () => context.go('marquee'),
    });
  };
  mount(false);
  void context.left().then((playing) => left || mount(playing !== null));
  return () => {
    left = true;
    unmount();
  };
};
