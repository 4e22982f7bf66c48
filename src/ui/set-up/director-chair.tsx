import type { SetUpPort, SetUpState, ShownRate, Tested } from '../../app/ports/set-up.ts';
import { percent } from '../../text/numerals.ts';
import { SET_UP } from '../../text/set-up.ts';
import { Picks } from './picks.tsx';

const { level: levelWords, personality: people, rate: words, test: testWords } = SET_UP;

interface Props {
  desk: SetUpPort;
  state: SetUpState;
  /** What a test screening of these very choices found. */
  tested: Tested | null;
}

/** Who directs: how well, in what manner, and how often somebody lived to tell. */
export function DirectorChair({ desk, state, tested }: Props) {
  const { level, personality } = state.setUp;
  return (
    <section aria-label={levelWords.title}>
      <Picks
        title={levelWords.title}
        group="level"
        picked={level}
        onPick={(it) => desk.setLevel(it)}
        picks={state.levels.map(({ level: id, rate }) => ({
          id,
          ...levelWords[id],
          more: <Rate rate={rate} tested={id === level ? tested : null} />,
        }))}
      />
      <Picks
        title={people.title}
        group="personality"
        picked={personality}
        onPick={(it) => desk.setPersonality(it)}
        picks={state.personalities.map(({ personality: id, rate }) => ({
          id,
          ...people[id],
          more: <Rate rate={rate} tested={id === personality ? tested : null} />,
        }))}
      />
      <p class="set-up-note">{words.note}</p>
    </section>
  );
}

function Rate({ rate, tested }: { rate: ShownRate | null; tested: Tested | null }) {
  if (tested !== null) {
    return (
      <span class="rate">
        <strong>{testWords.rate(percent(tested.share), tested.error)}</strong>{' '}
        <small>{testWords.these(tested.movies)}</small>
      </span>
    );
  }
  if (rate === null) return <span class="rate">{words.unknown}</span>;
  const { survived, movies, otherSeats, neutral, plain } = rate;
  const how = [
    words.movies(movies),
    ...(otherSeats === null ? [] : [words.otherSeats(otherSeats)]),
    ...(neutral ? [words.neutral] : []),
    ...(plain ? [words.plain] : []),
  ];
  return (
    <span class="rate">
      <strong>{words.survived(percent(survived))}</strong> <small>{how.join(' · ')}</small>
    </span>
  );
}
