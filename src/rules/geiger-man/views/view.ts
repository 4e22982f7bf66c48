import { copyTable } from '../clone.ts';
import type { Beat } from '../model/beats.ts';
import type { Game, Slot, Table } from '../model/state.ts';

/** What the Girl may know (FG29.1): the table with null for every card that lies face down, and what is under way. */
export interface View extends Table {
  underWay: readonly Beat[];
}

const HIDDEN: Slot<never> = { card: null, known: false };
const masked = <C>(slot: Slot<C>): Slot<C> => (slot.known ? slot : HIDDEN);

/** Beats hold nothing that she may not know. */
export const underWay = (m: Game): Beat[] => m.stack.map((beat) => ({ ...beat }));

/** A spectator sees what she sees. */
export function view(m: Game): View {
  const {
    rules: _rules,
    seed: _seed,
    diceStream: _dice,
    deckStream: _deck,
    fateStream: _fate,
    loaded: _loaded,
    n: _n,
    stack: _stack,
    prompt: _prompt,
    events: _events,
    ...table
  } = m;
  const t: Table = copyTable(table);
  t.lot = { girl: masked(t.lot.girl), killer: masked(t.lot.killer) };
  t.tokenBox = t.tokenBox.map(masked);
  for (const space in t.decks) t.decks[space] = (t.decks[space] ?? []).map(masked);
  t.itemBox = t.itemBox.map(masked);
  t.terror = t.terror.map(masked);
  t.terrorBox = t.terrorBox.map(masked);
  t.eventDeck = t.eventDeck.map(masked);
  t.finale = masked(t.finale);
  t.finaleBox = t.finaleBox.map(masked);
  t.power = masked(t.power);
  t.powerBox = t.powerBox.map(masked);
  return { ...t, underWay: underWay(m) };
}
