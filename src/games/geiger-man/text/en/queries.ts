import type { ActionId, GirlId, KillerId, Victim } from '../../../../rules/geiger-man/index.ts';
import { agree, atHead, counted, listed, number, plural, some, stopped } from './grammar.ts';
import { actionName, atSpace, girlShort, killerName, spaceName, theItem, victimsNamed } from './names.ts';

/** Somebody or something in a space, in the order it is said. */
interface Here {
  readonly you: boolean;
  readonly killer: KillerId | null;
  readonly victims: readonly Victim[];
  readonly minions: number;
  readonly pillar: boolean;
  readonly trap: string | null;
}

/** All that is in a space: "you, two victims"; nobody and nothing is "empty". */
function contents(here: Here): string {
  const parts = [
    here.you ? 'you' : '',
    here.killer === null ? '' : killerName(here.killer).replace(/^The/, 'the'),
    here.victims.length === 0 ? '' : victimsNamed(here.victims),
    here.minions === 0 ? '' : agree(here.minions, 'a Skitter', some(here.minions, 'Skitter')),
    here.pillar ? 'a Pillar' : '',
    here.trap === null ? '' : theItem(here.trap),
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'empty' : parts.join(', ');
}

/** What is said to whoever asks by a key. */
export const QUERIES = {
  /** "Back Row: you, two victims; next to Entry Lane, Overflow Lot, Snack Bar, Middle Row" */
  space: (space: string, here: Here, near: readonly string[]): string =>
    `${spaceName(space)}: ${contents(here)}; next to ${near.map(spaceName).join(', ')}`,
  kind: {
    exit: 'exit',
    shut: 'no exit just now',
    search: (n: number): string => (n === 0 ? 'searched clean' : `${plural(n, 'item')} to search`),
    indoors: 'indoors',
    outdoors: 'outdoors',
  },
  where: (space: string): string => `You are ${atSpace(space)}.`,
  beside: (spaces: readonly string[]): string => `Next to you: ${listed(spaces.map(spaceName))}.`,
  steps: (space: string, steps: number): string =>
    `${spaceName(space)}, ${steps === 0 ? 'right here' : some(steps, 'step')}`,
  victims: (n: number): string =>
    n === 0 ? 'No victims are left on the board.' : `${atHead(some(n, 'victim'))} on the board.`,
  victimsAt: (space: string, victims: readonly Victim[], steps: number): string =>
    `${spaceName(space)}: ${victimsNamed(victims)}, ${steps === 0 ? 'with you' : `${some(steps, 'step')} away`}`,
  killer: (killer: KillerId, space: string, steps: number, health: number, damage: number, move: number): string =>
    `${killerName(killer)} is ${atSpace(space)}, ${steps === 0 ? 'with you' : `${some(steps, 'step')} away`}. ${health} Health, hits for ${damage}, moves ${plural(move, 'step')}.`,
  minions: (n: number, steps: number): string =>
    n === 0
      ? 'No Skitters.'
      : `${atHead(some(n, 'Skitter'))}, ${n === 1 ? '' : 'the closest '}${steps === 0 ? 'with you' : `${some(steps, 'step')} away`}.`,
  hand: (cards: readonly ActionId[]): string =>
    cards.length === 0
      ? 'Your hand is empty.'
      : `${plural(cards.length, 'card')}: ${stopped(cards.map(actionName).join(', '))}`,
  items: (items: readonly string[]): string =>
    items.length === 0 ? 'You carry nothing.' : `You carry ${listed(items.map(theItem))}.`,
  tracks: (horror: number, dice: number, time: number, bloodlust: number): string =>
    `Horror ${horror}, ${plural(dice, 'die', 'dice')}. ${time < 0 ? 'Out of Time' : `Time ${time}`}. Bloodlust row ${bloodlust}.`,
  decks: (dread: number): string =>
    dread === 0 ? 'No Dread left: the Last Act is on.' : `${plural(dread, 'Dread card')} until the Last Act.`,
  /** In one breath. */
  short: (girl: GirlId, turn: number, health: number, killerHealth: number, steps: number): string =>
    `Turn ${turn}. ${girlShort(girl)} ${health}, Killer ${killerHealth}, ${steps === 0 ? 'here' : `${some(steps, 'step')} apart`}.`,
  toll: (saved: number, killed: number): string =>
    `${atHead(counted(saved))} saved, ${killed === 0 ? 'nobody' : number(killed)} dead.`,
  choice: (key: string, words: string): string => `${key}: ${words}`,
  notAsked: 'Nothing is asked.',
  noEvent: 'Nothing before that.',
  noReason: 'Nothing to explain yet.',
  noChoice: (n: number): string => `No choice ${n}.`,
  cannotUndo: 'Nothing to take back.',
  cannotZoom: 'Point at something.',
  undone: 'Taken back.',
} as const;

/** What the keys ask for, as their list has it. */
export const KEYS = {
  where: 'Where am I, and what is beside me?',
  victims: 'Where are the victims?',
  killer: 'Where is the Killer?',
  hand: 'What do I hold?',
  tracks: 'Horror, Time, Bloodlust',
  last: 'What happened last?',
  question: 'What is asked?',
  summary: 'All of it in one breath',
  why: 'Why did the Killer do that?',
  hint: 'What would you do?',
} as const;
