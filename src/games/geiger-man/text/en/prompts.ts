import type { ActionId, EnemyId, GirlId, KillerId, Victim } from '../../../../rules/geiger-man/index.ts';
import { percent } from '../../../../text/numerals.ts';
import { GIRLS } from './cards/girls.ts';
import { agree, atHead, plural, some, stopped } from './grammar.ts';
import { actionName, atSpace, cardName, enemyName, girlShort, theItem, toSpace, victimName } from './names.ts';
import { pronounsOf } from './pronouns.ts';

/** What is asked, one sentence a type of prompt. */
export const ASK = {
  act: (girl: GirlId): string => `What does ${girlShort(girl)} do?`,
  roll: (of: string, successes: number): string =>
    `${cardName(of)}: ${successes === 0 ? 'no success yet' : agree(successes, 'one success', 'two successes')}.`,
  line: (card: ActionId): string => `${cardName(card)} has failed. Which way?`,
  walk: (girl: GirlId, left: number): string =>
    left === 0 ? `${girlShort(girl)} has arrived.` : `${girlShort(girl)} has ${plural(left, 'step')}. Where to?`,
  save: (victim: Victim): string => `${atHead(victimName(victim))} is out. Which place on the card?`,
  reward: 'Something is still owed. What first?',
  keep: (space: string): string => `Two things ${atSpace(space)}. One is yours.`,
  arrange: 'What is in hand?',
  target: (of: string): string => `${cardName(of)}: at whom?`,
  weapon: (of: string): string => `${cardName(of)}: with what?`,
  share: (left: number): string => `${left} damage. Who gets it?`,
  power: (left: number): string => `${left} damage. Which Minor Secret takes it?`,
  buy: (girl: GirlId, time: number): string =>
    time < 0 ? `${girlShort(girl)} is out of Time. Only free cards.` : `${girlShort(girl)} has ${time} Time to spend.`,
  react: (who: EnemyId, killer: KillerId, damage: number): string =>
    `${atHead(enemyName(who, killer))} attacks for ${damage}.`,
  panic: 'Who panics next?',
  tie: (who: EnemyId | null, killer: KillerId): string =>
    who === null
      ? 'It could be either. You decide.'
      : `${atHead(enemyName(who, killer))} could go either way. You decide.`,
  tieVictim: (who: EnemyId, killer: KillerId): string => `${atHead(enemyName(who, killer))} strikes. Whom?`,
} as const;

/** Prompts of the type `card`, by who asks. */
export const ASK_CARD = {
  june: `${GIRLS.june.ultimate.name}: one more die for this roll?`,
  vera: `${GIRLS.vera.ultimate.name}: keep the marker?`,
  convert: 'Which card goes for it?',
  limit: 'Eleven cards. Which one goes?',
  push: (killer: KillerId): string => `Pushed off. Where does ${pronounsOf(killer).he} land?`,
  dodge: 'The cord is pulled. Step aside?',
  brine: 'Brine. Which card is lost?',
  popcorn: (victim: Victim): string => `Where does ${victim === 'plain' ? 'the victim' : victimName(victim)} go?`,
  counter: (terror: string): string => `${stopped(`On top: ${cardName(terror)}`)} Put it under the deck?`,
  timetable: 'In which order shall they come?',
  shovel: (killer: KillerId): string => `Push ${pronounsOf(killer).him} off?`,
  ride: (item: string): string => `${atHead(theItem(item))}: where to?`,
  riders: (space: string): string => `Who comes along ${toSpace(space)}?`,
  call: (item: string): string => `${atHead(theItem(item))}: who shall hear it?`,
} as const;

/** What stands under the question. */
export const ASIDE = {
  half: (face: number): string => `A ${face} is half a success. Two cards make it whole.`,
  owed: (n: number): string => `${atHead(some(n, 'reward'))} to take before the next card.`,
  time: 'Any card thrown away: Time +1.',
  lastTime: 'This will run you out of Time.',
  saves: (n: number): string => `${atHead(some(n, 'victim'))} here can be saved.`,
  hits: (damage: number, health: number): string =>
    damage >= health ? `${damage} would turn your last heart.` : `${damage} would leave you ${health - damage}.`,
  panicking: (n: number): string => `${plural(n, 'victim')} to go.`,
  handFull: 'Ten cards: the hand is full.',
  secondWind: (n: number): string => `Second wind: ${plural(n, 'die', 'dice')} more.`,
} as const;

/** Chances, always exact. */
export const ODDS = {
  /** Of a card before the throw: the three lines. */
  lines: (two: number, one: number, none: number): string =>
    `2+: ${percent(two)} · 1: ${percent(one)} · fail: ${percent(none)}`,
  /** After a further throw, what can still come of it. */
  again: (two: number, one: number): string => `2+: ${percent(two)}, 1: ${percent(one)}`,
  asItLies: 'as it lies',
  certain: 'certain',
  spoken: (two: number, one: number, none: number): string =>
    `two successes ${percent(two)}, one ${percent(one)}, failure ${percent(none)}`,
  dice: (n: number): string => plural(n, 'die', 'dice'),
} as const;

const far = (steps: number): string => (steps === 0 ? 'right here' : some(steps, 'step'));

/** What walking would bring, beside the way. */
export const REACH = {
  saves: (steps: number, n: number): string => `${far(steps)}${n === 0 ? '' : `, saves ${n}`}`,
  search: (steps: number): string => `${far(steps)}, a pile to search`,
  tooFar: (steps: number): string => `${far(steps)}, too far this time`,
  toKiller: (steps: number, killer: KillerId): string => `${far(steps)}, and ${pronounsOf(killer).he} is there`,
} as const;

/** What the Killer may do next, on the board and beside her. */
export const DANGER = {
  near: (killer: KillerId, steps: number, damage: number): string =>
    steps === 0
      ? `${atHead(pronounsOf(killer).he)} is right here and hits for ${damage}`
      : `${atHead(pronounsOf(killer).he)} is ${some(steps, 'step')} away and hits for ${damage}`,
  outOfReach: (killer: KillerId): string => `Out of ${pronounsOf(killer).his} reach, for now`,
  victims: (killer: KillerId, n: number): string => `${atHead(pronounsOf(killer).he)} can reach ${some(n, 'victim')}`,
  minions: (n: number): string => `${atHead(some(n, 'Skitter'))} on the way to you`,
  lethal: 'This could be the last heart',
  card: (card: ActionId): string => `${actionName(card)} in hand would answer it`,
} as const;
