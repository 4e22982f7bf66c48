import type { ComponentChildren } from 'preact';
import { Told } from '../kit/told.tsx';
import './test-screening.css';

interface Props {
  words: {
    title: string;
    stop: string;
    progress: string;
    failed: string;
    run(n: number): string;
    soFar(n: number): string;
  };
  state: { phase: 'idle' | 'running' | 'done' | 'failed'; done: number; of: number };
  /** What was found; null: nothing yet. */
  found: string | null;
  onRun: () => void;
  onStop: () => void;
  children?: ComponentChildren;
}

/** Many games by exactly what is chosen, before one is played. The same choices give the same ones. */
export function TestScreening({ words, state: { phase, done, of }, found, onRun, onStop, children }: Props) {
  const running = phase === 'running';
  const said = found ?? (phase === 'failed' ? words.failed : running && done > 0 ? words.soFar(done) : '');
  // Not `disabled`: whoever pressed it keeps the focus.
  return (
    <section class="test-screening" aria-label={words.title}>
      <button
        type="button"
        aria-disabled={found !== null}
        onClick={() => (running ? onStop() : found === null && onRun())}
      >
        {running ? words.stop : words.run(of)}
      </button>
      {running && <progress value={done} max={of} aria-label={words.progress} />}
      <Told words={said} />
      {children}
    </section>
  );
}
