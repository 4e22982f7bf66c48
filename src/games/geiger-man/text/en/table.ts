import type { GirlId, KillerId, Victim } from '../../../../rules/geiger-man/index.ts';
import { agree, plural, some } from './grammar.ts';
import { eventName, girlName, girlShort, itemName, killerName, spaceName } from './names.ts';

export const PHASES = {
  'set-up': 'Opening',
  action: 'Action',
  planning: 'Planning',
  killer: 'Killer',
  panic: 'Panic',
  upkeep: 'Upkeep',
} as const;

const crowdName = (who: Victim): string => (who === 'plain' ? 'Somebody' : eventName(who));

/** Words on and around the table. */
export const TABLE = {
  turn: (n: number): string => `Turn ${n}`,
  horror: (n: number): string => `Horror ${n}`,
  horrorOf: (n: number, dice: number): string => `Horror ${n} of 8, ${plural(dice, 'die', 'dice')}`,
  time: 'Time left',
  timeOf: (n: number): string => (n < 0 ? 'Out of Time' : `Time ${n} of 12`),
  health: (n: number, of: number): string => `Health ${n} of ${of}`,
  lastHeart: 'last heart, face down',
  lastHeartOpen: 'last heart, and no other',
  secondWind: 'second wind',
  saved: 'Saved, and what each gives',
  place: (at: number, of: number, gives: string, isFilled: boolean): string =>
    `Place ${at} of ${of}: ${gives}${isFilled ? ', filled' : ''}`,
  after: (name: string, n: number): string => `${name} after ${n === 0 ? 'this' : some(n, 'save')}`,
  starTurn: 'Star turn',
  items: 'Items',
  inHand: 'in hand',
  inPack: 'in the backpack',
  uses: (n: number): string => plural(n, 'use'),
  attack: (n: number): string => `attacks for ${n}`,
  move: (n: number): string => `moves ${plural(n, 'step')}`,
  bloodlust: 'Bloodlust',
  bloodlustRow: (row: number): string => `Bloodlust ${row}`,
  bloodlustOf: (row: number): string => `Bloodlust, row ${row} of 11`,
  dead: (n: number): string => `${n} dead`,
  next: (words: string): string => `next: ${words}`,
  dread: (n: number): string => `${n} Dread left`,
  dreadNone: 'No Dread left',
  secretOn: (row: number): string => `Secret on row ${row}`,
  secret: 'Secret, face down',
  lastAct: 'Last Act, after the last Dread',
  events: 'Events',
  minors: 'Minor Secrets',
  minorLeft: (n: number): string => `${n} Health left`,
  hand: 'Hand',
  handOf: (n: number): string => `${plural(n, 'card')} of ten`,
  shelf: (n: number): string => `${n} to take`,
  discard: 'Discard',
  throwAway: 'Any card thrown away: Time +1',
  toDiscard: 'To discard',
  exit: 'EXIT',
  shut: 'SHUT',
  pile: (n: number): string => agree(n, '1 item left', `${n} items left`),
  pileEmpty: 'searched clean',
  pileTop: (item: string): string => `${itemName(item)} on top`,
  victims: (n: number): string => plural(n, 'victim'),
  skitters: (n: number): string => plural(n, 'Skitter'),
  pillar: 'a Pillar',
  trap: (item: string): string => `${itemName(item)} laid out`,
  panicNumbers: 'Panic numbers',
  /** Who is heard. */
  speaker: (speaker: 'girl' | Victim, girl: GirlId): string =>
    speaker === 'girl' ? girlShort(girl) : crowdName(speaker),
  says: (speaker: 'girl' | Victim, girl: GirlId, words: string): string =>
    `${speaker === 'girl' ? girlShort(girl) : crowdName(speaker)}: ${words}`,
} as const;

/** What stands on cards instead of words. */
export const SIGNS = {
  title: 'Signs on cards',
  move: 'steps you may take',
  time: 'Time, gained or lost',
  health: 'Health',
  horror: 'Horror',
  damage: 'damage you deal',
  item: 'an item',
  dice: 'dice more',
  block: 'damage that a reaction stops',
} as const;

/** Names of regions and of every button, each good enough alone. */
export const NAMED = {
  board: 'The Location, space by space',
  girl: (girl: GirlId): string => `${girlName(girl)}, your card`,
  killer: (killer: KillerId): string => `${killerName(killer)}, the Killer’s card`,
  tracks: 'Horror and Time',
  screen: 'The screen: what is being decided',
  hand: 'Your hand',
  choices: 'Choices',
  log: 'The screenplay',
  events: 'Events in play',
  space: (space: string): string => `Look at ${spaceName(space)}`,
  zoom: (name: string): string => `${name}, card in full`,
  pile: (space: string): string => `Item pile, ${spaceName(space)}`,
  shelf: 'Cards on the shelf',
  discard: 'Discard pile',
  dreadPile: 'Dread deck',
  undo: 'Take back the last choice',
  hint: 'What would you do?',
  why: 'Why did the Killer do that?',
  again: 'Say the question again',
  menu: 'Menu',
  rules: 'Cue cards',
  speed: (n: number): string => `Speed ${n}×`,
  skip: 'Skip to the next question',
  mute: 'Mute',
  numbers: 'Show panic numbers',
  backpack: (n: number): string => `Backpack, ${plural(n, 'item')}`,
} as const;
