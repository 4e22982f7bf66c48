import { percent } from '../../../../text/numerals.ts';
import { SET_UP } from '../../../../text/rooms/set-up.ts';
import { Told } from '../../../../ui/kit/told.tsx';
import type { Level, Tested, TestedShare, TestPort, TestState } from '../../app/ports/set-up.ts';
import './test-screening.css';

const { test: words, rate: rates } = SET_UP;

/** "Newcomers 43 % ± 7" and "old hands 61 % ± 7": whoever was in the player's seats. */
export function rateWords({ newcomers, oldHands }: Tested): string[] {
  const figure = ({ share, error }: TestedShare): string => words.figure(percent(share), error);
  if (oldHands === null) return [figure(newcomers)];
  return [rates.newcomers(figure(newcomers)), rates.oldHands(figure(oldHands))];
}

/** Two hundred movies by exactly what is chosen, before one is played. The same choices give the same two hundred. */
export function TestScreening({ port, state, level }: { port: TestPort; state: TestState; level: Level }) {
  const { phase, done, of, tested } = state;
  const running = phase === 'running';
  const said =
    tested !== null
      ? words.found(rateWords(tested).join(', '), tested.movies)
      : phase === 'failed'
        ? words.failed
        : running && done > 0
          ? words.soFar(done)
          : '';
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
      <Told words={said} />
      {level === 'midnight' && phase !== 'idle' && <p class="test-quick">{words.quick}</p>}
    </section>
  );
}
