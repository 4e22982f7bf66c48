import { render } from 'preact';
import { useMemo } from 'preact/hooks';
import type { FilmOnShow } from '../../../../app/ports/poster.ts';
import { nameOf } from '../../../../text/cards/names.ts';
import { SET_UP as HOUSE } from '../../../../text/rooms/set-up.ts';
import { usePort } from '../../../../ui/kit/use-port.ts';
import { Booth } from '../../../../ui/set-up/booth.tsx';
import { Picks } from '../../../../ui/set-up/picks.tsx';
import { Promised } from '../../../../ui/set-up/promise.tsx';
import { Stub } from '../../../../ui/set-up/stub.tsx';
import { unmade } from '../../../../ui/set-up/unmade.ts';
import type { SetUp, SetUpPort, SetUpState } from '../../app/ports/set-up.ts';
import { SET_UP } from '../../text/set-up.ts';
import { Company, type PaintFace } from './company.tsx';
import { Dials } from './dials.tsx';
import { HouseRules } from './house-rules.tsx';

const { seats, role, level, temper, talk, tilt } = SET_UP;

interface Props {
  film: FilmOnShow;
  desk: SetUpPort;
  paint: PaintFace;
  onLeave: () => void;
}

/** What was played last, in short. */
const inShort = (it: SetUp): string => [seats.seats(it.seats), role[it.role].name, level[it.level].name].join(' · ');

const billed = ({ seats: count, face }: SetUp): string[] =>
  Array.from({ length: count }, (_, seat) =>
    seat > 0 ? HOUSE.seats.seat(seat) : face === null ? seats.you : nameOf(face),
  );

/** Three dials and a ticket; everything else that can be chosen before a game is behind the flap. */
function SetUpScreen({ film, desk: model, paint, onLeave }: Props) {
  const state = usePort(model);
  const { setUp, news, turns } = state;
  const poster = useMemo(
    () => unmade(film, billed(setUp), level[setUp.level].name),
    [film, setUp.seats, setUp.face, setUp.level],
  );
  return (
    <Booth
      title={SET_UP.title}
      aside={SET_UP.aside}
      poster={poster}
      news={news === null ? null : HOUSE.news[news]}
      roll={SET_UP.roll}
      problem={state.problem}
      ends={state.ends}
      onRoll={() => model.roll()}
      dials={<Dials desk={model} state={state} />}
      unusual={state.unusual}
      behind={<Behind desk={model} state={state} paint={paint} />}
      onLeave={onLeave}
    >
      <Promised
        title={tilt.title}
        figures={turns === null ? [] : [seats.turns(turns)]}
        notes={[...state.tilt, tilt.note]}
      />
    </Booth>
  );
}

function Behind({ desk: model, state, paint }: { desk: SetUpPort; state: SetUpState; paint: PaintFace }) {
  const { setUp, last } = state;
  return (
    <>
      <Company desk={model} state={state} paint={paint} />
      <section aria-label={temper.title}>
        <Picks
          title={temper.title}
          group="temper"
          picked={setUp.temper}
          onPick={(it) => model.set({ temper: it })}
          picks={model.tempers.map((id) => ({ id, ...temper[id] }))}
        />
        <p class="set-up-note">{level.same}</p>
      </section>
      <Picks
        title={talk.title}
        group="talk"
        picked={setUp.options.silent ? 'off' : 'on'}
        onPick={(id) => model.setSilent(id === 'off')}
        picks={(['on', 'off'] as const).map((id) => ({ id, ...talk[id] }))}
      />
      <HouseRules desk={model} state={state} />
      <Stub
        seed={setUp.seed}
        isBad={state.isSeedBad}
        onSeed={(seed) => model.set({ seed })}
        onAnother={() => model.freshSeed()}
        onRoll={() => model.roll()}
        link={state.link}
        again={last === null ? null : inShort(last)}
        onAgain={() => model.sameAgain()}
      />
    </>
  );
}

export function mountSetUp(house: HTMLElement, props: Props): () => void {
  render(<SetUpScreen {...props} />, house);
  return () => render(null, house);
}
