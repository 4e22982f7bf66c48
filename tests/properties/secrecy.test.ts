import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type CardId,
  clone,
  type Movie,
  type MovieEvent,
  type Prompt,
  resample,
  unseenCards,
  viewOf,
} from '../../src/rules/shuffling-horror/index.ts';
import { defOf } from './breach.ts';
import { Luck } from './luck.ts';
import { type Play, play, plays, runs } from './movies.ts';

const SEED = 'a-seed-that-nobody-may-read';
const secret = (it: Play): Play => ({ ...it, config: { ...it.config, seed: `${SEED}-${it.config.seed}` } });

/** Dealt or to be dealt: the reel pile and what came out of it face down. */
const inPile = (m: Movie): CardId[] => [
  ...m.reelPile,
  ...m.frames.flatMap((f) => (f.down === null ? [] : f.cards.slice(-1))),
];
const underRoofs = (m: Movie): CardId[] => m.sanctuaries.flatMap((s) => (s.hidden === null ? [] : [s.hidden]));
/** R3.1: the movie cards that nobody has seen since the reel was dealt, wherever they lie; unknown survivors among them (R19.3). */
const faceDown = (m: Movie): CardId[] => [...inPile(m), ...m.dark, ...underRoofs(m)];
const waiting = (m: Movie): CardId[] => (viewOf(m, null).survivorPile.includes('?') ? m.survivorPile : []);

/** The same table with two hidden cards in each other's place. */
function swapped(m: Movie, a: CardId, b: CardId): Movie {
  const other = clone(m);
  const swap = (card: CardId): CardId => (card === a ? b : card === b ? a : card);
  other.reelPile = m.reelPile.map(swap);
  other.dark = m.dark.map(swap);
  other.survivorPile = m.survivorPile.map(swap);
  other.lost = m.lost.map(swap);
  for (const frame of other.frames) if (frame.down !== null) frame.cards.push(swap(frame.cards.pop() as CardId));
  for (const sanctuary of other.sanctuaries) if (sanctuary.hidden !== null) sanctuary.hidden = swap(sanctuary.hidden);
  return other;
}

/** Two cards that nobody at the table could tell apart: both unseen, and neither known to lie where the other does not (R20.8). */
function twins(m: Movie, luck: Luck): [CardId, CardId] | null {
  const pools = [
    faceDown(m).filter((card) => !m.lost.includes(card) && !m.outside.includes(card) && maybeUnder(m, card)),
    [...waiting(m), ...m.lost].filter((card) => card !== m.stowaway && maybeUnder(m, card)),
  ].filter((pool) => pool.length > 1);
  const pool = pools[luck.below(Math.max(1, pools.length))];
  if (pool === undefined) return null;
  const [a, b] = [pool[luck.below(pool.length)] as CardId, pool[luck.below(pool.length)] as CardId];
  return a === b ? null : [a, b];
}
const maybeUnder = (m: Movie, card: CardId): boolean =>
  m.sanctuaries.every((s) => s.hidden === null || s.suspects.includes(card));

/** Fields that say what is going on; some of these words are also the name of a card (Payback, Probed). */
const WORDS = ['kind', 'step', 'type', 'why', 'purpose'];

/** Every text in it that could be a card. */
function textsIn(value: unknown, texts = new Set<string>()): Set<string> {
  if (typeof value === 'string') texts.add(value);
  else if (value !== null && typeof value === 'object') {
    for (const [key, part] of Object.entries(value)) if (!WORDS.includes(key)) textsIn(part, texts);
  }
  return texts;
}

/** The one who is asked sees most: the replies, too. */
const askedIn = (m: Movie): number | null => m.prompt?.to ?? null;

/** Cards named in the view that nobody can see. Who is out there may be known (R21.1, R21.2), and what may hide (R20.8); where is not. */
function leaks(m: Movie): CardId[] {
  const { options: _options, stowaway, outside: _outside, sanctuaries, ...view } = viewOf(m, askedIn(m));
  const texts = textsIn([view, sanctuaries.map(({ suspects: _suspects, ...it }) => it)]);
  const known = (card: CardId) => defOf(m, card).kind === 'survivor' && !m.lost.includes(card); // a lost survivor's story is known
  const hidden = [...faceDown(m).filter((card) => !known(card)), ...waiting(m)];
  return hidden.filter((card) => card !== stowaway && texts.has(card));
}

/** Follows what the table has seen, and finds whatever is named before it shows. */
class Watcher {
  private hidden: Set<CardId>;

  constructor(m: Movie) {
    this.hidden = this.hiddenIn(m);
  }

  private hiddenIn(m: Movie): Set<CardId> {
    const cards = [...faceDown(m), ...waiting(m)].filter((card) => card !== m.stowaway && !m.faces.includes(card));
    return new Set(cards);
  }

  read(m: Movie, events: readonly MovieEvent[]): string | null {
    for (const event of events) {
      for (const card of shownBy(event)) this.hidden.delete(card);
      const { type, ...rest } = event;
      for (const text of textsIn(rest)) if (this.hidden.has(text)) return `${type} names ${text}`;
    }
    this.hidden = this.hiddenIn(m);
    return null;
  }
}

/** The cards that an event turns up. */
function shownBy(event: MovieEvent): readonly CardId[] {
  switch (event.type) {
    case 'card-revealed':
    case 'took':
    case 'set-aside':
      return [event.card];
    case 'discards-shown':
    case 'survivors-missing': // a card of the second deck turns them up
      return event.cards;
    case 'survivor-joined':
      return [event.survivor];
    case 'card-moved':
      return event.to.zone === 'discard' && event.from.zone !== 'under' ? [] : [event.card];
    default:
      return [];
  }
}

/** What one law looks at while a movie is played: it throws where it is broken. */
interface Law {
  at?: (m: Movie, prompt: Prompt) => void;
  after?: (m: Movie, events: readonly MovieEvent[], prompt: Prompt) => void;
  end?: () => void;
}

function viewNamesNothing({ luck: seed }: Play): Law {
  const luck = new Luck(seed + 5);
  return {
    at(m, prompt) {
      if (prompt.n % 4 !== 0 || prompt.type === 'set-aside') return; // R21.1: every monster of the deck is on offer there
      const found = leaks(m);
      if (found.length > 0) throw new Error(`it shows ${found.join(', ')}`);
      const view = viewOf(m, askedIn(m));
      const text = JSON.stringify(view);
      if (text.includes(SEED)) throw new Error('the seed shows');
      const shown = ['deckStream', 'diceStream', 'fateStream', 'loaded', 'stack', 'events'].filter((it) => it in view);
      if (shown.length > 0) throw new Error(`${shown.join(', ')} in a view`);
      const pair = twins(m, luck);
      if (pair !== null && JSON.stringify(viewOf(swapped(m, ...pair), askedIn(m))) !== text)
        throw new Error(`${pair.join(' and ')} can be told apart`);
    },
  };
}

function viewCountsTheUnseen(): Law {
  return {
    at(m, prompt) {
      if (prompt.n % 10 !== 0) return;
      const { movie, survivors } = unseenCards(viewOf(m, null));
      expect(movie).toEqual(
        faceDown(m)
          .filter((card) => !m.lost.includes(card))
          .sort(),
      );
      expect(survivors).toEqual([...waiting(m), ...m.lost].sort());
    },
  };
}

function toldAfterShown(): Law {
  let watcher: Watcher | null = null;
  return {
    at(m) {
      watcher ??= new Watcher(m);
    },
    after(m, events) {
      const named = (watcher as Watcher).read(m, events);
      if (named !== null) throw new Error(named);
    },
  };
}

function resampledKeepsTheDiscards(): Law {
  const seen = new Set<CardId>();
  const note = (event: MovieEvent) => {
    if (event.type === 'reel-opened') seen.clear();
    if (event.type !== 'card-moved' || event.card === '?') return;
    if (event.to.zone === 'discard') seen.add(event.card);
    else seen.delete(event.card);
  };
  return {
    at(m, prompt) {
      if (prompt.n % 5 !== 0 || seen.size === 0) return;
      const dealt = inPile(resample(viewOf(m, null), `pile-${prompt.n}`)).filter((card) => seen.has(card));
      if (dealt.length > 0) throw new Error(`${dealt.join(', ')} were seen elsewhere`);
    },
    after: (_m, events) => events.forEach(note),
  };
}

function resampledIsOneOfMany(): Law {
  const worlds = new Set<string>();
  return {
    at(m, prompt) {
      if (prompt.type !== 'act' || m.reelPile.length < 4 || worlds.size > 0) return;
      for (let x = 0; x < 5; x++) worlds.add(resample(viewOf(m, null), `x${x}`).reelPile.join());
    },
    end: () => expect(worlds.size).toBeGreaterThan(1),
  };
}

const LAWS = {
  'a view: R3.1, R19.3 names no card that nobody has seen, no seed and no dice to come': viewNamesNothing,
  'a view: says which cards are unseen, and no more': viewCountsTheUnseen,
  'what is told: R3.1, R19.3 names no card before it shows': toldAfterShown,
  'a resampled world: R18.7 never deals into the reel pile what was seen going to the discards':
    resampledKeepsTheDiscards,
  'a resampled world: is one of many, another seed deals other cards': resampledIsOneOfMany,
} satisfies Record<string, (it: Play) => Law>;
type LawName = keyof typeof LAWS;
const NAMES = Object.keys(LAWS) as LawName[];

/** The movies are played once, and all laws watch them: of each the first breach, with the movie that it was found in. */
function breaches(): Map<LawName, string> {
  const found = new Map<LawName, string>();
  for (const it of fc.sample(plays, runs(1958) as { numRuns: number; seed: number })) {
    const laws = NAMES.map((name) => [name, LAWS[name](it)] as const);
    const each = (where: string, look: (law: Law) => void) => {
      for (const [name, law] of laws) {
        if (found.has(name)) continue;
        try {
          look(law);
        } catch (error) {
          found.set(name, `${where}: ${error instanceof Error ? error.message : error}\n${JSON.stringify(it)}`);
        }
      }
    };
    play(secret(it), {
      at: (m, prompt) => each(`prompt ${prompt.n} (${prompt.type})`, ({ at }) => at?.(m, prompt)),
      after: (m, _reply, events, prompt) =>
        each(`after prompt ${prompt.n} (${prompt.type})`, ({ after }) => after?.(m, events, prompt)),
    });
    each('at the end', ({ end }) => end?.());
  }
  return found;
}

describe('what nobody has seen', () => {
  let found: Map<LawName, string>;
  beforeAll(() => {
    found = breaches();
  });
  it.each(NAMES)('%s', (name) => expect(found.get(name)).toBeUndefined());
});
