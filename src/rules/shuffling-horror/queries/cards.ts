import { type CardFacts, deckIndex } from '../decks/cards.ts';
import type { CardDef, ItemDef } from '../model/cards.ts';
import type { Table } from '../model/movie.ts';
import type { CardId } from '../model/vocabulary.ts';

type State = Pick<Table, 'deck'>;

export function factsOf(m: State, card: CardId): CardFacts {
  const facts = deckIndex(m.deck).byId[card];
  if (facts === undefined) throw new Error(`No card "${card}" in ${m.deck}`);
  return facts;
}

export const defOf = (m: State, card: CardId): CardDef => factsOf(m, card).def;

export const kindOf = (m: State, card: CardId): CardDef['kind'] => factsOf(m, card).kind;

/** R14.2: a survivor card among the aliens, or in the discard pile, is a Familiar Face. */
export const isFace = (m: State, card: CardId): boolean => factsOf(m, card).survivor !== null;

/** Monsters and Familiar Faces: what can be taken into a throng and makes a Creature Feature. */
export const isMonster = (m: State, card: CardId): boolean => factsOf(m, card).isMonster;

/** R1.2: screen cards stay until taken or eliminated; all other movie cards are events. */
export const isEvent = (m: State, card: CardId): boolean => factsOf(m, card).isEvent;

export const isBlob = (m: State, card: CardId): boolean => factsOf(m, card).isBlob;

export const itemOf = (m: State, card: CardId): ItemDef | null => factsOf(m, card).item;

/** R8.3, R9.8: attack value and damage threshold. The blob's are its points (R18.2); a carried item has none (R20.7). */
export function valueOf(m: Table, card: CardId): number {
  const facts = factsOf(m, card);
  return facts.isBlob ? m.blob : facts.value;
}

/** R9.5, R9.8: the Warlord shrugs off head shots and annihilation before its reel. */
export const shrugsHeadShots = (m: Table, card: CardId): boolean => m.reel < factsOf(m, card).headShotFrom;

/** `includes` for ids, of which each exists once: it looks at every text that is as long, and takes three times as long. */
export function among(cards: readonly CardId[], card: CardId): boolean {
  for (let i = 0; i < cards.length; i++) if (cards[i] === card) return true;
  return false;
}
