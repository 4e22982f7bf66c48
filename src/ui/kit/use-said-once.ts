import { useEffect, useRef } from 'preact/hooks';
import { say } from './say.ts';

/** What somebody else would do, as it is told; `settled`: it will not change any more. */
interface Told {
  n: number;
  words: string;
  figures: string;
  settled: boolean;
}

/** When it will not change any more: once, by the house's own voice. */
export function useSaidOnce(advice: Told | null): void {
  const said = useRef(-1);
  useEffect(() => {
    if (advice === null || !advice.settled || said.current === advice.n) return;
    said.current = advice.n;
    say(`${advice.words} ${advice.figures}`.trim());
  }, [advice]);
}
