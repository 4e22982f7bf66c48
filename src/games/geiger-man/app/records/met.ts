import type { GeigerManEvent } from '../../../../rules/geiger-man/index.ts';

/** The cards that an event shows, each by the name of its picture. */
export function shownIn(event: GeigerManEvent): string[] {
  switch (event.type) {
    case 'played':
    case 'bought':
    case 'took-card':
      return [`action-${event.card}`];
    case 'items-looked-at':
      return event.items.map((item) => `item-${item}`);
    case 'item-taken':
      return [`item-${event.item}`];
    case 'terror-drawn':
    case 'terror-discarded':
      return [`terror-${event.card}`];
    case 'terror-looked-at':
      return event.cards.map((card) => `terror-${card}`);
    case 'event-drawn':
      return [`event-${event.event}`];
    case 'power-revealed':
      return [`power-${event.power}`];
    case 'finale-revealed':
      return [`finale-${event.finale}`];
    default:
      return [];
  }
}
