import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SENSIBLE, type Temper } from '../../../src/director-ai/shuffling-horror/cast/cast.ts';
import { TEMPERS } from '../../../src/director-ai/shuffling-horror/cast/tempers.ts';
import { chanceFrom } from '../../../src/rules/shuffling-horror/index.ts';
import { ofDeck } from '../deck.ts';
import { Usage } from '../usage.ts';

const FILE = join('tools', 'lab', 'casts', 'tuned.json');

/** The numbers of a temper that can be turned, and how far: times the sensible player's, or as they are. */
const TURNED = {
  rest: [0.5, 2],
  power: [0.5, 2],
  fight: [0.5, 2],
  shelter: [0, 2.5],
  draw: [0, 0.9 / SENSIBLE.draw],
} as const;

/** Those with a name first, then any: always the same ones. */
export function temperAt(i: number): Temper {
  const named = Object.values(TEMPERS) as Temper[];
  const known = named[i];
  if (known !== undefined) return known;
  const chance = chanceFrom(`temper/${i}`);
  const temper = { ...SENSIBLE, name: `temper-${i}` };
  for (const key of Object.keys(TURNED) as (keyof typeof TURNED)[]) {
    const [low, high] = TURNED[key];
    temper[key] = Number((SENSIBLE[key] * (low + (high - low) * chance())).toFixed(3));
  }
  return temper;
}

type Kept = Record<string, Temper>;
const kept = (): Kept => (existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Kept) : {});

/** The temper that did best against this Director, by `lab exploit --write`. */
export function tunedFor(director: string): Temper {
  const found = kept()[ofDeck(director)];
  if (found === undefined)
    throw new Usage(`nobody is tuned to ${director} yet: lab exploit --director ${director} --write`);
  return found;
}

export function keepTuned(director: string, temper: Temper): void {
  writeFileSync(FILE, `${JSON.stringify({ ...kept(), [ofDeck(director)]: temper }, null, 2)}\n`);
}
