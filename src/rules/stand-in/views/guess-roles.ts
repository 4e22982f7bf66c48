import { draw, drawInt, type Stream } from '../../kernel/rng.ts';
import type { Role, Script } from '../model/vocabulary.ts';
import { isInPlay } from '../queries/ring.ts';
import type { View } from './view.ts';

/** Roles that fit what a chair knows; null where the draw did not come out. */
export function guessRoles(view: View, gave: readonly number[], stream: Stream): Role[] | null {
  const { known, ring } = view;
  const standIn = guessStandIn(view, stream);
  const roles = known.roles.map((role, chair): Role => {
    if (role !== null) return role;
    if (chair === standIn) return 'stand-in';
    return couldBeTurned(view, gave, chair, standIn) && draw(stream) < 0.5 ? 'recast' : 'original';
  });
  const inPlay = (role: Role): boolean => ring.some((chair) => roles[chair] === role);
  if (view.vengeance !== null) return inPlay('original') && inPlay('recast') ? roles : null; // SA16.6c
  // SA15.6: a computer would have declared.
  return inPlay('original') || standIn === view.human || !ring.includes(standIn) ? roles : null;
}

const room = (view: View, chair: number): number =>
  (view.sizes[chair] as number) - (view.known.hands[chair] as Script[]).length;

/** The chair, or -1 where it has not come yet (SA16.1). */
function guessStandIn(view: View, stream: Stream): number {
  const named = view.known.roles.indexOf('stand-in');
  if (named >= 0) return named;
  const could = view.ring.filter(
    (chair) => view.known.roles[chair] === null && !view.known.clear[chair] && room(view, chair) > 0,
  );
  if (view.options.lateArrival && !view.notes.some(({ type }) => type === 'shuffled')) {
    // Unseen cards in the pile and in hands are alike: it is as likely in one as in another.
    const inHands = could.reduce((sum, chair) => sum + room(view, chair), 0);
    if (drawInt(stream, view.pile.script + inHands) < view.pile.script) return -1;
  }
  return could.length === 0 ? -1 : (could[drawInt(stream, could.length)] as number);
}

/** Contagion is a star: only whoever got a card from the Stand-In can be a Recast (SA3.2), and it holds a Recast card (SA4.7). */
function couldBeTurned(view: View, gave: readonly number[], chair: number, standIn: number): boolean {
  if (standIn < 0 || (((gave[standIn] as number) >> chair) & 1) === 0) return false;
  return !isInPlay(view, chair) || room(view, chair) > 0 || (view.known.hands[chair] as Script[]).includes('recast');
}
