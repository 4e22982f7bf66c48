import { Fragment } from 'preact';
import { percent } from '../../../../text/numerals.ts';
import { SET_UP } from '../../../../text/rooms/set-up.ts';
import { Picks } from '../../../../ui/set-up/picks.tsx';
import type { SetUpPort, SetUpState, ShownRate, Tested } from '../../app/ports/set-up.ts';
import { rateWords } from './test-screening.tsx';

const { level: levelWords, personality: people, rate: words, test: testWords } = SET_UP;

interface Props {
  desk: SetUpPort;
  state: SetUpState;
  /** What a test screening of these very choices found. */
  tested: Tested | null;
}

/** Who directs: how well, in what manner, and how often somebody lived to tell. */
export function DirectorChair({ desk: model, state, tested }: Props) {
  const { directs, level, personality } = state.setUp;
  const newcomers = state.levels.find((it) => it.level === state.first)?.rate?.newcomers ?? null;
  const leveled = ({ level: id, rate }: SetUpState['levels'][number]) => ({
    id,
    ...levelWords[id],
    ...(id === state.first && { tag: levelWords.startHere }),
    more: <Rate rate={rate} tested={id === level ? tested : null} />,
  });
  return (
    <section aria-label={levelWords.title}>
      <Picks
        title={levelWords.title}
        group="level"
        picked={directs ? 'you' : level}
        onPick={(it) => model.setLevel(it)}
        picks={[...state.levels.map(leveled), { id: 'you' as const, ...levelWords.you }]}
      />
      {newcomers !== null && <p class="set-up-note">{levelWords.first(percent(newcomers))}</p>}
      {!directs && (
        <Picks
          title={people.title}
          group="personality"
          picked={personality}
          onPick={(it) => model.setPersonality(it)}
          picks={state.personalities.map(({ personality: id, rate }) => ({
            id,
            ...people[id],
            more: <Rate rate={rate} tested={id === personality ? tested : null} />,
          }))}
        />
      )}
      {directs ? state.both && <p class="set-up-note">{levelWords.both}</p> : <p class="set-up-note">{words.note}</p>}
    </section>
  );
}

function Rate({ rate, tested }: { rate: ShownRate | null; tested: Tested | null }) {
  if (tested !== null) {
    return (
      <span class="rate">
        {rateWords(tested).map((it) => (
          <Fragment key={it}>
            <strong>{it}</strong>{' '}
          </Fragment>
        ))}
        <small>{testWords.these(tested.movies)}</small>
      </span>
    );
  }
  if (rate === null) return <span class="rate">{words.unknown}</span>;
  const { newcomers, oldHands, movies, otherSeats, neutral, plain } = rate;
  const how = [
    words.live,
    words.movies(movies),
    ...(otherSeats === null ? [] : [words.otherSeats(otherSeats)]),
    ...(neutral ? [words.neutral] : []),
    ...(plain ? [words.plain] : []),
  ];
  return (
    <span class="rate">
      {newcomers !== null && <strong>{words.newcomers(percent(newcomers))}</strong>}{' '}
      {oldHands !== null && <strong>{words.oldHands(percent(oldHands))}</strong>} <small>{how.join(' · ')}</small>
    </span>
  );
}
