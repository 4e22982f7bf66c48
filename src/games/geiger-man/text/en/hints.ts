import type { KillerId } from '../../../../rules/geiger-man/index.ts';
import { percent } from '../../../../text/numerals.ts';
import type { Hint, HintFacts, Toll } from '../hints.ts';
import { agree, atHead, plural, some } from './grammar.ts';
import { atSpace, cardInLine, cardName, theSpace } from './names.ts';
import { pronounsOf } from './pronouns.ts';

type Why = (f: HintFacts, killer: KillerId) => string;

/** Each reason as one sentence. */
const REASONS: Readonly<Record<Hint, Why>> = {
  save: (f) => `${atHead(some(f.n, 'victim'))} can be out right now, and ${agree(f.n, 'it pays', 'they pay')}.`,
  'lead-out': (f) => `${atHead(theSpace(f.space))} is ${some(f.steps, 'step')} off: that saves ${f.n}.`,
  fetch: (f) => `${atHead(some(f.n, 'victim'))} ${agree(f.n, 'waits', 'wait')} ${atSpace(f.space)}, on the way out.`,
  'get-away': (f, killer) =>
    `${atHead(pronounsOf(killer).he)} hits for ${f.damage} and is ${f.steps === 0 ? 'right here' : `${some(f.steps, 'step')} away`}. Be elsewhere.`,
  'close-in': (_f, killer) => `The hand is strong enough. Go to ${pronounsOf(killer).him} while it is.`,
  attack: (f) => `On the average ${f.damage} damage, and it is worth the wounds.`,
  finish: (f, killer) => `${atHead(pronounsOf(killer).he)} has ${f.n} left. This may be it.`,
  minions: (f) =>
    `${atHead(some(f.n, 'Skitter'))} will be on you next. ${agree(f.n, 'Now it is within reach.', 'Now they are together.')}`,
  heal: (f) => `${f.n} Health is not enough for what comes next.`,
  calm: (f) => `At Horror ${f.n} every throw is a die short. Bring it down first.`,
  'buy-time': (f) => `Time ${f.n} is not enough. A spare card is worth one more.`,
  dice: () => 'More dice now make the next blow count.',
  search: (f) => `${atHead(plural(f.n, 'item'))} ${agree(f.n, 'lies', 'lie')} here, and you are empty-handed.`,
  arm: (f) => `With ${cardInLine(f.card)} every blow does more. Hold on to that.`,
  'keep-reaction': (f) => `Keep ${cardName(f.card)}: the next attack does ${f.damage}.`,
  buy: (f) => `${cardName(f.card)} is what the hand lacks.`,
  'keep-cards': () => 'Nothing here is worth a card yet. Keep them for the next turn.',
  'turn-die': (f) => `Two cards for one success is cheap here: ${plural(f.n, 'card')} would be left.`,
  'throw-again': () => 'A die that is nothing can only get better.',
  'let-lie': () => 'Good enough. More would cost more than it brings.',
  block: (f) => `${f.damage} is more than you can spare.`,
  'take-hit': (f) => `${f.damage} can be borne. Keep the card for a worse one.`,
  'use-item': (f) => `Most would come of ${cardInLine(f.card)} just now.`,
  trap: (f) => `Sooner or later the way leads through ${theSpace(f.space)}.`,
  'break-pillar': () => 'One Pillar fewer is a longer way for the Widow.',
  'clear-exit': () => 'The nearest way out is worth the Time.',
  'call-off': () => 'One Dread card fewer is one bad turn fewer.',
  reward: (f) => `Take ${cardName(f.card) === '' ? 'it' : cardInLine(f.card)} while it still counts.`,
  stop: () => 'Nothing left that pays. Save the rest for Planning.',
  order: () => 'The worst one last. Something may happen before it comes.',
};

/** To a tenth: what comes of many throws is no whole number. */
const tenths = (by: number): string => by.toFixed(1);

/** The same from what it brings more of than the next best one; a chance for the first two, else so many of it. */
const MORE: Readonly<Record<Toll, (by: number) => string>> = {
  wins: (by) => `It ends the show in your favor ${percent(by)} more often.`,
  lives: (by) => `You are alive after it ${percent(by)} more often.`,
  damage: (by) => `It deals ${tenths(by)} more damage on the average.`,
  health: (by) => `It leaves you ${tenths(by)} more Health on the average.`,
  saved: (by) => `It saves ${tenths(by)} more on the average.`,
  spared: (by) => `It keeps ${tenths(by)} more alive on the average.`,
  calm: (by) => `It leaves Horror ${tenths(by)} lower on the average.`,
  armed: () => 'You come out of it better armed.',
  cards: () => 'It leaves you the better hand.',
};

/** What somebody else would do, and why. */
export const HINT = {
  name: 'What would you do?',
  thinking: 'Let me see…',
  silent: 'No idea. Nobody is in the booth.',
  marked: 'What I would do',
  why: (hint: Hint, facts: HintFacts, killer: KillerId): string => REASONS[hint](facts, killer),
  more: (toll: Toll, by: number): string => MORE[toll](by),
  alike: 'The next best is about as good, for the same reasons.',
  alone: (share: number): string => `Win ${percent(share)}.`,
  against: (share: number, next: number): string => `Win ${percent(share)}, next best ${percent(next)}.`,
  either: (share: number): string => `Win about ${percent(share)}; the next best may be as good.`,
} as const;

/** The chance to win, as it stands. */
export const METER = {
  name: 'Chance that she wins',
  short: 'Chance',
  none: '…',
  reading: (share: number, error: number): string =>
    error === 0 ? percent(share) : `${percent(share)} ± ${Math.max(1, Math.ceil(error * 100))}`,
  aloud: (share: number, error: number): string =>
    error === 0
      ? percent(share)
      : `About ${percent(share)}, give or take ${plural(Math.max(1, Math.ceil(error * 100)), 'point')}`,
} as const;

/** Against what everybody else did. */
export const PAR = {
  name: 'Par',
  line: (par: number): string => `Par ${percent(par)}`,
  note: 'The median of a hundred sensible plays from the same place.',
  over: (points: number): string => `${plural(points, 'point')} over par`,
  under: (points: number): string => `${plural(points, 'point')} under par`,
  even: 'par',
} as const;
