import type { Level, TestPort, TestState } from '../../app/ports/set-up.ts';
import { percent } from '../../text/numerals.ts';
import { SET_UP } from '../../text/set-up.ts';
import './test-screening.css';

const { test: words } = SET_UP;

/** Two hundred movies by exactly what is chosen, before one is played. The same choices give the same two hundred. */
export function TestScreening({ port, state, level }: { port: TestPort; state: TestState; level: Level }) {
  const { phase, done, of, share, tested } = state;
  const running = phase === 'running';
  // Not `disabled`: whoever pressed it keeps the focus.
  return (
    <section class="test-screening" aria-label={words.title}>
      <button
        type="button"
        aria-disabled={tested !== null}
        onClick={() => (running ? port.stop() : tested === null && port.run())}
      >
        {running ? words.stop : words.run(of)}
      </button>
      {running && <progress value={done} max={of} aria-label={words.progress} />}
      <p role="status">
        {running && done > 0 && words.soFar(percent(share), done)}
        {phase === 'failed' && words.failed}
        {tested !== null && words.found(percent(tested.share), tested.error, tested.movies)}
      </p>
      {level === 'midnight' && phase !== 'idle' && <p class="test-quick">{words.quick}</p>}
    </section>
  );
}
