import { chanceFrom, type Game, type Role, type Script, standIn, type View } from '../../../rules/stand-in/index.ts';
import { beliefOf } from '../belief/belief.ts';
import type { Mind } from '../belief/mind.ts';
import { emptyMemory, ownMind } from '../belief/read.ts';
import { LEVELS } from '../levels.ts';
import type { Chance } from '../player.ts';
import { withMemories } from './memories.ts';

/** What a seat thinks of the worlds it may be in. */
export interface Outlook {
  view: View;
  mind: Mind;
  /** By chair: P(is the Stand-In). */
  standIn: readonly number[];
}

/** By the best reading there is, whoever asks. */
export function outlookOf(view: View): Outlook {
  const mind = ownMind(emptyMemory(), view, LEVELS.midnight.reading);
  return { view, mind, standIn: beliefOf(mind, view).standIn };
}

/** A world as the seat thinks likely: roles by its belief, all other cards as they may lie. Its chair cannot tell it from the real one. */
export function supposed(outlook: Outlook, seed: string): Game {
  const { view } = outlook;
  const chair = view.chair as number;
  const chance = chanceFrom(`${seed}/roles`);
  const roles = rolesFor(outlook, chance);
  const hands = handsFor(outlook, roles, chance);
  const guesses: View[] = [
    { ...view, known: { ...view.known, roles, hands } },
    { ...view, known: { ...view.known, roles } },
    view,
  ];
  for (const guess of guesses) {
    const world = dealt(guess, chair, seed);
    if (world !== null) return withMemories(world, chair);
  }
  throw new Error(`No world fits the view of chair ${chair}`);
}

/** Null where these roles leave no way to deal. */
function dealt(view: View, chair: number, seed: string): Game | null {
  try {
    return standIn.resample(view, chair, seed);
  } catch {
    return null;
  }
}

function rolesFor({ view, mind, standIn: believed }: Outlook, chance: Chance): (Role | null)[] {
  const { known, ring } = view;
  const named = known.roles.indexOf('stand-in');
  const it = named >= 0 ? named : pick(believed, chance);
  const roles = known.roles.map((role, chair): Role => {
    if (role !== null) return role;
    if (chair === it) return 'stand-in';
    return chance() < (mind.turned[it]?.[chair] ?? 0) ? 'recast' : 'original';
  });
  // SA15.6: the game would be over by now.
  return ring.some((chair) => roles[chair] === 'original') ? roles : known.roles;
}

/** -1 where none of them is it yet (SA16.1). */
function pick(shares: readonly number[], chance: Chance): number {
  let left = chance();
  return shares.findIndex((share) => {
    left -= share;
    return left < 0;
  });
}

/** The Stand-In holds as many Recast cards as it may be thought to. */
function handsFor({ view, mind }: Outlook, roles: readonly (Role | null)[], chance: Chance): Script[][] {
  const it = roles.indexOf('stand-in');
  const hands = view.known.hands.map((hand) => hand.slice());
  const hand = hands[it];
  if (hand === undefined || it === view.chair || !view.ring.includes(it)) return hands;
  const own = hand.includes('stand-in') ? 0 : 1;
  const held = Math.max(0, pick(mind.held[it] ?? [1], chance));
  const room = (view.sizes[it] as number) - hand.length - own;
  const more = Math.min(room, held - hand.filter((card) => card === 'recast').length);
  for (let i = 0; i < more; i++) hand.push('recast');
  return hands;
}
