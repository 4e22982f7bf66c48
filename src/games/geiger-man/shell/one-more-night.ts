import { nightFor } from '../app/one-more-night/night.ts';
import type { ShowSetup } from '../app/play/recording.ts';
import type { NightChoice } from '../app/ports/one-more-night.ts';
import { sumInThreads } from './stage/threads.ts';

/** A table to take over, looked for beside the page. */
export function drawNight(choice: NightChoice, seed: string): { found: Promise<ShowSetup>; stop: () => void } {
  let stop = () => {};
  const found = nightFor(choice, seed, (ask) => {
    const summing = sumInThreads({ kind: 'middle', ...ask });
    ({ stop } = summing);
    return summing.result;
  });
  return { found, stop: () => stop() };
}
