import type { MovieEvent, PublicView } from '../../rules/index.ts';
import { UNSEEN } from '../table/ask.ts';
import { foldCast } from './cast.ts';
import { endCycle, foldCountdown } from './countdown.ts';
import { type Draft, lift, put } from './zones.ts';

/** Replays one event on the draft. What only the coming view knows, as what a shuffle left over, is taken from there. */
export function fold(view: Draft, event: MovieEvent, after: PublicView): void {
  switch (event.type) {
    case 'movie-started':
      view.seats.forEach((seat, i) => {
        seat.power = after.seats[i]?.power ?? 0; // R2.3: handed out without an event of its own
        view.bank -= seat.power;
      });
      return;
    case 'reel-opened':
      view.reel = event.reel;
      view.shut = false;
      view.reelPile = Array.from({ length: event.cards }, () => UNSEEN);
      view.discard = view.discard.filter((card) => after.discard.includes(card));
      view.weakness = 0;
      return;
    case 'reel-ended':
      if (view.shut) view.reelPile = []; // R16.1: the unseen go to the discard pile
      return;
    case 'card-dealt': {
      const frame = view.frames[event.frame];
      view.reelPile.pop();
      if (!frame) return;
      frame.cards.push(event.card ?? UNSEEN);
      frame.down = event.card === null ? event.causer : null;
      if (event.card !== null) view.discard = view.discard.filter((card) => card !== event.card);
      return;
    }
    case 'card-revealed': {
      const frame = view.frames[event.frame];
      if (!frame) return;
      frame.cards = [...frame.cards.filter((card) => card !== UNSEEN), event.card];
      frame.down = null;
      return;
    }
    case 'card-moved':
      if (event.from.zone === 'frame') {
        const frame = view.frames[event.from.frame];
        // A card may go from under its back, as when a reel is clipped.
        if (frame && !frame.cards.includes(event.card)) {
          frame.cards = frame.cards.filter((card) => card !== UNSEEN);
          frame.down = null;
        }
      }
      if (event.from.zone === 'survivor-pile') view.survivorPile.pop();
      if (event.from.zone === 'limbo') endCycle(view);
      lift(view, event.card);
      if (event.to.zone === 'held' && after.uses[event.card] !== undefined)
        view.uses[event.card] ??= after.uses[event.card] as number;
      put(view, event.card, event.to, event.why === 'probed');
      return;
    case 'throng-migrated': {
      const seat = view.seats[event.seat];
      for (const card of event.cards) lift(view, card);
      const free = seat?.throngs.findIndex((cards) => cards.length === 0) ?? -1;
      if (seat && free >= 0) seat.throngs[free] = [...event.cards];
      return;
    }
    case 'sanctuary-opened':
      lift(view, event.sanctuary);
      view.sanctuaries.push({ id: event.sanctuary, points: event.points, store: [], hidden: null, lurker: null });
      return;
    case 'sanctuary-damaged': {
      const it = view.sanctuaries.find((s) => s.id === event.sanctuary);
      if (it) it.points = event.left;
      return;
    }
    case 'sanctuary-fell':
      view.sanctuaries = view.sanctuaries.filter((s) => s.id !== event.sanctuary);
      return;
    case 'blobbed':
      view.blob = event.points;
      return;
    case 'blob-hurt':
      view.blob = event.left;
      return;
    case 'weakness-found':
      view.weakness += 1;
      return;
    case 'countdown':
      foldCountdown(view, event);
      return;
    case 'fade-out-set':
      view.fadeOut = event.card;
      return;
    case 'faded-out':
      view.fadeOut = null;
      return;
    case 'turning-point':
      view.shut = true;
      view.turningPoint = true;
      return;
    case 'last-one-standing':
      view.lastStand = true;
      return;
    default:
      foldCast(view, event);
      return;
  }
}
