import { LEVEL_NAMES } from '../../../../director-ai/stand-in/levels.ts';
import { TEMPER_NAMES } from '../../../../director-ai/stand-in/tempers.ts';
import type { Screen } from '../../../../shell/app-context.ts';
import { askedFilm, forgetFilm } from '../../../../shell/asked-film.ts';
import { onShow } from '../../../../shell/on-show.ts';
import { setupFor } from '../../app/play/setup.ts';
import { lastSetUp, type OnOffer, rememberSetUp } from '../../app/set-up/checked.ts';
import { defaultSetUp } from '../../app/set-up/choices.ts';
import { fromLink } from '../../app/set-up/link.ts';
import { SetUpModel } from '../../app/set-up/set-up-model.ts';
import { STAND_IN } from '../../kept.ts';
import { mountSetUp } from '../../ui/set-up/set-up.tsx';
import { waysOf } from '../begin.ts';
import { paintFace } from '../pictures.ts';

const ON_OFFER: OnOffer = { levels: LEVEL_NAMES, tempers: ['mixed', 'even', ...TEMPER_NAMES] };

export const screen: Screen = (context) => {
  const asked = askedFilm();
  const sent = asked === null ? null : fromLink(asked, ON_OFFER);
  const model = new SetUpModel(
    ON_OFFER,
    {
      freshSeed: () => context.freshSeed(),
      address: `${location.origin}${location.pathname}`,
      remember: (chosen) => void rememberSetUp(context.store, chosen),
      begin(wish) {
        forgetFilm();
        waysOf(context).begin(setupFor(wish));
      },
    },
    sent ?? defaultSetUp(context.freshSeed()),
    asked === null ? null : sent === null ? 'bad-link' : 'link',
  );
  let left = false; // and what is found later is another screen's
  void context.left().then((playing) => !left && playing !== null && model.foundLeft());
  void lastSetUp(context.store, ON_OFFER).then((last) => !left && model.found(last));
  const unmount = mountSetUp(context.root, {
    film: onShow(context.billed(STAND_IN)),
    desk: model,
    paint: paintFace,
    onLeave: () => context.go('marquee'),
  });
  return () => {
    left = true;
    unmount();
  };
};
