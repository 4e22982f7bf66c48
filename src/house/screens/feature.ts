import { askedFilm } from '../../app/set-up/asked-film.ts';
import type { OnOffer } from '../../app/set-up/choices.ts';
import { SetUpDesk } from '../../app/set-up/desk.ts';
import { lastSetUp, rememberSetUp } from '../../app/set-up/remembered.ts';
import { TestScreening } from '../../app/set-up/test-screening.ts';
import { fetchFirst } from '../../art/fetched.ts';
import { LEVELS, type Level, suggestedSwitches } from '../../director-ai/levels.ts';
import { PERSONALITIES, type PersonalityName } from '../../director-ai/personalities.ts';
import { TEMPERS } from '../../director-ai/tempers.ts';
import { hangSetUp } from '../../ui/set-up/set-up.tsx';
import { ON_BILL } from '../bill.ts';
import type { Screen } from '../hall.ts';
import { leftMovie } from '../left-movie.ts';
import { sumInWorker } from '../sums.ts';

const ON_OFFER: OnOffer = {
  levels: Object.keys(LEVELS) as Level[],
  personalities: Object.keys(PERSONALITIES) as PersonalityName[],
  tempers: Object.keys(TEMPERS) as (keyof typeof TEMPERS)[],
  suggested: suggestedSwitches,
};

export const screen: Screen = (hall) => {
  const { setUp, news } = askedFilm(location.search, ON_OFFER, () => hall.freshSeed());
  const desk = new SetUpDesk(
    ON_OFFER,
    {
      freshSeed: () => hall.freshSeed(),
      address: `${location.origin}${location.pathname}`,
      remember: (chosen) => void rememberSetUp(hall.shelf, chosen),
      begin(booking) {
        forgetFilm();
        hall.begin(booking);
      },
    },
    setUp,
    news,
  );
  // Its table may be fetched while the rest is being chosen.
  if (hall.boardBox !== null) desk.subscribe(() => void fetchFirst(desk.state().setUp.deck));
  let left = false; // and what is found later is another screen's
  void leftMovie(hall).then(({ recording }) => !left && recording !== null && desk.foundLeft());
  void lastSetUp(hall.shelf, ON_OFFER).then((last) => !left && desk.found(last));
  const test = new TestScreening(desk, ON_OFFER, sumInWorker);
  const onLeave = () => hall.go('marquee');
  const strike = hangSetUp(hall.root, { movies: ON_BILL, desk, test, paint: hall.paint, onLeave });
  return () => {
    left = true;
    test.stop();
    strike();
  };
};

/** A film that was asked for by its link is asked for once: the next set-up is an own one. */
function forgetFilm(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has('film')) return;
  address.searchParams.delete('film');
  history.replaceState(history.state, '', address);
}
