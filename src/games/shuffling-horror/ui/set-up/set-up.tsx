import { render } from 'preact';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import type { PaintCard } from '../../../../app/ports/almanac.ts';
import { shortName } from '../../../../text/cards/names.ts';
import { FILMS } from '../../../../text/rooms/films.ts';
import { SET_UP } from '../../../../text/rooms/set-up.ts';
import { usePort } from '../../../../ui/kit/use-port.ts';
import { Booth } from '../../../../ui/set-up/booth.tsx';
import { Stub } from '../../../../ui/set-up/stub.tsx';
import { unmade } from '../../../../ui/set-up/unmade.ts';
import type { DeckOnShow } from '../../app/ports/catalogue.ts';
import type { SetUp, SetUpPort, TestPort } from '../../app/ports/set-up.ts';
import { Casting } from './casting.tsx';
import { Dials, Promises } from './dials.tsx';
import { Films } from './films.tsx';
import { HouseRules } from './house-rules.tsx';
import { PersonalityPicks } from './personality.tsx';
import { Seats } from './seats.tsx';
import { TestScreening } from './test-screening.tsx';

const { ticket, level: levels, personality: people, problems } = SET_UP;

interface Props {
  /** What can be chosen from. */
  films: readonly DeckOnShow[];
  desk: SetUpPort;
  test: TestPort;
  paint: PaintCard;
  onLeave: () => void;
}

const directorOf = ({ directs, level, personality }: SetUp): string[] => {
  if (directs) return [ticket.directs];
  return [levels[level].name, ...(personality === 'neutral' ? [] : [people[personality].name])];
};

const inShort = (it: SetUp): string =>
  [FILMS.movies[it.deck].name, SET_UP.rate.otherSeats(it.seats.length), ...directorOf(it)].join(' · ');

/** Three dials and a ticket; everything else that can be chosen before a movie is behind the flap. */
function SetUpScreen({ films, desk: model, test, paint, onLeave }: Props) {
  const state = usePort(model);
  const tested = usePort(test);
  const { setUp, problem, news, last } = state;
  const [casting, setCasting] = useState<number | null>(null);
  const close = useCallback(() => setCasting(null), []);
  // A seat that was taken away is not being cast any more.
  useEffect(() => {
    if (casting !== null && casting >= setUp.seats.length) setCasting(null);
  }, [casting, setUp.seats.length]);
  const film = films.find(({ deck }) => deck === setUp.deck) ?? (films[0] as DeckOnShow);
  const directed = directorOf(setUp).join(' · ');
  const poster = useMemo(() => {
    const billed = setUp.cast.map((it, seat) => (it === null ? SET_UP.seats.seat(seat) : shortName(it)));
    return unmade(film, billed, directed);
  }, [film, setUp.cast, directed]);
  return (
    <>
      <Booth
        title={SET_UP.title}
        aside={SET_UP.aside}
        poster={poster}
        films={<Films films={films} picked={setUp.deck} onPick={(deck) => model.setDeck(deck)} />}
        news={news === null ? null : SET_UP.news[news]}
        roll={ticket.roll}
        admits={ticket.length(state.minutes)}
        problem={problem === null ? null : problems[problem]}
        ends={state.ends}
        onRoll={() => model.roll()}
        dials={<Dials desk={model} state={state} />}
        unusual={state.unusual}
        behind={
          <>
            <Seats desk={model} state={state} paint={paint} onCast={setCasting} />
            {!setUp.directs && <PersonalityPicks desk={model} state={state} tested={tested.tested} />}
            <HouseRules desk={model} state={state} />
            {!setUp.directs && (
              <section class="measuring">
                <TestScreening port={test} state={tested} level={setUp.level} />
                <p class="set-up-note">{SET_UP.rate.note}</p>
              </section>
            )}
            <Stub
              seed={setUp.seed}
              isBad={problem === 'seed'}
              onSeed={(seed) => model.setSeed(seed)}
              onAnother={() => model.freshSeed()}
              onRoll={() => model.roll()}
              link={state.link}
              again={last === null ? null : inShort(last)}
              onAgain={() => model.sameAgain()}
            />
          </>
        }
        onLeave={onLeave}
      >
        <Promises state={state} tested={tested.tested} />
      </Booth>
      {casting !== null && <Casting seat={casting} desk={model} state={state} paint={paint} onClose={close} />}
    </>
  );
}

export function mountSetUp(house: HTMLElement, props: Props): () => void {
  render(<SetUpScreen {...props} />, house);
  return () => render(null, house);
}
