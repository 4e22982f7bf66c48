import { FOLLOWERS, SPECIAL } from '../decks/specials.ts';
import type { Table } from '../model/state.ts';
import type { SpaceId, SpecialId, Victim } from '../model/vocabulary.ts';
import { hasPower, hasRule, isTagged } from './ongoing.ts';
import { plainAt, specialsAt } from './victims.ts';

const NOBODY: readonly (readonly Victim[])[] = [[]];
const CROWDS: readonly (readonly Victim[])[] = [0, 1, 2, 3].map((n) => new Array<Victim>(n).fill('plain'));

/** FG8.3, FG8.4: who may come along from her space, nobody first, by the number of plain victims and then by the special ones. */
export function followings(t: Table, to: SpaceId, most: number | null = null): readonly (readonly Victim[])[] {
  const from = t.girlAt;
  if (to === t.killerAt || !isFollowedFrom(t, from)) return NOBODY;
  const specials = specialsAt(t, from);
  const plain = plainAt(t, from);
  const limit = most ?? Math.max(FOLLOWERS, ...specials.map((id) => SPECIAL[id].leads));
  if (specials.length === 0) return plain === 0 ? NOBODY : CROWDS.slice(0, Math.min(plain, limit) + 1);
  const found: (readonly Victim[])[] = [];
  for (let n = 0; n <= Math.min(plain, limit); n++) {
    for (let mask = 0; mask < 1 << specials.length; mask++) {
      const some = specials.filter((_, i) => (mask >> i) & 1);
      if (n + placesOf(some) <= limit && fareOf(some) <= Math.max(0, t.time)) {
        found.push([...(CROWDS[n] as readonly Victim[]), ...some]);
      }
    }
  }
  return found;
}

const placesOf = (some: readonly SpecialId[]): number => some.reduce((sum, id) => sum + SPECIAL[id].takes, 0);
/** FG7.4: Time to be paid for them. */
export const fareOf = (some: readonly Victim[]): number =>
  some.reduce((sum, id) => sum + (id === 'plain' ? 0 : SPECIAL[id].fare), 0);

function isFollowedFrom(t: Table, from: SpaceId): boolean {
  if (hasRule(t, 'curtained') && isTagged(from, 'curtained')) return false;
  return !(hasPower(t, 'slow-crystal') && (t.killerAt === from || t.pillars.includes(from)));
}
