import type { StandInEvent } from '../model/events.ts';

/** SA17.7: what a chair may know of an event; the bare twin has null for what it may not see. Null: not even that it happened. */
export function seen(event: StandInEvent, chair: number | null): StandInEvent | null {
  switch (event.type) {
    case 'drew':
    case 'discarded':
    case 'offered':
    case 'kept':
      return event.chair === chair || event.open || event.card === null ? event : { ...event, card: null };
    case 'put-on-top':
    case 'withdrawn':
      return event.chair === chair ? event : { ...event, card: null };
    case 'exchanged': {
      if (event.offerer === chair || event.partner === chair) return event;
      const given = event.openGiven ? event.given : null;
      const back = event.openBack ? event.back : null;
      return { ...event, given, back };
    }
    case 'refused':
      return event.offerer === chair || (event.chair === chair && event.saw) ? event : { ...event, card: null };
    case 'looked':
      return event.chair === chair ? event : { ...event, cards: null };
    case 'passed-on': {
      const { order, cards } = event;
      const isMine = (i: number): boolean => order[i] === chair || order[(i + 1) % order.length] === chair;
      return { ...event, cards: cards.map((card, i) => (isMine(i) ? card : null)) };
    }
    case 'turned':
      return event.chair === chair || event.by === chair ? event : null; // SA8.5
    case 'became-stand-in':
    case 'chose-to-pass':
    case 'reminded':
      return event.chair === chair ? event : null;
    default:
      return event;
  }
}
