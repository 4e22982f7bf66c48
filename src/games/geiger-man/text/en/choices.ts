import type { ActionId, Effect, GirlId, ItemDef, KillerId, Line, Victim } from '../../../../rules/geiger-man/index.ts';
import type { Choice } from '../scene.ts';
import { GIRLS } from './cards/girls.ts';
import { KILLERS, MINION } from './cards/killers.ts';
import { lineShort, short } from './effects.ts';
import { atHead, listed, plural, some } from './grammar.ts';
import {
  actionName,
  atSpace,
  eventName,
  itemName,
  spaceName,
  terrorName,
  theItem,
  victimName,
  victimsNamed,
} from './names.ts';

const choice = (label: string, detail = ''): Choice => ({ label, detail });
const faces = (list: readonly number[]): string => listed(list.map(String));

/** What using an item costs and brings, in a few words. */
function useOf(use: ItemDef['use'], way: number): string {
  switch (use.as) {
    case 'shot':
      return `${use.time} Time · ${use.damage} damage, no roll`;
    case 'bomb':
      return `${use.time} Time · up to 3 damage`;
    case 'trap':
      return `${use.time} Time · lies in your space`;
    case 'push':
      return 'cancels it, and pushes';
    case 'dodge':
      return 'cancels it, and one step';
    case 'less':
      return `${use.by} less`;
    case 'cap':
      return `at most ${use.at}`;
    case 'heal':
      return `${use.time} Time · Health +${use.by}`;
    case 'drink':
      return short(use.or[way === 0 ? 0 : 1]);
    case 'reorder':
      return `${use.time} Time · the next ${use.cards} Dread cards`;
    case 'ride':
      return use.steps === null ? 'along the siding, three aboard' : `up to ${some(use.steps, 'step')}, three aboard`;
    case 'call':
      return `${use.time} Time · a space comes one step nearer`;
    case 'lead-panic':
      return 'you lead them, not the dice';
    case 'bar':
      return 'nothing moves into your space this turn';
    case 'weapon':
    case 'six':
    case 'peek':
      return '';
  }
}

/** Every kind of reply as it stands on a button. Chances are added by whoever reckons them (`ODDS`). */
export const CHOICE = {
  play: (card: ActionId): Choice => choice(actionName(card)),
  use: (item: string, use: ItemDef['use'], way: number): Choice => choice(itemName(item), useOf(use, way)),
  save: (victim: Victim, n: number): Choice =>
    choice(`Save ${victimName(victim)}`, victim === 'plain' && n > 1 ? `${n} are here` : ''),
  /** By the number of its place; the later reward has none. */
  reward: (effect: Effect, place: number | null): Choice =>
    choice(`Reward: ${short(effect)}`, place === null ? 'owed to you' : `owed to you · place ${place}`),
  'break-pillar': (time: number): Choice => choice('Break the Pillar', `${time} Time`),
  'settle-event': (event: string, time: number): Choice =>
    choice(
      event === 'jammed' || event === 'washout' ? 'Clear the way out' : 'Make the call',
      `${time} Time · ${eventName(event)}`,
    ),
  convert: (face: number, line: Line | null): Choice =>
    choice(`Turn the ${face}`, `discard two${line === null ? '' : ` · ${lineShort(line)}`}`),
  're-roll': (face: number): Choice => choice(actionName('take-two'), `the ${face} again`),
  're-roll-all': (time: number): Choice => choice(`${actionName('take-two')}, every die`, `${time} Time`),
  six: (item: string, face: number): Choice => choice(itemName(item), `the ${face} becomes a 6`),
  ability: (girl: GirlId, list: readonly number[]): Choice =>
    choice(GIRLS[girl].ultimate.name, girl === 'dot' ? `the ${faces(list)} counts` : `${faces(list)} again`),
  accept: (line: Line | null): Choice => choice('Let it lie', line === null ? '' : lineShort(line)),
  line: (line: Line): Choice => choice(atHead(lineShort(line))),
  step: (space: string, followers: readonly Victim[]): Choice =>
    choice(spaceName(space), followers.length === 0 ? 'alone' : `with ${victimsNamed(followers)}`),
  place: (effect: Effect, place: number): Choice => choice(atHead(short(effect)), `place ${place}`),
  keep: (item: string, other: string, where: 'top' | 'bottom'): Choice =>
    choice(
      `Keep ${theItem(item)}`,
      where === 'top' ? `${theItem(other)} back on top, face up` : `${theItem(other)} to the bottom`,
    ),
  arrange: (items: readonly string[]): Choice =>
    choice(items.length === 0 ? 'Free hands' : atHead(listed(items.map(theItem))), items.length === 0 ? '' : 'in hand'),
  drop: (item: string): Choice => choice(`Drop ${theItem(item)}`, 'for good'),
  target: (side: 'killer' | 'minions', space: string, weapon: string | null, killer: KillerId): Choice =>
    choice(
      side === 'killer' ? KILLERS[killer].name : MINION.names,
      weapon === null ? atSpace(space) : `${atSpace(space)} · ${theItem(weapon)}`,
    ),
  weapon: (weapon: string | null, adds: number): Choice =>
    weapon === null ? choice('Bare hands', 'no use spent') : choice(atHead(theItem(weapon)), `+${adds} damage`),
  /** Which of them, counted as they came. */
  share: (which: readonly number[]): Choice =>
    choice(
      which.length === 0
        ? `No ${MINION.name}`
        : which.length === 1
          ? `${MINION.name} ${which[0]}`
          : `${MINION.names} ${faces(which)}`,
    ),
  power: (terror: string, left: number): Choice => choice(terrorName(terror), `${left} Health`),
  buy: (card: ActionId, cost: number, left: number): Choice =>
    choice(actionName(card), cost === 0 ? 'free' : `${cost} Time · leaves ${left}`),
  return: (card: ActionId, cost: number): Choice =>
    choice(`Give back ${actionName(card)}`, cost === 0 ? 'free' : `Time +${cost}`),
  take: (damage: number): Choice => choice('Take it', `Health –${damage}`),
  panic: (space: string, victim: Victim, n: number): Choice =>
    choice(`${atHead(victimName(victim))}, ${spaceName(space)}`, n > 1 ? `${n} to go there` : ''),
  space: (space: string | null): Choice => choice(space === null ? 'Stay' : spaceName(space)),
  victim: (victim: Victim): Choice => choice(atHead(victimName(victim))),
  followers: (followers: readonly Victim[]): Choice =>
    choice(followers.length === 0 ? 'Alone' : atHead(victimsNamed(followers)), followers.length === 0 ? '' : 'aboard'),
  order: (terrors: readonly string[]): Choice => choice(terrors.map(terrorName).join(', then ')),
  lose: (card: ActionId): Choice => choice(`Discard ${actionName(card)}`),
  yes: (by: string): Choice => choice(by === 'counter' ? 'Put it under' : by === 'vera' ? 'Keep it' : 'One more die'),
  no: (by: string): Choice => choice(by === 'counter' ? 'Leave it' : by === 'vera' ? 'Spend it' : 'Not now'),
  time: (card: ActionId): Choice => choice(`Throw away ${actionName(card)}`, 'Time +1'),
  stop: (at: 'act' | 'walk' | 'buy'): Choice =>
    ({
      act: choice('End the actions', 'then Planning'),
      walk: choice('Stop here'),
      buy: choice('Done', 'Time is reset, and it is the other one’s turn'),
    })[at],
} as const;

/** Headings of choices that are folded into one. */
export const MENUS = {
  again: 'Second Take…',
  time: 'Throw a card away…',
  back: 'Give one back…',
  others: (n: number): string => plural(n, 'other'),
} as const;

/** Why a thing on the table cannot be chosen now. */
export const WHY_NOT = {
  reaction: 'A reaction: it waits for an attack.',
  reRoll: 'It waits for a throw.',
  noTarget: 'Nobody within reach.',
  noPile: 'Nothing to search here.',
  tooDear: (cost: number, time: number): string => `It costs ${cost}, and you have ${Math.max(0, time)}.`,
  handFull: 'Ten cards are all one can hold.',
} as const;
