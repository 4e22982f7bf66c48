import { useEffect, useRef, useState } from 'preact/hooks';

/** Nobody reads a question and presses in less. */
const SETTLING_MS = 180;

/** Whatever asks: a question, the lists that are open within it, or a pause. */
interface Asking {
  question: { n: number } | null;
  menus: readonly unknown[];
  phase: string;
}

/** What a press would be about. */
const matterOf = ({ question, menus, phase }: Asking): string =>
  question === null ? (phase === 'playing' || phase === 'thinking' ? '' : phase) : `${question.n}/${menus.length}`;

/**
 * One press, one answer. What was asked just now takes no pointer yet (stage.css), and the second half of a double click is no click
 * on what has come under it. Says whether it is that fresh.
 */
export function useOnePress(asking: Asking): boolean {
  const matter = matterOf(asking);
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
