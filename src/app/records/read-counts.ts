import { isRecord } from '../../storage/check.ts';
import type { Counts, Rates } from './counts.ts';

/** Anything odd on the shelf is left out: a book with a torn page is still a book. */

const MOST = 1e9;
/** More than there are cards. */
export const MOST_KEYS = 200;

export const count = (value: unknown): number =>
  Number.isSafeInteger(value) ? Math.min(MOST, Math.max(0, value as number)) : 0;

const isName = (value: unknown): value is string => typeof value === 'string' && /^[a-z0-9-]{1,40}$/.test(value);

export const names = (value: unknown, most: number): string[] =>
  Array.isArray(value) ? [...new Set(value.filter(isName))].slice(-most) : [];

const entriesOf = (value: unknown): [string, unknown][] =>
  isRecord(value)
    ? Object.entries(value)
        .filter(([key]) => isName(key))
        .slice(0, MOST_KEYS)
    : [];

export const countsFrom = (value: unknown): Counts =>
  Object.fromEntries(entriesOf(value).map(([key, it]) => [key, count(it)]));

export const ratesFrom = (value: unknown): Rates =>
  Object.fromEntries(
    entriesOf(value)
      .filter(([, it]) => isRecord(it))
      .map(([key, it]) => {
        const { played, survived } = it as Record<string, unknown>;
        return [key, { played: count(played), survived: Math.min(count(survived), count(played)) }];
      }),
  );
