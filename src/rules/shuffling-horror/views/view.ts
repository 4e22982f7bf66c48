import { clone } from '../clone.ts';
import type { MovieEvent } from '../model/events.ts';
import type { Frame, Movie, Sanctuary } from '../model/movie.ts';
import type { Prompt } from '../model/prompts.ts';
import type { View } from '../model/view.ts';
import { type CardId, type Foe, UNSEEN } from '../model/vocabulary.ts';
import { nobodyWaits } from '../queries/survivors.ts';
import { cycleOf } from '../queries/throngs.ts';

const NO_TOKENS: readonly Foe[] = [];

/** The view for as long as nothing moves: what lies open is the movie's own, not a copy. For whoever looks, replies and forgets. */
export function glance(m: Movie, chair: number | null): View {
  return {
    rules: m.rules,
    deck: m.deck,
    options: m.options,
    n: m.n,
    reel: m.reel,
    round: m.round,
    quietRounds: m.quietRounds,
    cardLeft: m.cardLeft,
    reelPile: unseen(m.reelPile),
    shut: m.shut,
    frames: m.frames.some((frame) => frame.down !== null) ? m.frames.map(faceDown) : m.frames,
    discard: m.discard,
    dark: unseen(m.dark),
    outside: m.outside,
    graveyard: m.graveyard,
    survivorPile: nobodyWaits(m) ? m.survivorPile : unseen(m.survivorPile),
    limbo: m.limbo,
    seats: m.seats,
    throngs: m.throngs,
    sanctuaries: m.sanctuaries.some((s) => s.hidden !== null) ? m.sanctuaries.map(shut) : m.sanctuaries,
    bank: m.bank,
    buried: m.buried,
    blob: m.blob,
    uses: m.uses,
    weakness: m.weakness,
    reelTokens: m.reelTokens,
    fadeIn: m.fadeIn,
    fadeOut: m.fadeOut,
    turningPoint: m.turningPoint,
    lastStand: m.lastStand,
    feature: m.feature,
    turn: m.turn,
    finale: m.finale,
    homes: m.homes,
    faces: m.faces,
    lost: m.lost.length > 0 ? unseen(m.lost) : m.lost,
    stowaway: m.stowaway,
    outcome: m.outcome,
    prompt: promptFor(m.prompt, chair),
    tokens: cycleOf(m)?.used ?? NO_TOKENS,
    beats: m.stack,
  };
}

const unseen = (pile: readonly CardId[]): CardId[] => new Array<CardId>(pile.length).fill(UNSEEN);
const faceDown = (frame: Frame): Frame =>
  frame.down === null ? frame : { cards: [...frame.cards.slice(0, -1), UNSEEN], down: frame.down };
const shut = (s: Sanctuary): Sanctuary => (s.hidden === null ? s : { ...s, hidden: UNSEEN });
/** What another chair may reply is its own business. */
const promptFor = (prompt: Prompt | null, chair: number | null): Prompt | null =>
  prompt === null || prompt.to === chair ? prompt : { ...prompt, replies: [] };

/** The view to keep. */
export const viewOf = (m: Movie, chair: number | null): View => glance(clone(m), chair);

/** What a chair may know of an event: all of it. Everybody sits at one table, and a card that nobody saw is `?` in the event, too. */
export const seen = (event: MovieEvent, _chair: number | null): MovieEvent => event;
