import { en } from '../../../src/games/stand-in/text/en/index.ts';
import { es } from '../../../src/games/stand-in/text/es/index.ts';
import { FACES } from '../../../src/games/stand-in/text/shapes/company.ts';
import { type Part, plainText } from '../../../src/games/stand-in/text/shapes/parts.ts';
import { ROLES, SCRIPT } from '../../../src/rules/stand-in/index.ts';
import { spread } from '../../text/samples.ts';
import { ALL, ALL_CLAIMS, EVENTS, NIGHTS, OWNS, PROMPTS, SPECTATOR } from './things.ts';

/** One thing that is said, in both languages. */
export interface Sample {
  path: string;
  en: string;
  es: string;
}

type Call = (...args: unknown[]) => unknown;

/** The names of a function's parameters, as its source has them; what is taken apart there goes by `{}`. */
function namesOf(call: Call): readonly string[] {
  const source = String(call);
  const found = /^(?:function\s*\w*\s*)?\(([^)]*)\)|^(\w+)\s*=>|^\w+\s*\(([^)]*)\)/.exec(source);
  const list = found?.[1] ?? found?.[2] ?? found?.[3] ?? '';
  return list
    .replace(/\{[^}]*\}/g, '{}')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

const NUMBERS = [0, 1, 2, 5, 12] as const;
const SOME = NUMBERS.slice(1);
const CHANCES = [0.01, 0.58, 1] as const;
const WHO = ['you', ...FACES] as const;
const ODDS = { standIn: 0.3, double: 0.5, canTurn: 0.19, holdsRecast: 0.4, showsRecast: 0.2, holdsCurtain: 0.01 };

const GROUPS = [['cook'], ['you'], ['scout', 'you'], ['ranger', 'drifter', 'cook']] as const;
const FACE_GROUPS = [[], ['cook'], ['scout', 'robot'], ['ranger', 'drifter', 'cook']] as const;

/** Where a name means something else than elsewhere, or less can happen. */
const SPECIAL: readonly (readonly [RegExp, string, readonly unknown[]])[] = [
  [/^paper/, 'who|by', FACES],
  // Never the reader: who sits beside, whom one exchanges with, whose mark one makes.
  [/ASIDES|DETAILS|TABS|answering|NOTEBOOK.mark|NAMES.note|TABLE.after|missed/, 'who|partner|from|by', FACES],
  [/QUERIES.(?:beside|besideOne|shut|nextIs|offersYou)/, 'who|left|right', FACES],
  [/NOTES.gaveMe|NOTES.met/, 'n', SOME],
  [/QUERIES.hold/, 'cards', [['recast', 'recast', 'asbestos'], ['house-lights']]],
  [/QUERIES.burnt/, 'all', [[], ...GROUPS]],
  [/burntOut.accused/, 'all', FACE_GROUPS.slice(1)],
  [/QUERIES.short|TABLE.role/, 'role|name', ['Original']],
  [/falseDeclaration/, 'left', GROUPS],
  [/locked|glass|seatSays|dawn/, 'left', [1, 2]],
  [/thinks/, 'standIn|double', CHANCES],
  [/TONIGHT.line/, 'turns', SOME],
  [/TONIGHT.line/, 'won', [true, false]],
  [/recastBy/, 'n', [-2, -1, 0, 1, 3]],
  [/suspects|guesses|step$/, 'of', [5]],
  [/PROOFS.recast/, 'all', [8, 20]],
  [/seats.turns|seats.length/, 'n|minutes', [10, 25]],
  [/paper|proves|held|redealt|dawn|meanwhile|targets|deckOf/, 'n|lies', SOME],
  [/recap/, 'inPlay', SOME],
  [/effect/, 'before|after', CHANCES],
  [/VAULT.fate/, 'role', [null, ...ROLES]],
];

const ranged = (names: readonly string[], range: readonly unknown[]): Record<string, readonly unknown[]> =>
  Object.fromEntries(names.map((name) => [name, range]));

const RANGES: Readonly<Record<string, readonly unknown[]>> = {
  e: EVENTS,
  company: [ALL, SPECTATOR],
  prompt: PROMPTS,
  drew: [null, ...SCRIPT],
  night: NIGHTS,
  order: [['you', 'cook', 'scout']],
  faces: FACE_GROUPS,
  face: FACES,
  card: SCRIPT,
  role: ROLES,
  half: [0, 1, 5, 8],
  points: [-20, -1, 0, 8, 31],
  mark: ['none', 'trust', 'doubt', 'foe'],
  seats: [4, 6, 12],
  ...ranged(['isActive', 'isOut'], [true, false]),
  ...ranged(['who', 'by', 'of', 'active', 'standIn', 'last', 'other'], WHO),
  ...ranged(['originals', 'turns', 'p', 'share'], CHANCES),
  ...ranged(['n', 'won', 'known', 'unseen', 'own', 'lies', 'inPlay', 'draw', 'discard', 'doubles', 'cards'], NUMBERS),
  ...ranged(['turn', 'step', 'played', 'claims', 'recast', 'least', 'most', 'round', 'all', 'others'], SOME),
  ...ranged(['name', 'goal', 'said', 'words', 'action', 'key', 'id', 'level', 'seed', 'hash', 'day'], ['x']),
};

/** What a parameter of this name may be handed; null: nobody has said. */
function rangeOf(path: string, name: string): readonly unknown[] | null {
  const special = SPECIAL.find(([where, names]) => where.test(path) && names.split('|').includes(name));
  return special?.[2] ?? RANGES[name] ?? null;
}

/** Of those that are handed one thing taken apart. */
function takenApart(path: string): readonly unknown[] | null {
  if (/^(titles|paper)|TAGLINES/.test(path)) return NIGHTS;
  if (/DETAILS/.test(path)) return [ODDS];
  return null;
}

/** Functions whose arguments belong together. */
const TOGETHER: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'talk.claimParts': ALL_CLAIMS.flatMap(({ claim, speaker }) => [ALL, SPECTATOR].map((at) => [claim, speaker, at])),
  'talk.claimOf': ALL_CLAIMS.slice(0, 9).map(({ claim, speaker }) => [claim, speaker, ALL]),
  'talk.claimLabel': ALL_CLAIMS.filter(({ speaker }) => speaker === 0).map(({ claim }) => [claim, ALL]),
  'choices.labelOf': PROMPTS.flatMap((prompt) => prompt.replies.map((reply) => [reply, prompt, ALL])),
  'reasons.becauseOf': PROMPTS.flatMap((prompt) =>
    prompt.replies.flatMap((reply) =>
      ROLES.map((role) => [
        { reply, figures: { standIn: 0.62, double: 0.71, danger: 0.08, partner: 3 } },
        role,
        prompt,
        ALL,
      ]),
    ),
  ),
  'ending.ownEnd': OWNS.flatMap((own) =>
    ['burnt', 'declared', 'alone', 'false-declaration', 'vengeance', 'dawn', 'last'].map((how) => [own, how]),
  ),
  'vault.VAULT.numbers': SOME.map((n) => [{ turns: n, choices: n, burnt: n, turned: n }]),
  'ending.ENDING.listed': [],
};

function* walk(path: string, one: unknown, other: unknown): Generator<[string, unknown, unknown]> {
  if (typeof one === 'function' || typeof one === 'string') yield [path, one, other];
  else if (one !== null && typeof one === 'object')
    for (const key of Object.keys(one))
      yield* walk(`${path}.${key}`, Reflect.get(one, key), Reflect.get(Object(other), key));
}

/** All that there is, side by side: words and functions. */
export const PAIRS: readonly [string, unknown, unknown][] = Object.keys(en).flatMap((file) => [
  ...walk(file, Reflect.get(en, file), Reflect.get(es, file)),
]);

/** A saying as text, whatever it comes in. */
function words(said: unknown): string {
  if (said === null) return '';
  if (typeof said === 'string') return said;
  if (Array.isArray(said)) return plainText(said as Part[]);
  const { parts, verb, tells, asks } = said as { parts?: Part[]; verb?: string; tells?: string; asks?: string };
  return parts === undefined ? `${tells} ${asks}` : [verb, plainText(parts)].filter((it) => it !== '').join(': ');
}

interface Said {
  samples: Sample[];
  unknown: string[];
}
let made: Said | null = null;
/** Made once, for all tests. */
export const samplesOf = (): Said => (made ??= makeSamples());

function makeSamples(): Said {
  const samples: Sample[] = [];
  const unknown: string[] = [];
  for (const [path, one, other] of PAIRS) {
    if (typeof one === 'string') {
      samples.push({ path, en: one, es: String(other) });
      continue;
    }
    const names = namesOf(one as Call);
    const ranges = names.map((name) => (name === '{}' ? takenApart(path) : rangeOf(path, name)));
    const together = TOGETHER[path];
    if (together === undefined && ranges.some((range) => range === null)) unknown.push(`${path}(${names.join(', ')})`);
    else
      for (const args of together ?? spread(ranges as (readonly unknown[])[])) {
        const [english, spanish] = [words((one as Call)(...args)), words((other as Call)(...args))];
        if (english !== '' || spanish !== '') samples.push({ path, en: english, es: spanish });
      }
  }
  return { samples, unknown };
}
