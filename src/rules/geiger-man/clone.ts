import { cloneStream } from '../kernel/rng.ts';
import type { Game, Slot, Table } from './model/state.ts';
import type { ItemId, SpaceId } from './model/vocabulary.ts';

function copyDecks(decks: Table['decks']): Table['decks'] {
  const copy: Record<SpaceId, Slot<ItemId>[]> = {};
  for (const space in decks) copy[space] = (decks[space] as Slot<ItemId>[]).slice();
  return copy;
}

/** A copy that shares nothing that changes in place; slots, items, Minions and marks are only ever replaced. */
export const copyTable = <T extends Table>(t: T): T => ({
  ...t,
  tokenBox: t.tokenBox.slice(),
  hand: t.hand.slice(),
  discard: t.discard.slice(),
  tableau: t.tableau.slice(),
  victims: { ...t.victims },
  filled: t.filled.slice(),
  owed: t.owed.slice(),
  decks: copyDecks(t.decks),
  up: { ...t.up },
  itemDiscard: t.itemDiscard.slice(),
  itemBox: t.itemBox.slice(),
  terror: t.terror.slice(),
  terrorDiscard: t.terrorDiscard.slice(),
  terrorBox: t.terrorBox.slice(),
  minor: t.minor.slice(),
  eventDeck: t.eventDeck.slice(),
  eventDiscard: t.eventDiscard.slice(),
  finaleBox: t.finaleBox.slice(),
  powerBox: t.powerBox.slice(),
});

/** Prompts and what beats hold inside are never changed in place, so they are shared. */
export function clone(m: Game): Game {
  const copy = copyTable(m);
  copy.diceStream = cloneStream(m.diceStream);
  copy.deckStream = cloneStream(m.deckStream);
  copy.fateStream = cloneStream(m.fateStream);
  copy.loaded = m.loaded && { dice: m.loaded.dice.slice(), fate: m.loaded.fate.slice() };
  copy.stack = m.stack.map((beat) => ({ ...beat }));
  copy.events = null;
  return copy;
}
