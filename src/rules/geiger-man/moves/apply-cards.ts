import type { GeigerManEvent } from '../model/events.ts';
import type { Slot, Table } from '../model/state.ts';
import type { TerrorId } from '../model/vocabulary.ts';

/** Terror, Events, the Finale and the Dark Power. A card under way lies in its discard pile already (FG3.4). */
export function applyCards(t: Table, e: GeigerManEvent): void {
  switch (e.type) {
    case 'terror-drawn':
      t.terror.shift();
      t.terrorDiscard.push(e.card);
      t.kills = 0;
      return;
    case 'terror-looked-at':
      e.cards.forEach((card, i) => {
        t.terror[i] = { card, known: true };
      });
      return;
    case 'terror-put-under':
      t.terror.push(t.terror.shift() as Slot<TerrorId>);
      return;
    case 'terror-discarded':
      t.terror.shift();
      t.terrorDiscard.push(e.card);
      return;
    case 'event-drawn':
      t.eventDeck.shift();
      t.eventDiscard.push(e.event);
      return;
    case 'event-laid-out':
      t.eventDiscard.splice(t.eventDiscard.lastIndexOf(e.event), 1);
      t.serial++;
      t.ongoing = [...t.ongoing, { id: e.event, markers: e.markers, since: t.serial }];
      return;
    case 'event-marker-gone':
      t.ongoing = t.ongoing.map((it) => (it.id === e.event ? { ...it, markers: e.left } : it));
      return;
    case 'event-over':
      t.ongoing = t.ongoing.filter(({ id }) => id !== e.event);
      t.eventDiscard.push(e.event);
      return;
    case 'power-revealed':
      t.power = { card: e.power, known: true };
      t.powerRevealed = true;
      return;
    case 'finale-revealed':
      t.serial++;
      t.finale = { card: e.finale, known: true };
      t.finaleSince = t.serial;
      return;
    default:
  }
}
