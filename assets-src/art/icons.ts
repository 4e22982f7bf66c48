import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Path2D } from '@napi-rs/canvas';

/**
 * The few silhouettes borrowed from game-icons.net (CC BY 3.0). An icon's author is its folder in the collection's
 * repository; the package itself does not say, so it is written down here.
 */
export const ICON_AUTHORS = {
  brain: 'Lorc',
  cow: 'Delapouite',
  fist: 'Skoll',
  hand: 'sbed',
  'monkey-wrench': 'Delapouite',
  'radar-dish': 'Lorc',
  run: 'Lorc',
  scalpel: 'Lorc',
  sprint: 'Lorc',
  'tow-truck': 'Delapouite',
} as const;

export type IconName = keyof typeof ICON_AUTHORS;

const require = createRequire(import.meta.url);
const used = new Set<IconName>();
const cache = new Map<IconName, Path2D>();
let set: { icons: Record<string, { body: string } | undefined> } | null = null;

/** An icon as one path, centred on 0,0 and 100 units wide; asking for it is what puts it in the credits. */
export function icon(name: IconName): Path2D {
  used.add(name);
  const known = cache.get(name);
  if (known) return known;
  set ??= JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'));
  const body = set?.icons[name]?.body;
  if (!body) throw new Error(`game-icons has no ${name}`);
  const path = new Path2D();
  const place = { a: 100 / 512, b: 0, c: 0, d: 100 / 512, e: -50, f: -50 };
  for (const [, d] of body.matchAll(/ d="([^"]+)"/g)) path.addPath(new Path2D(d), place as DOMMatrix);
  cache.set(name, path);
  return path;
}

export const usedIcons = (): IconName[] => [...used].sort();
