import { LEVEL_NAMES } from '../../../../director-ai/stand-in/levels.ts';
import { TEMPER_NAMES } from '../../../../director-ai/stand-in/tempers.ts';
import type { AppContext, Screen } from '../../../../shell/app-context.ts';
import { lastSetUp, type OnOffer, rememberSetUp } from '../../app/set-up/checked.ts';
import { defaultSetUp } from '../../app/set-up/choices.ts';
import { fromLink } from '../../app/set-up/link.ts';
import { SetUpModel, type Wanted } from '../../app/set-up/set-up-model.ts';
import { mountSetUp } from '../../ui/set-up/set-up.tsx';
import { paintFace } from '../pictures.ts';

const ON_OFFER: OnOffer = { levels: LEVEL_NAMES, tempers: ['mixed', 'even', ...TEMPER_NAMES] };

/** Takes the stage with what somebody wants to play. */
export type Begin = (context: AppContext, wanted: Wanted) => void;

export const setUpScreen =
  (begin: Begin): Screen =>
  (context) => {
    const asked = new URLSearchParams(location.search).get('film');
    const sent = asked === null ? null : fromLink(asked, ON_OFFER);
    const model = new SetUpModel(
      ON_OFFER,
      {
        freshSeed: () => context.freshSeed(),
        address: `${location.origin}${location.pathname}`,
        remember: (chosen) => void rememberSetUp(context.store, chosen),
        begin(wanted) {
          forgetFilm();
          begin(context, wanted);
        },
      },
      sent ?? defaultSetUp(context.freshSeed()),
      asked === null ? null : sent === null ? 'bad-link' : 'link',
    );
    let left = false; // and what is found later is another screen's
    void context.left().then((playing) => !left && playing !== null && model.foundLeft());
    void lastSetUp(context.store, ON_OFFER).then((last) => !left && model.found(last));
    const unmount = mountSetUp(context.root, { desk: model, paint: paintFace, onLeave: () => context.go('marquee') });
    return () => {
      left = true;
      unmount();
    };
  };

/** A table that was asked for by its link is asked for once: the next set-up is an own one. */
function forgetFilm(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has('film')) return;
  address.searchParams.delete('film');
  history.replaceState(history.state, '', address);
}
