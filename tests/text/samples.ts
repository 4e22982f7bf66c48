import type { DeckId } from '../../src/rules/shuffling-horror/index.ts';
import { es } from '../../src/text/es/index.ts';
import { type Part, plainText } from '../../src/text/play/parts.ts';
import { english, FILES, keysIn } from './english.ts';
import { type Cast, castOf, eventsOf } from './sample-events.ts';

/** One sentence that a builder of the catalogue said. */
export interface Sample {
  path: string;
  en: string;
  es: string;
}

type Call = (...args: unknown[]) => unknown;

/** The names of a function's parameters, as its source has them. */
export function namesOf(call: Call): readonly string[] {
  const source = String(call);
  const found = /^(?:function\s*\w*\s*)?\(([^)]*)\)|^(\w+)\s*=>|^\w+\s*\(([^)]*)\)/.exec(source);
  const list = found?.[1] ?? found?.[2] ?? found?.[3] ?? '';
  if (list.includes('{')) return list.trim().startsWith('{') ? ['w'] : ['{}'];
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

const NUMBERS = [0, 1, 2, 5, 12] as const;
const CHANCES = [0.01, 0.58, 1] as const;

/** What a parameter of this name may be handed; files where a name means something else come first. */
function rangeOf(deck: DeckId, cast: Cast, file: string, path: string, name: string): readonly unknown[] | null {
  const foes = [...cast.aliens.map((card) => ({ card })), { side: 'director', slot: 1 }, { side: 2, slot: 0 }];
  const culprits = [...cast.aliens, ...cast.events.filter((card) => card === 'spored' || card === 'blobbed')];
  const because = file === 'because';
  const isPaper = file === 'newspaper' || file === 'ending';
  const own: Record<string, readonly unknown[]> = {
    who: cast.who,
    survivor: cast.who,
    from: cast.who,
    target: because ? cast.aliens : /worst/.test(path) ? cast.who : culprits,
    at: /flail|test|place/.test(path) ? NUMBERS : [...cast.who, ...cast.roofs],
    by: isPaper
      ? /putDown|biggest|headShot|numbers/.test(path)
        ? cast.who
        : culprits
      : file === 'keys'
        ? ['undo', 'mute']
        : foes,
    card: /ASK_DIRECTOR.place|DIRECT.take|BECAUSE.(join|pick)|lurker|permit|photo/.test(path)
      ? cast.aliens
      : /raise/.test(path)
        ? cast.who
        : /plot|shuffler/.test(path)
          ? cast.events
          : /prompts|because|DIRECT.fade|DIRECT.cover/.test(path)
            ? cast.props
            : [...cast.aliens, ...cast.props, ...cast.events],
    drop: cast.props,
    swap: cast.props,
    way: ['hands', ...cast.items],
    what: cast.roofs,
    place: cast.roofs,
    sanctuary: cast.roofs,
    pool: [cast.who.slice(0, 2), cast.who.slice(1, 4)],
    names: isPaper ? [cast.who.slice(0, 1), cast.who.slice(0, 2), cast.who.slice(1, 4)] : [['Ana', 'Inés']],
    s: ['muscle', 'speed', 'brains', 'guts'],
    deck: [deck],
    act: [
      ...cast.monsters.map((card) => ({ kind: 'take', card, side: 'director', slot: 1 })),
      ...cast.props.map((card) => ({ kind: 'cover', card })),
      ...cast.props.map((card) => ({ kind: 'fade-out', card })),
      ...cast.events.flatMap((card) => [true, false].map((use) => ({ kind: 'plot', card, use }))),
      ...cast.aliens.map((card) => ({ kind: 'pick', card })),
      ...foes.map((by) => ({ kind: 'strike', by, at: cast.who[0] })),
      ...['clip', 'cut', 'loss', 'lurker'].flatMap((kind) => [true, false].map((use) => ({ kind, use }))),
      { kind: 'migrate', slot: 0, seat: 2 },
      ...[{ kind: 'bonus-turn' }, { kind: 'pass' }, { kind: 'all-out' }],
    ],
    e: eventsOf(cast),
    w: nightsOf(deck, cast),
    reel: [2],
    round: [3],
    rounds: [3],
    frame: [1],
    key: ['Q', 'Esc'],
    slot: [1],
    side: ['director', 2],
    dice: [[3, 4]],
    foe: [null, { side: 2, slot: 0 }],
    throng: [
      { side: 'director', slot: 1 },
      { side: 2, slot: 0 },
    ],
    survived: [true, false],
    refilled: [true, false],
    muted: [true, false],
    p: /prompts|because|dailies|reels/.test(file) ? CHANCES : ['1\u00a0%', '58\u00a0%'],
    attacks: ['2 ataques'],
    worlds: [40],
    ...{ day: [3], edition: ['x'], words: ['x'], pays: ['x'], label: ['x'], detail: ['x'], brief: ['x'] },
    ...{ option: ['x'], lead: ['x'], chosen: ['x'], reason: ['x'], score: ['1,00'], value: [1], spent: [0.5, 1, 2] },
    name: ['x'],
    ...Object.fromEntries(
      ['hit', 'kill', 'hits', 'lost', 'falls', 'hitNow', 'hitThen', 'share', 'chance', 'oneDie'].map((it) => [
        it,
        CHANCES,
      ]),
    ),
    ...Object.fromEntries(
      [
        'n',
        'of',
        'amount',
        'damage',
        'left',
        'points',
        'room',
        'after',
        'stars',
        'seat',
        'alive',
        'cast',
        'strength',
        'now',
        'then',
        'total',
        'kills',
        'half',
        'needed',
        'yours',
        'on',
      ].map((it) => [it, NUMBERS]),
    ),
  };
  if (/finished.numbers/.test(path))
    return NUMBERS.map((n) => ({ rounds: n, choices: n, killed: n, headShots: n, spent: n }));
  // The paper counts what there was of a thing, and lists no fewer than two who live.
  if (isPaper && /living.many/.test(path)) return own.names?.slice(1) ?? null;
  if (isPaper && /headShots/.test(path)) return NUMBERS.slice(2);
  if (isPaper && name === 'lost') return NUMBERS;
  if (isPaper && ['n', 'alive', 'cast'].includes(name)) return NUMBERS.slice(1);
  return own[name] ?? null;
}

/** All that a title or a tagline is told of a movie, with everybody in every part. */
const nightsOf = (deck: DeckId, cast: Cast): readonly unknown[] => {
  const night = (villain: string, who: string, survived: boolean) => ({
    ...{ deck, villain, hero: who, first: who, last: who, turned: who, alone: who, probed: who, place: 'Roswell' },
    ...{ fallen: cast.roofs[0], shelter: cast.roofs[1], tool: cast.items[0], survived, told: true, midnight: true },
    ...{ reel: 2, alive: 2, lost: 6, kills: 20, headShots: 3, features: 2, cast: 8, met: cast.events },
  });
  return [true, false].flatMap((survived) => [
    ...cast.aliens.map((villain) => night(villain, cast.who[0] as string, survived)),
    ...cast.who.map((who) => night(cast.monsters[0] as string, who, survived)),
  ]);
};

/** All of the first with the first of the others, then all of the second, and so on: every value, not every pair. */
export function* spread(ranges: readonly (readonly unknown[])[]): Generator<readonly unknown[]> {
  const first = ranges.map(([value]) => value);
  yield first;
  for (const [i, range] of ranges.entries()) for (const value of range.slice(1)) yield first.with(i, value);
}

function* walk(deck: DeckId, path: string, en: unknown, spanish: unknown): Generator<[string, Call, Call]> {
  if (typeof en === 'function') yield [path, en as Call, spanish as Call];
  else if (en !== null && typeof en === 'object')
    for (const [key, at] of keysIn(deck, path, en))
      yield* walk(deck, at, Reflect.get(en, key), Reflect.get(Object(spanish), key));
}

const words = (said: unknown): string =>
  typeof said === 'string'
    ? said
    : said !== null && typeof said === 'object' && 'parts' in said
      ? plainText((said as { parts: Part[] }).parts)
      : '';

/** Files that make whole sentences of cards and numbers: a parameter there that nobody can fill is named in `unknown`. */
const BUILDERS: readonly string[] = ['log', 'prompts', 'direct', 'commentary', 'newspaper', 'names', 'because'];

export function samplesOf(deck: DeckId): { samples: Sample[]; unknown: string[] } {
  const cast = castOf(deck);
  const samples: Sample[] = [];
  const unknown: string[] = [];
  for (const file of FILES)
    for (const [path, en, spanish] of walk(deck, file, english[file], es[file])) {
      const names = namesOf(en);
      const ranges = names.map((name) => rangeOf(deck, cast, file, path, name));
      if (ranges.some((range) => range === null)) {
        if (BUILDERS.includes(file)) unknown.push(`${path}(${names.join(', ')})`);
        continue;
      }
      for (const args of spread(ranges as (readonly unknown[])[])) {
        const [one, other] = [words(en(...args)), words(spanish(...args))];
        if (one !== '' || other !== '') samples.push({ path, en: one, es: other });
      }
    }
  return { samples, unknown };
}
