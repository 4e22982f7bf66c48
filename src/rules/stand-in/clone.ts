import { cloneStream } from '../kernel/rng.ts';
import type { Game } from './model/state.ts';
import type { Script } from './model/vocabulary.ts';

const cloneHands = (hands: readonly Script[][]): Script[][] => {
  const copy = new Array<Script[]>(hands.length);
  for (let i = 0; i < hands.length; i++) copy[i] = (hands[i] as Script[]).slice();
  return copy;
};

/**
 * A copy that shares nothing that changes; written by hand, since players who think ahead clone often. Options, the deck, notes,
 * prompts and what beats hold inside are never changed in place, so they are shared.
 */
export function clone(m: Game): Game {
  return {
    rules: m.rules,
    seed: m.seed,
    seats: m.seats,
    options: m.options,
    deck: m.deck,
    human: m.human,
    redeals: m.redeals,
    deckStream: cloneStream(m.deckStream),
    fateStream: cloneStream(m.fateStream),
    loaded: m.loaded && { fate: m.loaded.fate.slice(), shuffles: m.loaded.shuffles.slice() },
    n: m.n,
    turn: m.turn,
    active: m.active,
    direction: m.direction,
    ring: m.ring.slice(),
    doors: m.doors.slice(),
    trailers: m.trailers.slice(),
    idle: m.idle,
    vengeance: m.vengeance,
    hinted: m.hinted,
    result: m.result,
    hands: cloneHands(m.hands),
    roles: m.roles.slice(),
    pile: m.pile.slice(),
    discard: m.discard.slice(),
    limbo: m.limbo.slice(),
    lastTurned: m.lastTurned,
    due: m.due,
    spoken: m.spoken,
    gave: m.gave.slice(),
    looks: m.looks.slice(),
    log: m.log.slice(),
    stack: m.stack.map((beat) => ({ ...beat })),
    prompt: m.prompt,
    events: null,
  };
}
