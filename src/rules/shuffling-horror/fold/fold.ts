import type { MovieEvent } from '../model/events.ts';
import type { Frame, Sanctuary } from '../model/movie.ts';
import type { View } from '../model/view.ts';
import { UNSEEN } from '../model/vocabulary.ts';
import { defOf, isBlob } from '../queries/cards.ts';
import { foldCast } from './cast.ts';
import { endCycle, foldCountdown } from './countdown.ts';
import { hideInView, seeInView, unseenPile } from './sight.ts';
import { foldSpoints } from './spoints.ts';
import { lift, put } from './zones.ts';

/**
 * What an event does to the table, told on a view of it: the one place where events are read back. A view on which the events of a
 * reply were folded is the view that follows, in all that lies on the table (a law over random movies). What only the rules keep
 * books of, as who has acted, is not told.
 */
export function fold(view: View, event: MovieEvent): View {
  change(view, event);
  return view;
}

function change(view: View, event: MovieEvent): void {
  switch (event.type) {
    case 'movie-started':
    case 'rested':
    case 'spoints-spent':
    case 'popcorn':
    case 'shaken':
    case 'power-returned':
      foldSpoints(view, event);
      return;
    case 'card-dealt':
    case 'card-revealed':
      foldFrame(view, event);
      return;
    case 'card-moved':
      if (event.card === UNSEEN) moveUnseen(view, event);
      else moveCard(view, event);
      return;
    case 'survivors-missing':
      view.lost = [...view.lost, ...event.cards];
      return;
    case 'discards-shown':
      for (const card of event.cards) seeInView(view, card);
      view.dark = unseenPile(view.dark.length - event.cards.length);
      view.discard.push(...event.cards);
      return;
    case 'set-aside':
      view.stowaway = event.card;
      view.dark.pop();
      view.survivorPile.push(UNSEEN);
      return;
    case 'throng-migrated': {
      for (const card of event.cards) lift(view, card);
      view.seats[event.seat]?.throngs[0]?.push(...event.cards);
      return;
    }
    case 'sanctuary-opened': {
      const { sanctuary: id, points } = event;
      lift(view, id);
      view.sanctuaries.push({ id, points, store: [], hidden: null, suspects: [], lurker: null });
      return;
    }
    case 'sanctuary-damaged':
      (view.sanctuaries.find((s) => s.id === event.sanctuary) as Sanctuary).points = event.left;
      return;
    case 'sanctuary-fell':
      view.sanctuaries = view.sanctuaries.filter((s) => s.id !== event.sanctuary);
      return;
    default:
      foldFilm(view, event);
      return;
  }
}

/** Reels, tokens and endings. */
function foldFilm(view: View, event: MovieEvent): void {
  switch (event.type) {
    case 'reel-threaded':
      view.reel = event.reel;
      view.shut = false;
      return;
    case 'reel-opened':
      view.reelPile = unseenPile(event.cards);
      view.dark = unseenPile(view.discard.length + view.dark.length - event.cards); // R3.1
      view.discard = [];
      view.outside = [];
      return;
    case 'reel-ended':
      view.shut = false;
      view.weakness = 0;
      view.fadeOut = null;
      view.turn = null;
      view.reelTokens = view.reelTokens.filter((token) => token !== event.reel);
      for (const { pool } of view.seats) for (const s of pool) s.stunned = false;
      return;
    case 'round-started':
      view.round = event.round;
      return;
    case 'blobbed':
      view.blob = event.points;
      return;
    case 'blob-hurt':
      view.blob = event.left;
      return;
    case 'weakness-found':
      view.weakness = 1;
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
    case 'pile-shut':
      view.shut = true;
      return;
    case 'movie-ended':
      view.outcome = { survived: event.survived, endedInReel: event.reel, alive: event.alive };
      view.turn = null;
      return;
    default:
      foldCast(view, event);
      return;
  }
}

function foldFrame(view: View, event: Extract<MovieEvent, { type: 'card-dealt' | 'card-revealed' }>): void {
  const frame = view.frames[event.frame] as Frame;
  if (event.type === 'card-dealt') {
    view.reelPile.pop();
    frame.cards.push(UNSEEN);
    frame.down = event.causer;
    return;
  }
  seeInView(view, event.card);
  frame.cards = [...frame.cards.filter((card) => card !== UNSEEN && card !== event.card), event.card];
  frame.down = null;
}

function moveCard(view: View, { card, from, to, why }: Extract<MovieEvent, { type: 'card-moved' }>): void {
  if (from.zone === 'survivor-pile') view.survivorPile.pop();
  if (from.zone === 'limbo') endCycle(view);
  if (from.zone === 'discard' && !view.discard.includes(card)) view.dark.pop();
  if (from.zone === 'under') hiddenShows(view, from.sanctuary, card);
  if (from.zone === 'frame' && view.fadeOut === card) view.fadeOut = null; // R7.1
  if (from.zone === 'frame' && isBlob(view, card)) view.blob = 0;
  if (why === 'stowaway') view.stowaway = null; // R21.1
  seeInView(view, card);
  lift(view, card);
  if (to.zone === 'discard' || to.zone === 'graveyard') delete view.uses[card]; // R11.3
  put(view, card, to, why === 'probed');
  const def = defOf(view, card);
  if (to.zone === 'held' && def.kind === 'item' && def.uses !== undefined) view.uses[card] ??= def.uses;
  if (to.zone === 'frame') (view.frames[to.frame] as Frame).down = null;
}

/** R20.8: what hid under a sanctuary comes out, or lies open when it falls. */
function hiddenShows(view: View, id: string, card: string): void {
  const sanctuary = view.sanctuaries.find((s) => s.id === id);
  if (sanctuary === undefined || sanctuary.lurker === card) return;
  sanctuary.hidden = null;
  sanctuary.suspects = [];
}

/** A card that nobody has seen goes from pile to pile, face down. */
function moveUnseen(view: View, { from, to }: Extract<MovieEvent, { type: 'card-moved' }>): void {
  if (from.zone === 'reel-pile') view.reelPile.pop();
  if (from.zone === 'survivor-pile') view.survivorPile.pop();
  if (from.zone === 'frame') {
    const frame = view.frames[from.frame] as Frame;
    frame.cards.pop();
    frame.down = null;
  }
  if (to.zone === 'discard') view.dark.push(UNSEEN);
  if (to.zone === 'under') hideInView(view, to.sanctuary);
}
