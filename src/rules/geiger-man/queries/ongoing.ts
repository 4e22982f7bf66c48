import { eventOf, spaceOf } from '../decks/decks.ts';
import type { EventRule, Tag } from '../model/cards.ts';
import type { Table } from '../model/state.ts';
import type { PowerId, SpaceId, TerrorId } from '../model/vocabulary.ts';

/** FG23.1: what the ongoing Events change. */
export function ongoingRules(t: Table): EventRule[] {
  const rules: EventRule[] = [];
  for (const { id } of t.ongoing) {
    const { rule } = eventOf(id);
    if (rule !== null) rules.push(rule);
  }
  return rules;
}
export const hasRule = (t: Table, is: EventRule['is']): boolean => ongoingRules(t).some((rule) => rule.is === is);

export const isTagged = (space: SpaceId, tag: Tag): boolean => spaceOf(space).tags.includes(tag);

/** FG18.1: a Dark Power works once it is revealed. */
export const hasPower = (t: Table, id: PowerId): boolean => t.powerRevealed && t.power.card === id;
export const hasMinor = (t: Table, id: TerrorId): boolean => t.minor.some((power) => power.id === id);
export const isFinale = (t: Table, id: string): boolean => t.finaleSince > 0 && t.finale.card === id;

/** FG9.2: exits that a card has not jammed. */
export function isExit(t: Table, space: SpaceId): boolean {
  return isTagged(space, 'exit') && !ongoingRules(t).some((rule) => rule.is === 'no-exit' && rule.at === space);
}

/** Where she may save: an exit, and no Pillar on it when The Flats have risen. */
export const isWayOut = (t: Table, space: SpaceId): boolean =>
  isExit(t, space) && !(isFinale(t, 'flats-rise') && t.pillars.includes(space));
