import type { Options } from '../../../../rules/stand-in/index.ts';

/** What may even out a table that tilts, by the names that BALANCE.md has for them (SA16.1–SA16.3). */
export const SUGGESTIONS = {
  'late-arrival': { lateArrival: true },
  'late, recast+3': { lateArrival: true, recast: 3 },
  'late, tools': { lateArrival: true, lateTools: true },
  'recast-2': { recast: -2 },
  'recast-4': { recast: -4 },
} as const satisfies Record<string, Partial<Options>>;
export type Suggestion = keyof typeof SUGGESTIONS;
