import { chanceFrom } from '../../src/rules/index.ts';

export interface Figure {
  name: string;
  value: number;
  unit: string;
  target?: string;
}

/** Runs `work` over and over for about this long. */
export function timed(work: () => void, milliseconds: number): { perSecond: number } {
  const began = performance.now();
  let runs = 0;
  let now = began;
  while (now - began < milliseconds) {
    for (let i = 0; i < 8; i++) work();
    runs += 8;
    now = performance.now();
  }
  return { perSecond: (1000 * runs) / (now - began) };
}

/** What this machine does at the moment: plain Alea draws in a loop. Figures of two machines compare by their ratio to it. */
export function reference(): Figure {
  const chance = chanceFrom('reference');
  let sum = 0;
  const draws = timed(() => {
    for (let i = 0; i < 10_000; i++) sum += chance();
  }, 1000);
  if (sum < 0) throw new Error('impossible');
  return { name: 'reference: Alea draws', value: (draws.perSecond * 10_000) / 1e6, unit: 'M/s' };
}
