import type { Screen } from '../../../../shell/app-context.ts';
import { askedFilm, forgetFilm } from '../../../../shell/asked-film.ts';
import { onShow } from '../../../../shell/on-show.ts';
import { setupFor } from '../../app/play/setup.ts';
import { lastSetUp, rememberSetUp } from '../../app/set-up/checked.ts';
import { defaultSetUp } from '../../app/set-up/choices.ts';
import { fromLink } from '../../app/set-up/link.ts';
import { SetUpModel } from '../../app/set-up/set-up-model.ts';
import { type ScreenShows, TestScreening } from '../../app/set-up/test-screening.ts';
import { GEIGER_MAN } from '../../kept.ts';
import { mountSetUp } from '../../ui/set-up/set-up.tsx';
import { waysOf } from '../begin.ts';
import { paintAny } from '../pictures.ts';
import { later } from '../stage/counts.ts';

/** The shows and their threads are fetched when they are wanted. */
const counted: ScreenShows = (configs, player, onShare) =>
  later(async () =>
    (await import('../stage/threads.ts')).sumInThreads({ kind: 'screening', configs, player }, onShare),
  );

/** Whom, whom against, where and how late. */
export const screen: Screen = (context) => {
  const asked = askedFilm();
  const sent = asked === null ? null : fromLink(asked);
  const model = new SetUpModel(
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
  void lastSetUp(context.store).then((last) => !left && model.found(last));
  const test = new TestScreening(model, counted);
  const unmount = mountSetUp(context.root, {
    film: onShow(context.billed(GEIGER_MAN)),
    desk: model,
    test,
    paint: (canvas, girl) => paintAny(canvas, `girl-${girl}`),
    onLeave: () => context.go('marquee'),
  });
  return () => {
    left = true;
    test.stop();
    unmount();
  };
};
