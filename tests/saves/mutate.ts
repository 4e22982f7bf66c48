import { hashOf } from '../../src/rules/shuffling-horror/index.ts';

export type Pick = (most: number) => number;
type Plain = Record<string, unknown>;

const SCRIPT = '<img src=x onerror="globalThis.polluted=1"><script>globalThis.polluted=1</script>';
const nest = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

/** Made by the parser: written as a literal it would set the prototype instead. */
const polluting = (): unknown =>
  JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"type":"rest"}');

export const HOSTILE: readonly (() => unknown)[] = [
  () => null,
  () => -1,
  () => 0,
  () => 1.5,
  () => 1e308,
  () => Number.MAX_SAFE_INTEGER,
  () => true,
  () => '',
  () => '__proto__',
  () => 'constructor',
  () => 'warlord',
  () => SCRIPT,
  () => 'x'.repeat(5000),
  () => [],
  () => ({}),
  () => nest(40),
  () => Array.from({ length: 3000 }, () => 'pods-1'),
  polluting,
];

/** Holders of something, and under which key: every place where a file can be wrong. */
function placesIn(value: unknown, places: [Plain, string][] = []): [Plain, string][] {
  if (value === null || typeof value !== 'object') return places;
  for (const key of Object.keys(value)) {
    places.push([value as Plain, key]);
    placesIn((value as Plain)[key], places);
  }
  return places;
}

/** As a field of its own, whatever its name is. */
const set = (holder: Plain, key: string, value: unknown): void => {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
};

export const at = <T>(list: readonly T[], pick: Pick): T => list[pick(list.length)] as T;

/** One change inside, of any kind. */
export function wound(root: Plain, pick: Pick): void {
  const places = placesIn(root);
  if (places.length === 0) return; // there is nothing left to be wrong
  const [holder, key] = at(places, pick);
  const [other, otherKey] = at(places, pick);
  const kind = pick(5);
  if (kind === 0) delete holder[key];
  else if (kind === 1)
    set(holder, key, structuredClone(other[otherKey])); // of some other type, or a card twice
  else if (kind === 2 && typeof holder[key] === 'number') set(holder, key, (holder[key] as number) + pick(5) - 2);
  else if (kind === 3) set(holder, '__proto__', polluting());
  else set(holder, key, at(HOSTILE, pick)());
}

export const TORN: readonly ((text: string, pick: Pick) => string)[] = [
  (text, pick) => text.slice(0, pick(text.length)),
  (text, pick) => text.slice(pick(text.length)),
  (text, pick) => {
    const i = pick(text.length);
    return text.slice(0, i) + String.fromCharCode(text.charCodeAt(i) ^ (1 << pick(7))) + text.slice(i + 1);
  },
  (text, pick) => {
    const [a, b, c] = [pick(text.length), pick(text.length), pick(text.length)].sort((x, y) => x - y) as [
      number,
      number,
      number,
    ];
    return text.slice(0, a) + text.slice(b, c) + text.slice(a, b) + text.slice(c);
  },
  (text, pick) => text.replace(/-?\d+/, () => String(at([-1, 99, 1e308, 1e21], pick))),
  (_, pick) => at(['', 'null', '[]', '"last-reel-film-1"', '{}', '['.repeat(60_000), '{"a":'.repeat(60_000)], pick),
  (text) => text.replace('{', '{"__proto__":{"polluted":1},'),
  (text) => text.replaceAll('roswell-51', SCRIPT.replaceAll('"', '')),
];

/** A film with something wrong with it. Most of those changed inside get a fresh checksum, or none would be looked into. */
export function mutated(text: string, pick: Pick): string {
  if (pick(3) === 0) return at(TORN, pick)(text, pick);
  const film = JSON.parse(text) as Plain;
  const inside = film.save === undefined ? film : (film.save as Plain);
  if (pick(6) === 0) inside.format = at([0, 1, 2, 3, 99, '2', -1], pick);
  if (pick(12) === 0) inside.rules = at([0, 1, 2, '1', 1e9], pick);
  for (let wounds = 1 + pick(3); wounds > 0; wounds--) wound(pick(8) === 0 ? film : inside, pick);
  if (film.save !== undefined && pick(8) > 0) film.checksum = checksum(film.save);
  return JSON.stringify(film);
}

const checksum = (save: unknown): string => {
  try {
    return hashOf(save);
  } catch {
    return 'too deep';
  }
};
