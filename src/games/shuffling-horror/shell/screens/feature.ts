import { fetchFirst } from '../../../../art/fetched.ts';
import { TEMPERS } from '../../../../director-ai/shuffling-horror/cast/tempers.ts';
import { LEVELS, type Level, suggestedSwitches } from '../../../../director-ai/shuffling-horror/director/levels.ts';
import {
  PERSONALITIES,
  type PersonalityName,
} from '../../../../director-ai/shuffling-horror/director/personalities.ts';
import type { Screen } from '../../../../shell/app-context.ts';
import { forgetFilm } from '../../../../shell/asked-film.ts';
import { onShow } from '../../../../shell/on-show.ts';
import { DECK_IDS, deckOr, FIRST_DECK } from '../../app/decks.ts';
import { readRecords } from '../../app/records/records-kept.ts';
import { askedFilm } from '../../app/set-up/asked-film.ts';
import type { OnOffer } from '../../app/set-up/choices.ts';
import { lastSetUp, rememberSetUp } from '../../app/set-up/remembered.ts';
import { SetUpModel } from '../../app/set-up/set-up-model.ts';
import { TestScreening } from '../../app/set-up/test-screening.ts';
import { mountSetUp } from '../../ui/set-up/set-up.tsx';
import { waysOf } from '../begin.ts';
import { paint } from '../paint.ts';
import { sumInThreads } from '../stage/simulation.ts';

const ON_OFFER: OnOffer = {
  levels: Object.keys(LEVELS) as Level[],
  personalities: Object.keys(PERSONALITIES) as PersonalityName[],
  tempers: Object.keys(TEMPERS) as (keyof typeof TEMPERS)[],
  suggested: suggestedSwitches,
};

export const screen: Screen = (context) => {
  const { setUp, news } = askedFilm(
    location.search,
    ON_OFFER,
    () => context.freshSeed(),
    deckOr(context.film(), FIRST_DECK),
  );
  const model = new SetUpModel(
    ON_OFFER,
    {
      freshSeed: () => context.freshSeed(),
      address: `${location.origin}${location.pathname}`,
      remember: (chosen) => void rememberSetUp(context.store, chosen),
      begin(setup) {
        forgetFilm();
        waysOf(context).begin(setup);
      },
    },
    setUp,
    news,
  );
  // Its table may be fetched while the rest is being chosen.
  if (context.boardBox !== null) model.subscribe(() => void fetchFirst(model.state().setUp.deck));
  let left = false; // and what is found later is another screen's
  void context.left().then((playing) => !left && playing !== null && model.foundLeft());
  void lastSetUp(context.store, ON_OFFER).then((last) => !left && model.found(last));
  void readRecords(context.store).then(
    ({ ways }) => !left && ways.feature === undefined && model.foundFirst(context.settings().taught),
  );
  const test = new TestScreening(model, ON_OFFER, sumInThreads);
  const onLeave = () => context.go('marquee');
  const films = DECK_IDS.map((deck) => ({ deck, ...onShow(context.billed(deck)) }));
  const unmount = mountSetUp(context.root, { films, desk: model, test, paint, onLeave });
  return () => {
    left = true;
    test.stop();
    unmount();
  };
};
