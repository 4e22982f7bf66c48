import { SET_UP } from '../../../../text/rooms/set-up.ts';
import { TestScreening as Screening } from '../../../../ui/set-up/test-screening.tsx';
import type { Level, TestPort, TestState } from '../../app/ports/set-up.ts';
import { testedWords } from './rate.tsx';

const { test: words } = SET_UP;

/** Two hundred movies by exactly what is chosen. */
export function TestScreening({ port, state, level }: { port: TestPort; state: TestState; level: Level }) {
  const { phase, tested } = state;
  return (
    <Screening
      words={words}
      state={state}
      found={tested === null ? null : words.found(testedWords(tested).join(', '), tested.movies)}
      onRun={() => port.run()}
      onStop={() => port.stop()}
    >
      {level === 'midnight' && phase !== 'idle' && <p class="test-quick">{words.quick}</p>}
    </Screening>
  );
}
