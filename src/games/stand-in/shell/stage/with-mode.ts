import type { Screen } from '../../../../shell/app-context.ts';
import { fetchedFirst } from '../../../../shell/stage/fetched-first.ts';
import type { Mode } from '../../kept.ts';
import type { OfModeFor } from './of-mode.ts';

const FETCHED: Partial<Record<Mode['kind'], () => Promise<OfModeFor>>> = {
  'first-night': async () => (await import('./first-night.tsx')).firstNight,
  'short-take': async () => (await import('./short-take.tsx')).shortTake,
};

/** A screen that waits for what its mode adds; where that does not come, it is a game like any other. */
export function withMode(kind: Mode['kind'], screen: (of: OfModeFor | null) => Screen): Screen {
  const fetched = FETCHED[kind];
  return fetched === undefined ? screen(null) : fetchedFirst(fetched, screen);
}
