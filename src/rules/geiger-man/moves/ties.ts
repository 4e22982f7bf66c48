import { LOCATION } from '../decks/decks.ts';
import type { Game, Table } from '../model/state.ts';
import type { SpaceId, Victim } from '../model/vocabulary.ts';
import { distance, neighbours, spacesOf } from '../queries/graph.ts';
import { costOf, kindsAt, least, plainAt, specialsAt, victimsAt } from '../queries/victims.ts';
import { drawFate } from './chance.ts';

const aroundIt = (t: Table, space: SpaceId): number =>
  neighbours(t, space).reduce((sum, near) => sum + victimsAt(t, near), victimsAt(t, space));

/** FG28.1a: the Girl's space, nearer to her, more victims within a step, space order. */
function forTheWorse(t: Table, options: readonly SpaceId[]): SpaceId {
  const nearer = least(options, (space) => distance(t, t.girlAt, space));
  const fuller = least(nearer, (space) => -aroundIt(t, space));
  const order = spacesOf(t);
  return least(fuller, (space) => order.findIndex(({ id }) => id === space))[0] as SpaceId;
}

/** FG28.1b: on in the same direction, then where blood was last, then a draw. */
function asItWouldBe(m: Game, options: readonly SpaceId[], turnsBack: (space: SpaceId) => boolean): SpaceId {
  const on = options.filter((space) => !turnsBack(space));
  const left = on.length > 0 ? on : options;
  if (m.blood !== null && left.includes(m.blood)) return m.blood;
  return left.length === 1 ? (left[0] as SpaceId) : (left[drawFate(m, left.length)] as SpaceId);
}

/** FG28.1c: a special victim, then nearest the punch-line space, then a draw. */
function forTheLaugh(m: Game, options: readonly SpaceId[]): SpaceId {
  const odd = options.filter((space) => specialsAt(m, space).length > 0);
  const left = least(odd.length > 0 ? odd : options, (space) => distance(m, LOCATION[m.location].punchLine, space));
  return left.length === 1 ? (left[0] as SpaceId) : (left[drawFate(m, left.length)] as SpaceId);
}

/** FG28.1 without the player; `turnsBack` is about an Enemy's way, where there is one. */
export function breakTie(m: Game, options: readonly SpaceId[], turnsBack: (space: SpaceId) => boolean): SpaceId {
  switch (m.options.ties) {
    case 'real':
      return asItWouldBe(m, options, turnsBack);
    case 'laugh':
      return forTheLaugh(m, options);
    default:
      return forTheWorse(m, options);
  }
}

/** FG15.6: which victim of a space is struck, where the player does not say. */
export function pickVictim(m: Game, space: SpaceId): Victim {
  const kinds = kindsAt(m, space);
  if (kinds.length === 1) return kinds[0] as Victim;
  if (m.options.ties === 'real') {
    const plain = plainAt(m, space);
    const drawn = drawFate(m, victimsAt(m, space));
    return drawn < plain ? 'plain' : (specialsAt(m, space)[drawn - plain] as Victim);
  }
  const specials = specialsAt(m, space);
  if (m.options.ties === 'laugh' && specials.length > 1) return specials[drawFate(m, specials.length)] as Victim;
  return least(kinds, (kind) => -costOf(kind))[0] as Victim;
}

/** The setting's letter, for whoever explains a choice. */
export const tieRule = (t: Table): string =>
  `FG28.1${{ worse: 'a', real: 'b', laugh: 'c', decide: 'd' }[t.options.ties]}`;
