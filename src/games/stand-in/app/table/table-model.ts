import { isLocked, type Note, nextOf, orderFrom, type View } from '../../../../rules/stand-in/index.ts';
import type { Seating } from '../../kept.ts';
import { NOTES } from '../../text/notebook.ts';
import { sidesOf, type Who } from '../../text/shapes/company.ts';
import type { Bearing, CardInLight, NoteRow, OfferOnTable, SeatOnTable, TableModel } from '../ports/table.ts';
import { fireAt } from './fires.ts';
import { type Happenings, happeningsIn } from './happenings.ts';
import { proofsOf } from './proofs.ts';

/** Everything that the page draws of a table: all of it from one chair's view, and from what its own player pencilled in. */
export function tableModel(view: View, { faces, marks }: Pick<Seating, 'faces' | 'marks'>): TableModel {
  const { ring, chair, active, direction, known, result } = view;
  const foot = chair ?? view.human ?? 0;
  const whoAt = (at: number): Who => (at === chair ? 'you' : (faces[at] as Who));
  const isOut = chair !== null && !ring.includes(chair);
  return {
    turn: view.turn,
    isGlass: view.options.glassTrailer,
    faces,
    foot,
    you: chair,
    isOut,
    role: chair === null ? null : (known.roles[chair] ?? null),
    hand: view.hand,
    seats: fromFoot(ring, foot).map((at) => seatOf(view, at, faces, marks)),
    order: ring.includes(active) ? orderFrom(view, active) : ring,
    direction,
    active,
    partner: chair === null || isOut ? null : partnerOf(view, chair),
    next: chair === null || isOut || ring.length < 2 ? null : nextOf(view, chair),
    doors: view.doors.flatMap((count, gap) =>
      count === 0 ? [] : [{ gap, count, between: sidesOf({ faces, you: chair, ring }, gap) }],
    ),
    pile: view.pile,
    discard: view.discard,
    offer: offerOf(view),
    light: lightOf(view),
    isDark: isDark(view),
    accusation: lastAccusation(view.notes, ring),
    notes: notesOf(view, marks, faces, happeningsIn(view.notes, whoAt, chair)),
    proofs: result === null ? proofsOf(view, whoAt) : [],
    ownFire: chair === null ? null : fireAt(view.notes, chair),
    out: view.notes.flatMap((note) => (note.type === 'burnt' ? [note.chair] : [])),
    isOver: result !== null,
    isSilent: view.options.silent,
    threes: known.hands.flatMap((cards, at) =>
      at !== chair && cards.filter((it) => it === 'recast').length >= 3 ? [at] : [],
    ),
  };
}

/** Clockwise; from the next one in play where whoever sat at the foot is out. */
function fromFoot(ring: readonly number[], foot: number): number[] {
  const at = Math.max(0, ring.indexOf(foot));
  return [...ring.slice(at), ...ring.slice(0, at)];
}

function seatOf(view: View, chair: number, faces: Seating['faces'], marks: Seating['marks']): SeatOnTable {
  return {
    chair,
    face: faces[chair] as SeatOnTable['face'],
    cards: view.sizes[chair] as number,
    isYou: chair === view.chair,
    isActive: chair === view.active && view.result === null,
    trailer: view.trailers[chair] as number,
    hand: view.opened?.[chair] ?? null,
    role: chair === view.chair ? null : (view.known.roles[chair] ?? null),
    bearing: bearingOf(view, chair),
    mark: marks[chair] ?? 'none',
  };
}

/** By what all have seen and heard (SA17.8): of whoever throws a Nitrate Reel, else of the last who accused, and of whom they mean. */
function bearingOf({ scene, active, notes, ring, result }: View, chair: number): Bearing {
  const isThrown = scene.type === 'aimed' && scene.card === 'nitrate';
  const meant = isThrown ? { by: active, at: scene.at } : lastAccusation(notes, ring);
  if (meant === null || result !== null) return 'plain';
  return chair === meant.by ? 'accusing' : chair === meant.at ? 'pleading' : 'plain';
}

/** SA5.4, SA7.2, SA6.4: with whom the turn's own exchange would be, across the gap that lies in the order of play. */
function partnerOf(view: View, chair: number): number | null {
  const { ring, direction, doors } = view;
  const place = ring.indexOf(chair);
  const gap = direction === 1 ? place : (place + ring.length - 1) % ring.length;
  const next = nextOf(view, chair);
  return next === chair || isLocked(view, chair) || isLocked(view, next) || doors[gap] !== 0 ? null : next;
}

function offerOf({ scene, limbo }: View): OfferOnTable | null {
  if (scene.type !== 'exchange') return null;
  const card = scene.offered ? (limbo.at(-1) ?? null) : null;
  return {
    from: scene.offerer,
    to: scene.partner,
    card: card as OfferOnTable['card'],
    isComing: !scene.offered,
    isRedirected: scene.redirected,
  };
}

function lightOf({ scene, limbo, active }: View): CardInLight | null {
  switch (scene.type) {
    case 'aimed':
      return { card: scene.card, by: active, at: scene.at };
    case 'keep':
      return { card: 'second-take', by: active, at: null };
    case 'blackout':
      return { card: scene.card, by: active, at: null };
    case 'line-up':
    case 'pass-props':
      return { card: scene.type, by: active, at: null };
    case 'exchange':
      return scene.by === 'turn' || limbo.length === 0 ? null : { card: scene.by, by: active, at: scene.partner };
    default:
      return null;
  }
}

const isDark = ({ scene }: View): boolean =>
  scene.type === 'blackout' ||
  scene.type === 'line-up' ||
  scene.type === 'pass-props' ||
  (scene.type === 'exchange' && scene.by === 'thermos');

/** Of this turn or the one before: by then the table has moved on. */
function lastAccusation(notes: readonly Note[], ring: readonly number[]): TableModel['accusation'] {
  let turns = 0;
  for (let i = notes.length - 1; i >= 0 && turns < 2; i--) {
    const note = notes[i] as Note;
    if (note.type === 'turn-began') turns++;
    if (note.type !== 'claimed' || note.claim.type !== 'accuse') continue;
    const { chair, claim } = note;
    return ring.includes(chair) && ring.includes(claim.seat) ? { by: chair, at: claim.seat } : null;
  }
  return null;
}

/** Everybody but the player: those in play from the player's left round, then those who are out. */
function notesOf(view: View, marks: Seating['marks'], faces: Seating['faces'], happened: Happenings): NoteRow[] {
  const { ring, chair } = view;
  const out = view.sizes.map((_, at) => at).filter((at) => !ring.includes(at));
  const all = [...fromFoot(ring, chair ?? view.human ?? 0), ...out].filter((at) => at !== chair);
  return all.map((at) => ({
    chair: at,
    face: faces[at] as NoteRow['face'],
    words: happened.wordsOf(at),
    mark: marks[at] ?? 'none',
    ...stampOf(view, at, happened),
    isOut: !ring.includes(at),
  }));
}

/** What the rules leave no other way for, or what was seen with one's own eyes. */
function stampOf({ known, ring, result }: View, at: number, happened: Happenings): Pick<NoteRow, 'stamp' | 'stamped'> {
  const role = known.roles[at] ?? null;
  if (role !== null) {
    const words = { original: NOTES.original, recast: NOTES.recast, 'stand-in': NOTES.standIn }[role];
    return { stamp: 'proven', stamped: words };
  }
  const seen = happened.seenOf(at);
  if (!ring.includes(at) && result === null) return { stamp: 'proven', stamped: NOTES.notStandIn }; // SA12.5
  if (seen?.isWhole && !seen.isOld && !seen.cards.includes('recast') && known.clear[at]) {
    return { stamp: 'proven', stamped: NOTES.cleanSince };
  }
  if (known.clear[at]) return { stamp: 'proven', stamped: NOTES.notStandIn };
  if (known.hands[at]?.includes('recast')) return { stamp: 'seen', stamped: NOTES.card('recast', seen?.turn ?? 1) };
  return { stamp: null, stamped: '' };
}
