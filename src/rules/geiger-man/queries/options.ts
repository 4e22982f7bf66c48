import { ACTION } from '../decks/actions.ts';
import { eventOf, eventRank, itemOf, itemRank } from '../decks/decks.ts';
import { GIRL } from '../decks/girls.ts';
import type { ItemDef } from '../model/cards.ts';
import { REPLY, type Reply } from '../model/prompts.ts';
import type { Table } from '../model/state.ts';
import type { ActionId, EventId, SpaceId } from '../model/vocabulary.ts';
import { distance, spacesOf } from './graph.ts';
import { isTagged, isWayOut } from './ongoing.ts';
import { attackTargets, canSearch, sidesWithin } from './reach.ts';
import { isEnemyAt, kindsAt, victimsAt } from './victims.ts';

/** What it costs to break a Pillar, and to mend what an Event has done. */
export const PILLAR_TIME = 2;
export const EVENT_TIME = 3;

/** FG4.6 */
function isPlayable(t: Table, card: ActionId): boolean {
  switch (ACTION[card].kind) {
    case 'action':
      return true;
    case 'attack':
      return attackTargets(t).length > 0;
    case 'search':
      return canSearch(t);
    default:
      return false; // FG4.1
  }
}

/** FG9.2 */
export function savesOf(t: Table): Reply[] {
  if (t.phase !== 'action' || t.marks.ended || !isWayOut(t, t.girlAt)) return [];
  return kindsAt(t, t.girlAt).map((victim) => ({ type: 'save', victim }));
}

/** FG9.4: each kind of reward once. */
export function rewardsOf(t: Table): Reply[] {
  const places = GIRL[t.girl].places.length;
  const replies: Reply[] = [];
  for (let place = 0; place <= places; place++) if (t.owed.includes(place)) replies.push({ type: 'reward', place });
  return replies;
}

/** Everything of an Action phase but discards for Time and the end of it. */
export function optionsToAct(t: Table): Reply[] {
  const replies: Reply[] = [];
  if (t.owed.length === 0) {
    for (let i = 0; i < t.hand.length; i++) {
      const card = t.hand[i] as ActionId;
      if (card !== t.hand[i - 1] && isPlayable(t, card)) replies.push(REPLY.play[card]);
    }
  }
  if (t.items.length > 0) addUses(t, replies);
  if (victimsAt(t, t.girlAt) > 0) replies.push(...savesOf(t));
  if (t.owed.length > 0) replies.push(...rewardsOf(t));
  if (t.time >= PILLAR_TIME && t.pillars.includes(t.girlAt) && t.killerAt !== t.girlAt) {
    replies.push({ type: 'break-pillar' });
  }
  if (t.time >= EVENT_TIME) for (const event of eventsToSettle(t)) replies.push({ type: 'settle-event', event });
  return replies;
}

/** A jammed exit, or a telephone, where she stands. */
function eventsToSettle(t: Table): EventId[] {
  const found: EventId[] = [];
  for (const { id } of t.ongoing) {
    const { rule } = eventOf(id);
    if (rule === null || !('at' in rule) || rule.at !== t.girlAt) continue;
    if (rule.is === 'no-exit' || t.terror.length > 0) found.push(id);
  }
  return found.sort((a, b) => eventRank(a) - eventRank(b));
}

/** FG4.7, FG11.1: items at hand that can be used now. */
function addUses(t: Table, replies: Reply[]): void {
  const items = t.items.filter(({ id, held }) => held || itemOf(id).hands === 0).map(({ id }) => id);
  for (const item of items.sort((a, b) => itemRank(a) - itemRank(b))) {
    const def = itemOf(item);
    if (!isUsable(t, def)) continue;
    replies.push({ type: 'use', item, way: 0 });
    if (def.use.as === 'drink') replies.push({ type: 'use', item, way: 1 });
  }
}

/** FG7.4: costs must be covered. */
function isUsable(t: Table, { use, range }: ItemDef): boolean {
  if ('time' in use && t.time < use.time) return false;
  switch (use.as) {
    case 'shot':
    case 'bomb':
      return sidesWithin(t, range, null).length > 0;
    case 'trap':
      return !isEnemyAt(t, t.girlAt);
    case 'heal':
    case 'drink':
      return true;
    case 'reorder':
      return t.terror.length > 0;
    case 'ride':
      return isTagged(t.girlAt, 'ride') && t.killerAt !== t.girlAt;
    case 'call':
      return !t.marks.called && callable(t).length > 0;
    case 'bar':
      return isTagged(t.girlAt, 'indoors') && !isEnemyAt(t, t.girlAt);
    default:
      return false;
  }
}

/** Where a Bullhorn is heard: two steps, not the Killer's space, not her own. */
export const callable = (t: Table): SpaceId[] =>
  spacesOf(t)
    .map(({ id }) => id)
    .filter((id) => {
      const far = distance(t, t.girlAt, id);
      return far > 0 && far <= 2 && id !== t.killerAt && victimsAt(t, id) > 0;
    });

/** Where a car or a handcar goes. */
export const drivable = (t: Table, steps: number | null): SpaceId[] =>
  spacesOf(t)
    .map(({ id }) => id)
    .filter((id) => {
      if (id === t.girlAt || id === t.killerAt) return false;
      return steps === null ? isTagged(id, 'ride') : distance(t, t.girlAt, id) <= steps;
    });
