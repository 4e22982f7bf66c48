import { percent } from '../../../../text/numerals.ts';
import { SET_UP } from '../../../../text/rooms/set-up.ts';
import { TestScreening as Screening } from '../../../../ui/set-up/test-screening.tsx';
import type { Level, Tested, TestedShare, TestPort, TestState } from '../../app/ports/set-up.ts';

const { test: words, rate: rates } = SET_UP;

/** "Newcomers 43 % ± 7" and "old hands 61 % ± 7": whoever was in the player's seats. */
export function rateWords({ newcomers, oldHands }: Tested): string[] {
  const figure = ({ share, error }: TestedShare): string => words.figure(percent(share), error);
  if (oldHands === null) return [figure(newcomers)];
  return [rates.newcomers(figure(newcomers)), rates.oldHands(figure(oldHands))];
}

/** Two hundred movies by exactly what is chosen. */
export function TestScreening({ port, state, level }: { port: TestPort; state: TestState; level: Level }) {
  const { phase, tested } = state;
  return (
    <Screening
      words={words}
      state={state}
      found={tested === null ? null : words.found(rateWords(tested).join(', '), tested.movies)}
      onRun={() => port.run()}
      onStop={() => port.stop()}
    >
      {level === 'midnight' && phase !== 'idle' && <p class="test-quick">{words.quick}</p>}
    </Screening>
  );
}
