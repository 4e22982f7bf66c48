import { render } from 'preact';
import type { GirlId } from '../../../../rules/geiger-man/index.ts';
import { percent } from '../../../../text/numerals.ts';
import { SET_UP as HOUSE } from '../../../../text/rooms/set-up.ts';
import { Room } from '../../../../ui/kit/room.tsx';
import { Told } from '../../../../ui/kit/told.tsx';
import { usePort } from '../../../../ui/kit/use-port.ts';
import '../../../../ui/set-up/set-up.css';
import { Faces } from '../../../../ui/set-up/faces.tsx';
import { Picks } from '../../../../ui/set-up/picks.tsx';
import { TestScreening } from '../../../../ui/set-up/test-screening.tsx';
import type { SetUpPort, TestPort, TestState } from '../../app/ports/set-up.ts';
import { LOBBY } from '../../text/lobby-words.ts';
import { WORDS } from '../../text/words.ts';
import { HouseRules } from './house-rules.tsx';
import { Pairs, Rate } from './pairs.tsx';
import { ShowTicket } from './show-ticket.tsx';

interface Props {
  desk: SetUpPort;
  test: TestPort;
  paint: (canvas: HTMLCanvasElement, girl: GirlId) => Promise<void>;
  onLeave: () => void;
}

const DRAWN = 'drawn';
const orNull = <T extends string>(id: T | typeof DRAWN): T | null => (id === DRAWN ? null : id);

function foundWords({ tested }: TestState): string | null {
  if (tested === null) return null;
  const { rate, test } = LOBBY.setUp.SET_UP;
  const figure = ({ share, error }: { share: number; error: number }): string => rate.figure(percent(share), error);
  const rates = [rate.newcomers(figure(tested.newcomers)), rate.oldHands(figure(tested.oldHands))];
  return test.found(rates.join(', '), tested.shows);
}

/** Everything that can be chosen before a show, beside the ticket that starts it. */
function SetUpScreen({ desk: model, test, paint, onLeave }: Props) {
  const state = usePort(model);
  const tested = usePort(test);
  const { setUp, news, levels, level } = state;
  const { SET_UP } = LOBBY.setUp;
  const { killers, locations } = WORDS;
  return (
    <Room title={SET_UP.title} aside={SET_UP.aside} kind="set-up gm-set-up" onLeave={onLeave}>
      <div class="set-up-choices">
        {news !== null && <Told class="set-up-news" words={HOUSE.news[news]} />}
        <section aria-label={SET_UP.girl.title}>
          <Faces
            title={SET_UP.girl.title}
            group="girl"
            faces={[null, ...model.girls].map((id) => ({
              id,
              name: id === null ? SET_UP.girl.drawn : WORDS.names.girlName(id),
            }))}
            picked={setUp.girl}
            paint={paint}
            onPick={(girl) => model.set({ girl })}
          />
          <p class="set-up-note gm-who">{setUp.girl === null ? SET_UP.girl.anybody : SET_UP.girl.who(setUp.girl)}</p>
        </section>
        <Picks
          title={SET_UP.killer.title}
          group="killer"
          picked={setUp.killer ?? DRAWN}
          onPick={(id) => model.set({ killer: orNull(id) })}
          picks={[
            ...model.killers.map((id) => ({ id, name: killers.KILLERS[id].name, line: killers.KILLERS[id].line })),
            { id: DRAWN, name: SET_UP.killer.drawn, line: SET_UP.killer.either },
          ]}
        />
        <Picks
          title={SET_UP.location.title}
          group="location"
          picked={setUp.location ?? DRAWN}
          onPick={(id) => model.set({ location: orNull(id) })}
          picks={[
            ...model.locations.map((id) => ({
              id,
              name: locations.LOCATIONS[id].name,
              line: locations.LOCATIONS[id].line,
            })),
            { id: DRAWN, name: SET_UP.location.drawn, line: SET_UP.location.either },
          ]}
        />
        <section aria-label={SET_UP.level.title}>
          <Picks
            title={SET_UP.level.title}
            group="level"
            picked={level ?? ''}
            onPick={(id) => id !== '' && model.setLevel(id)}
            picks={levels.map(({ level: id, rate }) => ({
              id,
              name: SET_UP.level[id].name,
              line: `${SET_UP.level[id].line} ${SET_UP.level[id].brings}`,
              more: <Rate rate={rate} />,
            }))}
          />
          <Pairs state={state} />
        </section>
        <HouseRules desk={model} state={state} />
      </div>
      <ShowTicket desk={model} state={state}>
        <TestScreening
          words={SET_UP.test}
          state={tested}
          found={foundWords(tested)}
          onRun={() => test.run()}
          onStop={() => test.stop()}
        />
      </ShowTicket>
    </Room>
  );
}

export function mountSetUp(house: HTMLElement, props: Props): () => void {
  render(<SetUpScreen {...props} />, house);
  return () => render(null, house);
}
