import { IllegalConfig } from '../../kernel/replies.ts';
import type { CardDef, Deck, ItemDef, PowerPlayDef, SurvivorDef } from '../model/cards.ts';
import type { CardId } from '../model/vocabulary.ts';
import { PITTSBURGH_68 } from './pittsburgh-68/cards.ts';
import { ROSWELL_51 } from './roswell-51/cards.ts';

export const DECKS = [ROSWELL_51, PITTSBURGH_68] as const;
export type DeckId = (typeof DECKS)[number]['id'];

/** What the rules ask of a card all the time, in one shape for every kind: look-ups are the engine's commonest act. */
export interface CardFacts {
  /** This very copy of it. */
  card: CardId;
  def: CardDef;
  kind: CardDef['kind'];
  survivor: SurvivorDef | null;
  item: ItemDef | null;
  powerPlay: PowerPlayDef | null;
  /** Monsters and, among the aliens or in the discard pile, survivors (R14.2). */
  isMonster: boolean;
  /** R1.2: resolved when it appears. */
  isEvent: boolean;
  isBlob: boolean;
  /** R8.3, R9.8; a Familiar Face's is its Muscle. */
  value: number;
  /** R9.5: the reel from which head shots work. */
  headShotFrom: number;
}

/** A deck ready for play: every instance by its id. */
export interface DeckIndex {
  deck: Deck;
  byId: Record<CardId, CardFacts | undefined>;
  instances: readonly CardId[];
  /** The survivors among them, in the deck's order. */
  survivors: readonly CardId[];
}

const instancesOf = (def: CardDef): CardId[] =>
  'copies' in def && def.copies > 1 ? Array.from({ length: def.copies }, (_, i) => `${def.id}-${i + 1}`) : [def.id];

const EVENTS: readonly CardDef['kind'][] = ['horror', 'plot-device', 'sanctuary', 'bonus'];

const factsOf = (card: CardId, def: CardDef): CardFacts => ({
  card,
  def,
  kind: def.kind,
  survivor: def.kind === 'survivor' ? def : null,
  item: def.kind === 'item' ? def : null,
  powerPlay: def.kind === 'power-play' ? def : null,
  isMonster: def.kind === 'monster' || def.kind === 'survivor',
  isEvent: EVENTS.includes(def.kind),
  isBlob: def.kind === 'horror' && def.effect === 'blob',
  value: def.kind === 'monster' ? def.value : def.kind === 'survivor' ? def.muscle : 0,
  headShotFrom: def.kind === 'monster' ? (def.headShotFrom ?? 1) : 1,
});

function indexDeck(deck: Deck): DeckIndex {
  // No prototype: a card id can never meet an inherited name.
  const byId: DeckIndex['byId'] = Object.create(null);
  for (const def of deck.cards) for (const id of instancesOf(def)) byId[id] = factsOf(id, def);
  const instances = Object.keys(byId);
  return { deck, byId, instances, survivors: instances.filter((id) => byId[id]?.kind === 'survivor') };
}

const INDEXES = new Map<string, DeckIndex>(DECKS.map((deck) => [deck.id, indexDeck(deck)]));

// Cards are looked up many times a step, nearly always of one deck.
let lastId: string = DECKS[0].id;
let last: DeckIndex = INDEXES.get(DECKS[0].id) as DeckIndex;

export function deckIndex(deck: string): DeckIndex {
  if (lastId === deck) return last;
  const index = INDEXES.get(deck);
  if (index === undefined)
    throw new IllegalConfig('deck', `unknown deck "${deck}"; known: ${[...INDEXES.keys()].join(', ')}`);
  last = index;
  lastId = deck;
  return index;
}
