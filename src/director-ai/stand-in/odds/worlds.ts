import { BLACKOUTS, type Card, type Role, SCRIPT, type Script, type View } from '../../../rules/stand-in/index.ts';
import { possibleIn } from './entered.ts';

/** A hand that is not seen: what is known of it, and room for the rest. */
export interface Hidden {
  chair: number;
  role: Role | null;
  pinned: readonly Script[];
  /** Unseen cards in it, a sealed offer of its own among them. */
  room: number;
  /** Recast cards among them, at most. */
  most: number;
  mayBeStandIn: boolean;
}

/** All that a view leaves open: hands, and the rest of the cards in piles and in limbo. */
export interface Open {
  hands: Hidden[];
  /** Places for unseen script cards that are in no hand. */
  rest: number;
  /** Unseen script cards by name. */
  unseen: Record<Script, number>;
  /** Whether a seat may have been turned, were another the Stand-In. */
  mayBeTurned(standIn: number | null, chair: number): boolean;
  /** SA16.1: places in the pile for a Stand-In that has not come. */
  arriving: number;
}

const MOST_RECAST_HELD = 3;

export function openIn(view: View): Open {
  const { known, ring, sizes, scene, chair: me } = view;
  const possible = possibleIn(view);
  const unseen = unseenIn(view);
  const isNamed = known.roles.includes('stand-in');
  const hands = ring
    .filter((chair) => chair !== me)
    .map((chair): Hidden => {
      const isOffering =
        scene.type === 'exchange' && scene.offered && scene.offerer === chair && view.limbo.at(-1) === null;
      const size = (sizes[chair] as number) + (isOffering ? 1 : 0);
      const pinned = known.hands[chair] as readonly Script[];
      const role = known.roles[chair] ?? null;
      const room = size - pinned.length;
      const held = pinned.filter((card) => card === 'recast').length;
      const limit = size > 4 ? MOST_RECAST_HELD + 1 : MOST_RECAST_HELD;
      const most = Math.max(0, Math.min(room, limit - held, possible.entered[chair] as number));
      const mayBeStandIn = role === 'stand-in' || (!isNamed && role === null && !known.clear[chair] && room > 0);
      return { chair, role, pinned, room, most, mayBeStandIn };
    });
  const places = hands.reduce((sum, { room }) => sum + room, 0);
  const all = SCRIPT.reduce((sum, card) => sum + unseen[card], 0);
  const mayComeYet = view.options.lateArrival && !isNamed && unseen['stand-in'] > 0;
  return {
    hands,
    rest: all - places,
    unseen,
    mayBeTurned: (standIn, chair) => standIn !== null && (possible.turned[standIn]?.has(chair) ?? false),
    arriving: mayComeYet ? view.pile.script : 0,
  };
}

/** The deck without what this seat sees or knows to lie somewhere. */
function unseenIn(view: View): Record<Script, number> {
  const left: Record<string, number> = { ...view.deck };
  const take = (card: Card | null): void => {
    if (card !== null) left[card] = (left[card] as number) - 1;
  };
  for (const card of view.hand) take(card);
  view.known.hands.forEach((hand, chair) => {
    if (chair !== view.chair && view.ring.includes(chair)) hand.forEach(take);
  });
  view.limbo.forEach(take);
  view.known.discard.forEach(take);
  take(view.known.top);
  for (const n of view.doors) for (let i = 0; i < n; i++) take('chained-door');
  for (const turns of view.trailers) if (turns > 0) take('trailer');
  const standIn = view.known.roles.indexOf('stand-in');
  if (standIn >= 0 && !view.ring.includes(standIn)) left['stand-in'] = 0; // SA12.4
  for (const card of BLACKOUTS) delete left[card];
  return left as Record<Script, number>;
}
