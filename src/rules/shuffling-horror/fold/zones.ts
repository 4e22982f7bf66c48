import type { Zone } from '../model/events.ts';
import type { Survivor } from '../model/movie.ts';
import type { View } from '../model/view.ts';
import { type CardId, UNSEEN } from '../model/vocabulary.ts';
import { survivorById } from '../queries/survivors.ts';

const without = (cards: readonly CardId[], card: CardId): CardId[] => cards.filter((one) => one !== card);

/** Takes a card out of wherever it lies; every card lies in one place (R1.4). */
export function lift(view: View, card: CardId): void {
  view.discard = without(view.discard, card);
  view.graveyard = without(view.graveyard, card);
  view.limbo = without(view.limbo, card);
  view.throngs = view.throngs.map((cards) => without(cards, card));
  for (const frame of view.frames) frame.cards = without(frame.cards, card);
  for (const seat of view.seats) {
    seat.throngs = seat.throngs.map((cards) => without(cards, card));
    seat.pool = seat.pool.filter((s) => s.id !== card);
    for (const s of seat.pool) liftFrom(s, card);
  }
  view.sanctuaries = view.sanctuaries.filter((s) => s.id !== card);
  for (const s of view.sanctuaries) {
    s.store = without(s.store, card);
    if (s.lurker === card) s.lurker = null;
  }
}

function liftFrom(s: Survivor, card: CardId): void {
  s.held = without(s.held, card);
  if (s.probed === card) s.probed = null;
}

/** A card that `seizes` lies with a survivor without being held. */
export function put(view: View, card: CardId, to: Zone, seizes = false): void {
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
      const s = survivorById(view, to.survivor);
      if (s === null) return;
      if (seizes) s.probed = card;
      else s.held.push(card);
      return;
    }
    case 'store':
      view.sanctuaries.find((s) => s.id === to.sanctuary)?.store.push(card);
      return;
    case 'under': {
      const s = view.sanctuaries.find((one) => one.id === to.sanctuary);
      if (s === undefined) return;
      s.hidden = null;
      s.suspects = [];
      s.lurker = card;
      return;
    }
    case 'pool':
    case 'sanctuary':
      return; // told by events of their own
  }
}
