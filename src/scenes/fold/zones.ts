import type { CardId, PublicView, Survivor, Zone } from '../../rules/index.ts';
import { UNSEEN } from '../table/ask.ts';

/**
 * A copy of the last view on which events are replayed one by one, so that every beat has a table to draw. It may be off in
 * small ways while it plays; the view that follows puts everything right.
 */
export type Draft = PublicView;

export function survivorIn(view: Draft, id: CardId): Survivor | null {
  for (const seat of view.seats) for (const s of seat.pool) if (s.id === id) return s;
  return null;
}

const without = (cards: readonly CardId[], card: CardId): CardId[] => cards.filter((one) => one !== card);

/** Takes a card out of wherever it lies; every card lies in one place (R1.4). */
export function lift(view: Draft, card: CardId): void {
  view.discard = without(view.discard, card);
  view.graveyard = without(view.graveyard, card);
  view.limbo = without(view.limbo, card);
  view.throngs = view.throngs.map((cards) => without(cards, card));
  for (const frame of view.frames) frame.cards = without(frame.cards, card);
  for (const seat of view.seats) {
    seat.throngs = seat.throngs.map((cards) => without(cards, card));
    seat.pool = seat.pool.filter((s) => s.id !== card);
    for (const s of seat.pool) {
      s.held = without(s.held, card);
      if (s.probed === card) s.probed = null;
    }
  }
  view.sanctuaries = view.sanctuaries.filter((s) => s.id !== card);
  for (const s of view.sanctuaries) {
    s.store = without(s.store, card);
    if (s.lurker === card) s.lurker = null;
  }
}

/** A card that `seizes` lies with a survivor without being held. */
export function put(view: Draft, card: CardId, to: Zone, seizes = false): void {
  switch (to.zone) {
    case 'discard':
      view.discard.push(card);
      return;
    case 'graveyard':
      view.graveyard.push(card);
      return;
    case 'limbo':
      view.limbo.push(card);
      return;
    case 'reel-pile':
      view.reelPile.push(UNSEEN);
      return;
    case 'survivor-pile':
      view.survivorPile.push(UNSEEN);
      return;
    case 'frame':
      view.frames[to.frame]?.cards.push(card);
      return;
    case 'throng': {
      const throngs = to.side === 'director' ? view.throngs : view.seats[to.side]?.throngs;
      throngs?.[to.slot]?.push(card);
      return;
    }
    case 'held': {
      const s = survivorIn(view, to.survivor);
      if (seizes) {
        if (s) s.probed = card;
      } else s?.held.push(card);
      return;
    }
    case 'store':
      view.sanctuaries.find((s) => s.id === to.sanctuary)?.store.push(card);
      return;
    case 'under': {
      const s = view.sanctuaries.find((one) => one.id === to.sanctuary);
      if (s) {
        s.hidden = null;
        s.lurker = card;
      }
      return;
    }
    case 'pool':
    case 'sanctuary':
      return; // told by events of their own
  }
}
