import { en } from '../../../src/games/geiger-man/text/en/index.ts';
import { es } from '../../../src/games/geiger-man/text/es/index.ts';
import type { Choice, Line } from '../../../src/games/geiger-man/text/scene.ts';
import { plainText } from '../../../src/games/geiger-man/text/shapes/parts.ts';
import { rangeOf, TOGETHER } from './ranges.ts';

/** One sentence that a builder of the catalogue said, in both languages, and what it was told. */
export interface Sample {
  path: string;
  args: readonly unknown[];
  en: string;
  es: string;
}

type Call = (...args: unknown[]) => unknown;
export interface Pair<T> {
  path: string;
  en: T;
  es: T;
}

/** Everything in the catalogue, side by side, down to strings and functions. */
export function* pairs(path = '', one: unknown = en, other: unknown = es): Generator<Pair<unknown>> {
  if (typeof one === 'string' || typeof one === 'function') yield { path, en: one, es: other };
  else if (one !== null && typeof one === 'object')
    for (const key of Object.keys(one).filter((it) => it !== 'rule' && it !== 'forms'))
      yield* pairs(path === '' ? key : `${path}.${key}`, Reflect.get(one, key), Reflect.get(Object(other), key));
}
export const STRINGS = [...pairs()].filter((it): it is Pair<string> => typeof it.en === 'string');
export const CALLS = [...pairs()].filter((it): it is Pair<Call> => typeof it.en === 'function');

/** The names of a function's parameters, as its source has them. */
function namesOf(call: Call): readonly string[] {
  const found = /^(?:function\s*\w*\s*)?\(([^)]*)\)|^(\w+)\s*=>/.exec(String(call));
  return (found?.[1] ?? found?.[2] ?? '')
    .split(',')
    .map((name) => name.trim().replace(/^_/, ''))
    .filter((name) => name !== '');
}

const MOST = 3000;
/** Every combination where there are not too many of them; else all of the first with the first of the others, and so on. */
function* spread(ranges: readonly (readonly unknown[])[]): Generator<readonly unknown[]> {
  if (ranges.reduce((n, range) => n * range.length, 1) <= MOST) {
    yield* product(ranges);
    return;
  }
  const first = ranges.map(([value]) => value);
  yield first;
  for (const [i, range] of ranges.entries()) for (const value of range.slice(1)) yield first.with(i, value);
}
function* product(ranges: readonly (readonly unknown[])[]): Generator<readonly unknown[]> {
  const [range, ...rest] = ranges;
  if (range === undefined) yield [];
  else for (const value of range) for (const others of product(rest)) yield [value, ...others];
}

/** What was said, as plain text: of a choice its label and detail, of a line its parts. */
export function words(said: unknown): string {
  if (typeof said === 'string') return said;
  if (said === null || typeof said !== 'object') return '';
  if ('parts' in said) return plainText((said as Line).parts);
  if ('label' in said) return [(said as Choice).label, (said as Choice).detail].filter((it) => it !== '').join(' / ');
  return '';
}

export interface Said {
  samples: Sample[];
  /** Functions with a parameter that nobody can fill. */
  unknown: string[];
}
function say(): Said {
  const samples: Sample[] = [];
  const unknown: string[] = [];
  for (const { path, en: one, es: other } of CALLS) {
    const names = namesOf(one);
    const ranges = names.map((name) => rangeOf(path, name));
    if (ranges.includes(null) && TOGETHER[path] === undefined) unknown.push(`${path}(${names.join(', ')})`);
    else
      for (const args of TOGETHER[path] ?? spread(ranges as (readonly unknown[])[]))
        samples.push({ path, args, en: words(one(...args)), es: words(other(...args)) });
  }
  return { samples, unknown };
}
let said: Said | null = null;
export const samplesOf = (): Said => {
  said ??= say();
  return said;
};
