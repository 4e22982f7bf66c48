import { runToPrompt } from '../../kernel/beats.ts';
import { type Stream, streamFrom } from '../../kernel/rng.ts';
import { STEPS } from '../beats/table.ts';
import type { Note } from '../model/events.ts';
import type { Game } from '../model/state.ts';
import { LOOKS, type Role } from '../model/vocabulary.ts';
import { rememberGift, rememberLook } from '../moves/looking.ts';
import { RULES_VERSION } from '../version.ts';
import { dealUnseen } from './deal-unseen.ts';
import { guessRoles } from './guess-roles.ts';
import { rebuildStack } from './rebuild.ts';
import { sceneOf } from './scene.ts';
import { passingOf, type View } from './view.ts';

const MOST_TRIES = 400;

/**
 * A world that this chair cannot tell from the real one: roles that fit what it knows, and its unseen cards dealt anew. A deal in
 * which somebody would not have been asked what is being asked is dealt again.
 */
export function resample(view: View, chair: number, seed: string): Game {
  const stream = streamFrom(`${seed}/world`);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const m = worldOf(view, chair, seed, stream);
    if (m === null) continue;
    runToPrompt(m, STEPS);
    if (isStill(view, m, chair)) return m;
  }
  throw new Error(`No world fits the view of chair ${chair}`);
}

/** Nothing has happened on the way to its prompt that the chair would have seen. */
const isStill = (view: View, m: Game, chair: number): boolean =>
  m.log.length === view.notes.length &&
  passingOf(m, chair) === view.passing &&
  JSON.stringify(sceneOf(m)) === JSON.stringify(view.scene);

function worldOf(view: View, chair: number, seed: string, stream: Stream): Game | null {
  const m = emptyWorld(view, seed);
  for (const note of view.notes) remember(m, note);
  const roles = view.result === null ? guessRoles(view, m.gave, stream) : (view.known.roles as Role[]);
  if (roles === null) return null;
  m.roles = roles.slice();
  if (!dealUnseen(m, view, chair, stream)) return null;
  const originals = m.ring.some((other) => m.roles[other] === 'original');
  const standIn = m.roles.indexOf('stand-in');
  if (!originals && m.ring.includes(standIn)) m.due = { chair: m.active, turn: m.turn };
  m.stack = rebuildStack(m, view, chair, stream);
  return m;
}

function emptyWorld(view: View, seed: string): Game {
  return {
    rules: RULES_VERSION,
    seed,
    seats: view.seats,
    options: view.options,
    deck: view.deck,
    human: view.human,
    redeals: view.result?.redeals ?? 0,
    deckStream: streamFrom(`${seed}/deck`),
    fateStream: streamFrom(`${seed}/fate`),
    loaded: null,
    n: 0,
    turn: view.turn,
    active: view.active,
    direction: view.direction,
    ring: view.ring.slice(),
    doors: view.doors.slice(),
    trailers: view.trailers.slice(),
    idle: view.idle,
    vengeance: view.vengeance,
    hinted: view.hinted,
    result: view.result,
    hands: [],
    roles: [],
    pile: [],
    discard: [],
    limbo: [],
    lastTurned: null,
    due: null,
    spoken: view.spoken,
    gave: new Array<number>(view.seats).fill(0),
    looks: new Array<number>(view.seats * LOOKS.length).fill(0),
    log: view.notes.slice(),
    stack: [],
    prompt: null,
    events: null,
  };
}

/** What is public of the past and kept apart for the talk (SA18.5). */
function remember(m: Game, note: Note): void {
  switch (note.type) {
    case 'exchanged':
      rememberGift(m, note.offerer, note.partner);
      rememberGift(m, note.partner, note.offerer);
      return;
    case 'passed-on':
      note.order.forEach((chair, i) => void rememberGift(m, chair, note.order[(i + 1) % note.order.length] as number));
      return;
    case 'looked':
      rememberLook(m, note.chair, note.at, note.how);
      return;
    case 'refused':
      if (note.saw) rememberLook(m, note.chair, note.offerer, 'double-take');
      return;
    case 'turned':
      m.lastTurned = note.chair;
      return;
    case 'burnt':
      m.lastTurned = null;
      return;
    default:
  }
}
