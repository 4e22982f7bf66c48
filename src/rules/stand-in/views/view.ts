import { isBlackout } from '../decks/cards.ts';
import type { Note } from '../model/events.ts';
import type { Game, Table } from '../model/state.ts';
import type { Back, Card, Role, Script } from '../model/vocabulary.ts';
import { topBack } from '../moves/piles.ts';
import { standInOf } from '../queries/hand.ts';
import { isInGlass } from '../queries/ring.ts';
import type { Known } from './learn.ts';
import { notebookOf } from './notebook.ts';
import { type Scene, sceneOf } from './scene.ts';

/** SA14.2: numbers and backs of a pile are public, and the back on top. */
export interface Backs {
  script: number;
  blackout: number;
}

/** What one chair may know (SA17): no stack, no streams, nobody else's hand or replies. A null chair is a spectator. */
export interface View extends Table {
  chair: number | null;
  hand: Script[];
  /** Cards held, by chair. */
  sizes: number[];
  pile: Backs & { top: Back | null };
  discard: Backs;
  /** A card that this chair may not see is null. */
  limbo: (Card | null)[];
  scene: Scene;
  /** Its own sealed choice, once made (Pass the Props). */
  passing: Script | null;
  /** SA18.2: it has spoken at the open prompt. */
  spoken: boolean;
  /** SA17.6: what follows for certain from the notes. */
  known: Known;
  notes: Note[];
  /** SA15.9: all hands, when it is over. */
  opened: readonly (readonly Script[])[] | null;
}

export function view(m: Game, chair: number | null): View {
  const scene = sceneOf(m);
  const { notes, known } = notebookOf(m, chair);
  return {
    seats: m.seats,
    options: m.options,
    deck: m.deck,
    turn: m.turn,
    active: m.active,
    direction: m.direction,
    ring: m.ring.slice(),
    doors: m.doors.slice(),
    trailers: m.trailers.slice(),
    idle: m.idle,
    vengeance: m.vengeance,
    hinted: m.hinted,
    human: m.human,
    result: m.result,
    chair,
    hand: chair === null ? [] : (m.hands[chair] as Script[]).slice(),
    sizes: m.hands.map((hand) => hand.length),
    pile: { ...backsOf(m.pile), top: topBack(m) },
    discard: backsOf(m.discard),
    limbo: limboFor(m, chair, scene),
    scene,
    passing: passingOf(m, chair),
    spoken: chair === m.human && m.spoken,
    known: withRoles(m, chair, known),
    notes,
    opened: m.result === null ? null : m.hands.map((hand) => hand.slice()),
  };
}

function backsOf(pile: readonly Card[]): Backs {
  let blackout = 0;
  for (const card of pile) if (isBlackout(card)) blackout++;
  return { script: pile.length - blackout, blackout };
}

/** Cards drawn by a Second Take are the drawer's to see, an offer is the offerer's. */
function limboFor(m: Game, chair: number | null, scene: Scene): (Card | null)[] {
  if (scene.type === 'keep' && m.active !== chair) {
    return m.limbo.map((card, i) => (i === 0 || isInGlass(m, m.active) ? card : null));
  }
  if (scene.type === 'exchange' && scene.offered && scene.offerer !== chair && !isInGlass(m, scene.offerer)) {
    return [...m.limbo.slice(0, -1), null];
  }
  return m.limbo.slice();
}

/** A chair's own sealed choice, once it is made. */
export function passingOf(m: Game, chair: number | null): Script | null {
  const beat = m.stack[m.stack.length - 1];
  return beat?.kind === 'pass-props' && chair !== null ? (beat.chosen[chair] ?? null) : null;
}

/** Of roles, the doubles know more than what their notes tell (SA17.3, SA17.4). */
function withRoles(m: Game, chair: number | null, known: Known): Known {
  const standIn = standInOf(m);
  if (m.result !== null || (chair !== null && m.roles[chair] === 'stand-in')) known.roles = m.roles.slice();
  else if (chair !== null) {
    known.roles[chair] = m.roles[chair] as Role;
    if (m.roles[chair] === 'recast' && standIn >= 0) known.roles[standIn] = 'stand-in';
  }
  return known;
}
