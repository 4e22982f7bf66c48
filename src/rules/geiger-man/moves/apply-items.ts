import type { GeigerManEvent } from '../model/events.ts';
import type { Slot, Table } from '../model/state.ts';
import type { ItemId, SpaceId } from '../model/vocabulary.ts';

const deckOf = (t: Table, space: SpaceId): Slot<ItemId>[] => t.decks[space] as Slot<ItemId>[];

/** Out of the box any card may come: in a view they are all alike. */
function fromBox(t: Table, item: ItemId): void {
  const at = t.itemBox.findIndex(({ card }) => card === item);
  t.itemBox.splice(Math.max(0, at), 1);
}

const lose = (t: Table, item: ItemId): void => {
  t.items = t.items.filter(({ id }) => id !== item);
};

/** FG10, FG11 */
export function applyItems(t: Table, e: GeigerManEvent): void {
  switch (e.type) {
    case 'items-looked-at':
      e.items.forEach((card, i) => {
        deckOf(t, e.deck)[i] = { card, known: true };
      });
      return;
    case 'item-taken':
      if (e.from === null) fromBox(t, e.item);
      else {
        deckOf(t, e.from).splice(e.at, 1);
        t.up[e.from] = false;
      }
      t.serial++;
      t.items = [...t.items, { id: e.item, uses: e.uses, held: false, since: t.serial }];
      return;
    case 'item-put-back': {
      const deck = deckOf(t, e.deck);
      if (e.where === 'bottom') deck.push(deck.shift() as Slot<ItemId>);
      t.up[e.deck] = e.where === 'top';
      return;
    }
    case 'arranged':
      t.items = t.items.map((it) => ({ ...it, held: e.hands.includes(it.id) }));
      return;
    case 'item-used':
      t.items = t.items.map((it) => (it.id === e.item ? { ...it, uses: e.left } : it));
      return;
    case 'item-discarded':
      lose(t, e.item);
      t.itemDiscard.push(e.item);
      return;
    case 'trap-set':
      lose(t, e.item);
      t.traps = [...t.traps, { item: e.item, at: e.at }];
      return;
    case 'trap-sprung':
      t.traps = t.traps.filter(({ item }) => item !== e.item);
      t.itemDiscard.push(e.item);
      return;
    default:
  }
}
