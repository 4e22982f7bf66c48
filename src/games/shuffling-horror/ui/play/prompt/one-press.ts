import { useEffect, useRef, useState } from 'preact/hooks';
import type { StageState } from '../../../app/ports/stage.ts';

/** Nobody reads a question and presses in less. Keys are not kept waiting: whoever types fast knows what is asked. */
const SETTLING_MS = 180;

/** What a press would be about: a question, a list within it, or a pause. */
const matterOf = ({ question, menus, phase }: StageState): string =>
  question === null ? (phase === 'playing' || phase === 'thinking' ? '' : phase) : `${question.n}/${menus.length}`;

/**
 * One press, one answer. What was asked just now takes no pointer yet (stage.css), and the second half of a double click is no click
 * on what has come under it. Says whether it is that fresh.
 */
export function useOnePress(state: StageState): boolean {
  const matter = matterOf(state);
  const now = useRef(matter);
  now.current = matter;
  const [settled, setSettled] = useState(matter);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(matter), SETTLING_MS);
    return () => clearTimeout(timer);
  }, [matter]);
  useEffect(() => {
    let first = '';
    const onClick = (event: MouseEvent) => {
      if (event.detail < 2) first = now.current;
      else if (first !== now.current) event.stopImmediatePropagation();
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
  return settled !== matter;
}
