import type { Game } from '../model/state.ts';
import type { SpaceId, Victim } from '../model/vocabulary.ts';
import { sieves } from '../queries/ties.ts';
import { costOf, kindsAt, least, plainAt, specialsAt, victimsAt } from '../queries/victims.ts';
import { drawFate } from './chance.ts';

/** FG28.1 without the player; `turnsBack` is about an Enemy's way, where there is one. */
export function breakTie(m: Game, options: readonly SpaceId[], turnsBack: (space: SpaceId) => boolean): SpaceId {
  const left = sieves(m, options, turnsBack).at(-1)?.left ?? options;
  return left.length === 1 ? (left[0] as SpaceId) : (left[drawFate(m, left.length)] as SpaceId);
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
