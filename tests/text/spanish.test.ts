import { describe, expect, it } from 'vitest';
import { lettersOf } from '../../assets-src/art/fonts.ts';
import { answerTo } from '../../src/director-ai/shuffling-horror/messages.ts';
import { askFor } from '../../src/games/shuffling-horror/app/play/players.ts';
import { advance, type DeckId, type MovieEvent, promptOf, startMovie } from '../../src/rules/shuffling-horror/index.ts';
import { CARD_IDS, IDS_OF } from '../../src/text/cards/card-ids.ts';
import { lineOf as englishLine } from '../../src/text/en/play/log.ts';
import { es } from '../../src/text/es/index.ts';
import { plainText } from '../../src/text/play/parts.ts';
import { config, seating } from '../app/kit.ts';
import { english, FILES, keysIn } from './english.ts';
import { namesOf } from './samples.ts';

/** Words that are the same in both. */
const SAME = new Set([
  'Roswell',
  'SHAD',
  'Roswell 51',
  'Pittsburgh 68',
  'Roswell 51 · Pittsburgh 68',
  'Director',
  'DIRECTOR',
  'Par',
  'Grindhouse',
  'Last Reel',
  'Esc',
  'Alt',
  'Enter',
  'Walkie-Talkies',
]);

/** What is said on the other side of the ocean, or in the other past tense (docs/adr/0012-languages.md). */
const ELSEWHERE =
  /\b(?:coches?|pulsa[rs]?|aparcad\p{L}+|jersey|nevera|gafas|conducir|vosotros|vuestr\p{L}+|coger|ordenador|chaqueta|sesi[oó]n(?:es)?|fregona|cuenta atrás)\b|\b(?:ha|han|has|he|hemos) \p{L}+(?:ado|[ií]do|cho|sto|rto)\b|\d ?%|[«»]/iu;

type Call = (...args: unknown[]) => unknown;
interface Pair {
  path: string;
  en: unknown;
  es: unknown;
}

/** Everything in the catalogue, side by side, down to strings and functions. */
function* walk(deck: DeckId, path: string, en: unknown, spanish: unknown): Generator<Pair> {
  if (typeof en === 'function')
    yield { path, en: toldOf(deck, en as Call, en as Call), es: toldOf(deck, spanish as Call, en as Call) };
  else if (typeof en === 'string') yield { path, en, es: spanish };
  else if (en !== null && typeof en === 'object') {
    for (const [key, at] of keysIn(deck, path, en).filter(([it]) => it !== 'switch'))
      yield* walk(deck, at, Reflect.get(en, key), Reflect.get(Object(spanish), key));
  }
}

/** A sentence that is handed the deck last, as somebody says it who has been told which. */
function toldOf(deck: DeckId, call: Call, english: Call): Call {
  if (namesOf(english).at(-1) !== 'deck') return call;
  const length = english.length - 1;
  return Object.defineProperty((...args: unknown[]) => call(...args.slice(0, length), deck), 'length', {
    value: length,
  });
}
const DECK_IDS = Object.keys(IDS_OF) as DeckId[];

/** All words as they are in a deck. */
function pairsOf(deck: DeckId): Pair[] {
  return FILES.flatMap((file) => [...walk(deck, file, english[file], es[file])]);
}
const stringsOf = (deck: DeckId): Pair[] => pairsOf(deck).filter(({ en }) => typeof en === 'string');
const callsOf = (deck: DeckId): Pair[] => pairsOf(deck).filter(({ en }) => typeof en === 'function');

/** Ids and signs are no words. */
const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text) && !/^R\d+\.\d+$/.test(text);

/** All that is ever told of a movie at once, or of somebody in it. */
const NIGHT = {
  ...{ side: 'director', slot: 1, kind: 'take', night: '2026-11-16' },
  ...{
    place: 'Roswell',
    villain: 'pods',
    hero: 'colonel',
    first: 'cook',
    last: 'scout',
    turned: 'robot',
    alone: 'ranger',
  },
  ...{ probed: 'coroner', fallen: 'lab', shelter: 'bunker', tool: 'wrench', card: 'pods' },
  ...{
    reel: 2,
    alive: 2,
    lost: 6,
    kills: 20,
    killed: 20,
    headShots: 3,
    features: 2,
    cast: 8,
    rounds: 9,
    choices: 40,
    spent: 7,
  },
  ...{ deck: 'roswell-51', personality: 'butcher' },
  ...{ halfStars: 5, survived: false, conceded: false, midnight: true, told: true },
  met: CARD_IDS,
};
const OTHER_NIGHT = {
  ...NIGHT,
  ...{
    place: 'Hangar 18',
    villain: 'riders',
    hero: 'cook',
    first: 'scout',
    last: 'robot',
    turned: 'ranger',
    alone: 'coroner',
  },
  ...{ probed: 'colonel', fallen: 'bunker', shelter: 'lab', tool: 'spear', card: 'riders', slot: 2 },
  ...{
    reel: 1,
    alive: 3,
    lost: 0,
    kills: 21,
    killed: 21,
    headShots: 4,
    features: 3,
    cast: 9,
    rounds: 8,
    choices: 41,
    spent: 6,
  },
  ...{ deck: 'pittsburgh-68', personality: 'censor' },
  ...{ halfStars: 4, survived: true },
};

/** What a function may be handed: of each kind one, and another that it should tell apart. */
const KINDS: readonly (readonly [unknown, unknown])[] = [
  [3, 5],
  ['colonel', 'warlord'],
  [['colonel', 'cook'], ['warlord']],
  ['muscle', 'guts'],
  ['item', 'monster'],
  ['fewer', 'undo'],
  ['butcher', 'censor'],
  ['2026-11-16', '2025-01-02'],
  [NIGHT, OTHER_NIGHT],
];

function* tuples(length: number): Generator<readonly (readonly [unknown, unknown])[]> {
  if (length === 0) yield [];
  else for (const rest of tuples(length - 1)) for (const kind of KINDS) yield [...rest, kind];
}

const said = (call: unknown, args: readonly unknown[]): string | null => {
  try {
    const text = JSON.stringify((call as Call)(...args)) ?? '';
    return /undefined|NaN|object Object/.test(text) ? null : text;
  } catch {
    return null;
  }
};

/** What is left of a saying when whatever it was told is taken out. */
const TOLD = new Set(JSON.stringify(KINDS).match(/\p{L}+/gu));
const own = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) => (TOLD.has(word) || /^(null|[IVX]+)$/.test(word) ? '' : word));

const WHO = seating('sensible', 'sensible', 'sensible');
function eventsOf(seed: string, deck: DeckId): MovieEvent[] {
  const { movie, events } = startMovie({ ...config(seed), deck });
  const all = [...events];
  for (let prompt = promptOf(movie); prompt !== null; prompt = promptOf(movie))
    all.push(...advance(movie, answerTo(askFor(WHO, movie, prompt))));
  return all;
}

describe.each(DECK_IDS)('Spanish, %s', (deck) => {
  it('has words wherever English has, and other ones', () => {
    const bad = stringsOf(deck).filter(
      ({ en, es: spanish }) =>
        typeof spanish !== 'string' ||
        (spanish === '') !== (en === '') ||
        (hasWords(String(en)) && en === spanish && !SAME.has(String(en))),
    );
    expect(bad.map(({ path, es: spanish }) => `${path}: ${spanish}`)).toEqual([]);
  });

  it('keeps to the words of one region, one past tense, and a hard space before %', () => {
    const bad = stringsOf(deck).filter(({ es: spanish }) => ELSEWHERE.test(String(spanish)));
    expect(bad.map(({ path, es: spanish }) => `${path}: ${spanish}`)).toEqual([]);
  });

  it('is written in letters that the typefaces were cut for', () => {
    const known = lettersOf('plain');
    const odd = stringsOf(deck).flatMap(({ path, en, es: spanish }) =>
      [...String(spanish)]
        .filter((letter) => !known.has(letter) && !String(en).includes(letter))
        .map((letter) => `${path}: ${letter}`),
    );
    expect(odd).toEqual([]);
  });

  it('can be said of whatever English can, and drops nothing that it was told', () => {
    const alike: string[] = [];
    const mute: string[] = [];
    const dropped: string[] = [];
    for (const { path, en, es: spanish } of callsOf(deck)) {
      const { length } = en as Call;
      // Types are gone by now: what both can say something about is taken for what is meant.
      const tried = [...tuples(length)].filter((kinds) => {
        const args = kinds.map(([it]) => it);
        return said(en, args) !== null && said(spanish, args) !== null;
      });
      const told = tried.flatMap((kinds) => [kinds.map(([it]) => it), kinds.map(([, it]) => it)]);
      const words = told.map((args) => [said(en, args) ?? '', said(spanish, args) ?? '']);
      if (words.some(([it = '']) => hasWords(own(it))) && words.every(([one, other]) => one === other))
        alike.push(path);
      if (tried.length === 0 && path !== 'log.lineOf') mute.push(path);
      for (let i = 0; i < length; i++) {
        const heard = tried.map((kinds) => {
          const args = kinds.map(([it]) => it);
          const others = args.with(i, kinds[i]?.[1]);
          return { en: said(en, args) !== said(en, others), es: said(spanish, args) !== said(spanish, others) };
        });
        if (heard.some((it) => it.en) && !heard.some((it) => it.es)) dropped.push(`${path}: argument ${i}`);
      }
    }
    expect(alike).toEqual(['commentary.COMMENTARY.sentence', 'ending.ENDING.file']); // they only arrange what they are told
    expect(mute).toEqual([]);
    expect(dropped).toEqual([]);
  });
  it('tells every event of a movie that English tells, in the same style, of the same cards', () => {
    const cards = (line: ReturnType<typeof englishLine>) =>
      line?.parts.flatMap((part) => (typeof part === 'string' ? [] : [part.card ?? 'throng'])).sort();
    let told = 0;
    for (const event of ['a', 'b', 'c', 'd'].flatMap((seed) => eventsOf(seed, deck))) {
      const english = englishLine(event, 1, deck);
      const spanish = es.log.lineOf(event, 1, deck);
      expect([event.type, spanish?.style, spanish?.by, cards(spanish)]).toEqual([
        event.type,
        english?.style,
        english?.by,
        cards(english),
      ]);
      if (spanish === null) continue;
      told += 1;
      const words = plainText(spanish.parts);
      expect(words).not.toMatch(/undefined|NaN|\[object| {2}|\b(de|a) el\b/);
    }
    expect(told).toBeGreaterThan(200);
  });
});
