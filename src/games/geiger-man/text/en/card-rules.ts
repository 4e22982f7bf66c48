import type {
  ActionDef,
  FinaleDef,
  GirlDef,
  ItemDef,
  KillerDef,
  KillerId,
  LocationDef,
  LocationId,
  SpaceDef,
  TerrorDef,
} from '../../../../rules/geiger-man/index.ts';
import type { Finale, Minor } from '../shapes/ids.ts';
import { LAST_ACTS, MINOR_SECRETS } from './cards/killers.ts';
import { LOCATIONS } from './cards/locations.ts';
import { lineRule } from './effect-rules.ts';
import { lineShort, short } from './effects.ts';
import { agree, atHead, listed, number, plural, some, stopped } from './grammar.ts';
import { atSpace, spaceName } from './names.ts';
import { pronounsOf } from './pronouns.ts';

const KINDS: Readonly<Record<ActionDef['kind'], string>> = {
  action: '',
  attack: 'Attack: an Enemy in your space, or in reach of a weapon in hand. ',
  search: 'Only on a search space with cards. ',
  reaction: 'Reaction: only when an Enemy attacks you. ',
  're-roll': '',
};

/** What an action card does, by its result. */
export function actionRule(def: ActionDef): string {
  if (def.kind === 're-roll')
    return 'After any Horror roll of yours, in any phase: throw one die again, or every die for 2 Time. It has no roll of its own.';
  const [two, one, failure] = def.lines.map((lines) => lines.map(lineShort).join('; or '));
  return `${KINDS[def.kind]}2+ successes: ${two}. 1 success: ${one}. Failure: ${failure}.`;
}

/** What it costs, and how many there are. */
export const actionCost = (def: ActionDef): string =>
  `${def.cost === 0 ? 'Free' : `Costs ${def.cost} Time`} · ${agree(def.copies, 'one of it', `${number(def.copies)} of it`)}`;

const span = (range: readonly number[]): string =>
  range.length < 2 ? String(range[0]) : `${range[0]}–${range[range.length - 1]}`;

/** Hands, reach, uses: what stands over an item's words. */
export function itemHead(def: ItemDef): string {
  const parts = [def.hands === 0 ? 'From hand or backpack' : def.hands === 1 ? 'One hand' : 'Two hands'];
  if (def.range.length > 0) parts.push(`reach ${span(def.range)}`);
  if (def.adds > 0) parts.push(`adds ${def.adds}`);
  if (def.uses > 0) parts.push(plural(def.uses, 'use'));
  return parts.join(' · ');
}

/** What an item does, in full. */
export function itemRule(def: ItemDef): string {
  const { use } = def;
  switch (use.as) {
    case 'weapon': {
      const after = {
        move: ' After adding damage in the Action phase you may move 1.',
        push: ' After adding damage in the Action phase you may push a Killer still alive in your space one step of your choice.',
      };
      return `In hand it adds ${def.adds} damage to an action card that deals some, within its reach.${use.after === null ? '' : after[use.after]}`;
    }
    case 'shot':
      return `Action phase, ${use.time} Time: ${use.damage} damage within its reach. No card, no roll.`;
    case 'bomb':
      return `Action phase, ${use.time} Time, discarded: a Horror roll. 2+ successes: 3 damage; 1: 2 damage; failure: 1 damage, and Health –1 if the target is in your space.`;
    case 'trap':
      return `Action phase, ${use.time} Time, in a space without an Enemy: its token lies there. The Killer stepping in takes ${use.damage} damage and loses the rest of this action’s movement; then both are discarded.`;
    case 'push':
      return 'When the Killer attacks you: discarded, the attack is cancelled, and the Killer is pushed one step of your choice. Attacks left in this action strike there.';
    case 'dodge':
      return 'When the Killer attacks you: discarded, the attack is cancelled, and you may take one step, alone.';
    case 'less':
      return `When you are attacked: that attack does ${use.by} less.`;
    case 'cap':
      return `When you are attacked: that attack does at most ${use.at}.`;
    case 'heal':
      return `Action phase, ${use.time} Time: Health +${use.by}.`;
    case 'drink':
      return `Action phase, discarded: ${use.or.map(short).join(' or ')}.`;
    case 'six':
      return 'After a Horror roll of yours, discarded: one die that is no success becomes a 6.';
    case 'peek':
      return 'Each Upkeep you look at the top Dread card. You may discard this to put it under the deck.';
    case 'reorder':
      return `Action phase, ${use.time} Time, discarded: look at the top ${number(use.cards)} Dread cards and put them back in any order.`;
    case 'ride':
      return `Action phase, ${
        use.steps === null
          ? 'on the Handcar Siding, the North Ballast, the Loading Ramp or the Rear Platform, with the Killer elsewhere: discarded, ride to another of these four'
          : `in the Overflow Lot, the Entry Lane or a row, with the Killer elsewhere: discarded, drive to a space up to ${some(use.steps, 'step')} away`
      } where the Killer is not, with up to three victims of your space. Nothing happens on the way; on an exit you may save at once.`;
    case 'call':
      return `Action phase, once a turn, ${use.time} Time: all victims of one space within ${some(use.steps, 'step')}, not the Killer’s, come one step towards you, never into the Killer’s space.`;
    case 'lead-panic':
      return 'When victims panic, discarded: this time you choose where each one goes, or that it stays.';
    case 'bar':
      return 'Action phase, indoors, with no Enemy in your space: discarded. Until the end of this turn no Enemy moves into your space; one that would stops before it.';
  }
}

/** What a Dread card does, from top to bottom. */
export function terrorRule(def: TerrorDef, killer: KillerId | null, location: LocationId | null): string {
  const rule = lineRule(def.effects, killer, location);
  const stays = def.health > 0 ? `Minor Secret, health ${def.health}: ${MINOR_SECRETS[def.id as Minor]} Then ` : '';
  return `${stays}${stays === '' ? rule : inside(rule)}`;
}

/** A sentence behind a colon: its first word is small again, if it is no word of the trade. */
const inside = (sentence: string): string =>
  sentence.replace(/^(?:He|She|The|An?|One|Two|Three|All)\b/, (word) => word.toLowerCase());

export function finaleRule(def: FinaleDef, killer: KillerId): string {
  const { his } = pronounsOf(killer);
  return [
    `When it begins: ${inside(lineRule(def.revealed, killer, null))}`,
    def.attack > 0 ? `${atHead(his)} attack is ${def.attack} higher.` : '',
    LAST_ACTS[def.id as Finale].ongoing,
    def.upkeep.length > 0 ? `In each later Upkeep: ${inside(lineRule(def.upkeep, killer, null))}` : '',
    `In each Killer phase: ${inside(lineRule(def.orders, killer, null))}`,
  ]
    .filter((words) => words !== '')
    .join(' ');
}

export const killerRule = (def: KillerDef): string =>
  `Health ${def.health}. Horror starts at ${def.horror}. Until the Last Act, in each Killer phase: ${inside(lineRule(def.first, def.id, null))}`;

/** A row of Bloodlust; the one above the last has no number. */
export const rowRule = (row: number, attack: number, move: number, reached: GirlDef['places']): string =>
  `Row ${row}: attack ${attack}, move ${move}${reached.length === 0 ? '' : `; ${lineShort(reached)}`}`;
export const aboveRule = (def: KillerDef): string => `Above the last row: ${lineShort(def.above)}`;

export const girlRule = (def: GirlDef): string =>
  `Health ${def.health}. ${stopped(`Places: ${def.places.map(short).join(' · ')}`)} Each save after those: ${short(def.later)}.`;

export const setUpRule = (def: LocationDef['setUps'][number]): string =>
  `The Girl starts ${atSpace(def.girl)}, the Killer ${atSpace(def.killer)}. Victims: ${listed(def.victims.map(([space, n]) => `${number(n)} ${atSpace(space)}`))}.`;

/** What kind of space it is, and where it leads, with the panic numbers. */
export function spaceRule(def: SpaceDef, location: LocationId): string {
  const kinds = [
    def.tags.includes('exit') ? 'an exit' : '',
    def.tags.includes('search') ? 'a search space' : '',
    def.tags.includes('tagged') ? LOCATIONS[location].tagged : '',
    def.tags.includes('indoors') ? 'indoors' : 'outdoors',
  ].filter((kind) => kind !== '');
  const ways = def.to.map(([space, numbers]) => `${spaceName(space)} (${span(numbers)})`);
  return `${atHead(kinds.join(', '))}. Next to ${listed(ways)}, with the panic numbers that lead there.`;
}
