import { render } from 'preact';
import { useMemo } from 'preact/hooks';
import type { FilmOnShow } from '../../../../app/ports/poster.ts';
import type { GirlId } from '../../../../rules/geiger-man/index.ts';
import { percent } from '../../../../text/numerals.ts';
import { SET_UP as HOUSE } from '../../../../text/rooms/set-up.ts';
import { usePort } from '../../../../ui/kit/use-port.ts';
import { Booth } from '../../../../ui/set-up/booth.tsx';
import { Faces } from '../../../../ui/set-up/faces.tsx';
import { Promised } from '../../../../ui/set-up/promise.tsx';
import { Stub } from '../../../../ui/set-up/stub.tsx';
import { TestScreening } from '../../../../ui/set-up/test-screening.tsx';
import { unmade } from '../../../../ui/set-up/unmade.ts';
import type { SetUpPort, SetUpState, TestPort, TestState } from '../../app/ports/set-up.ts';
import { LOBBY } from '../../text/lobby-words.ts';
import { WORDS } from '../../text/words.ts';
import { Dials } from './dials.tsx';
import { HouseRules } from './house-rules.tsx';
import { figuresOf, Pairs } from './pairs.tsx';

interface Props {
  film: FilmOnShow;
  desk: SetUpPort;
  test: TestPort;
  paint: (canvas: HTMLCanvasElement, girl: GirlId) => Promise<void>;
  onLeave: () => void;
}

function foundWords({ tested }: TestState): string | null {
  if (tested === null) return null;
  const { rate, test } = LOBBY.setUp.SET_UP;
  const figure = ({ share, error }: { share: number; error: number }): string => rate.figure(percent(share), error);
  const rates = [rate.newcomers(figure(tested.newcomers)), rate.oldHands(figure(tested.oldHands))];
  return test.found(rates.join(', '), tested.shows);
}

const billed = (girl: GirlId | null): string =>
  girl === null ? LOBBY.setUp.SET_UP.girl.drawn : WORDS.names.girlShort(girl);

/** Three dials, a Girl and a ticket; everything else that can be chosen before a show is behind the flap. */
function SetUpScreen({ film, desk: model, test, paint, onLeave }: Props) {
  const state = usePort(model);
  const { setUp, news, levels, level, minutes } = state;
  const { SET_UP } = LOBBY.setUp;
  const { girl } = setUp;
  const late = level === null ? SET_UP.switches.custom.name : SET_UP.level[level].name;
  const poster = useMemo(() => unmade(film, [billed(girl)], late), [film, girl, late]);
  const rate = levels.find((it) => it.level === level)?.rate ?? null;
  return (
    <Booth
      title={SET_UP.title}
      aside={SET_UP.aside}
      poster={poster}
      news={news === null ? null : HOUSE.news[news]}
      roll={SET_UP.ticket.roll}
      admits={minutes === null ? '' : SET_UP.ticket.length(minutes)}
      problem={state.problem}
      ends={state.ends}
      onRoll={() => model.roll()}
      dials={<Dials desk={model} state={state} />}
      unusual={state.unusual}
      behind={<Behind desk={model} state={state} test={test} />}
      onLeave={onLeave}
    >
      <section class="gm-girls" aria-label={SET_UP.girl.title}>
        <Faces
          title={SET_UP.girl.title}
          group="girl"
          faces={[null, ...model.girls].map((id) => ({
            id,
            name: id === null ? SET_UP.girl.drawn : WORDS.names.girlName(id),
          }))}
          picked={girl}
          paint={paint}
          onPick={(id) => model.set({ girl: id })}
        />
        <p class="set-up-note gm-who">{girl === null ? SET_UP.girl.anybody : SET_UP.girl.who(girl)}</p>
      </section>
      <Promised
        title={SET_UP.rate.title}
        figures={figuresOf(rate)}
        notes={rate === null ? [] : [SET_UP.rate.shows(rate.shows)]}
        hint={state.isNearest ? SET_UP.rate.nearest : ''}
      />
    </Booth>
  );
}

function Behind({ desk: model, state, test }: { desk: SetUpPort; state: SetUpState; test: TestPort }) {
  const tested = usePort(test);
  const { setUp, problem, last, link } = state;
  const { SET_UP } = LOBBY.setUp;
  return (
    <>
      <HouseRules desk={model} state={state} />
      <section aria-label={SET_UP.rate.pairs}>
        <Pairs state={state} />
        <TestScreening
          words={SET_UP.test}
          state={tested}
          found={foundWords(tested)}
          onRun={() => test.run()}
          onStop={() => test.stop()}
        />
      </section>
      <Stub
        seed={setUp.seed}
        isBad={problem !== null}
        onSeed={(seed) => model.set({ seed })}
        onAnother={() => model.freshSeed()}
        onRoll={() => model.roll()}
        link={link}
        again={last === null ? null : SET_UP.ticket.line(last.girl, last.killer, last.location)}
        onAgain={() => model.sameAgain()}
      />
    </>
  );
}

export function mountSetUp(house: HTMLElement, props: Props): () => void {
  render(<SetUpScreen {...props} />, house);
  return () => render(null, house);
}
