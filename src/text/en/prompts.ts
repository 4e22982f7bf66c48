import type { CardId, Foe, Side, Stat } from '../../rules/index.ts';
import { percent, roman } from '../numerals.ts';
import { CARD_LABELS } from './cards.ts';
import { atHead, plural, verb } from './grammar.ts';
import { inLine, nameOf, seatName, shortName, throngName } from './names.ts';
import { THEIRS } from './showing.ts';

/** What a person is asked, and the words on every button. */

const stat = (s: Stat): string => CARD_LABELS.statNames[s];
const foeWords = (by: Foe): string => ('card' in by ? inLine(by.card) : throngName(by.side, by.slot));
const hits = (by: Foe): string => ('card' in by ? verb(by.card, 'hits', 'hit') : 'hits');
const have = (by: Foe): string => ('card' in by ? verb(by.card, 'has', 'have') : 'has');

export const ASK = {
  act: (who: CardId): string => `${nameOf(who)} is up.`,
  again: (who: CardId): string => `A star buys ${inLine(who)} one more action.`,
  last: (who: CardId): string => `${nameOf(who)}: one last action.`,
  counterstrike: (who: CardId): string => `It tripped. ${nameOf(who)} may strike back.`,
  payback: (who: CardId): string => `Payback. ${nameOf(who)} may strike.`,
  rampage: (who: CardId): string => `One down. ${nameOf(who)} may go on.`,
  takeAttack: (who: CardId): string => `${nameOf(who)} attacks at once. Whom?`,
  commit: (who: CardId, target: CardId): string => `${nameOf(who)} goes for ${inLine(target)}. Spoints on the roll?`,
  damage: (who: CardId, target: CardId): string => `${nameOf(who)} hits ${inLine(target)}. Spoints on the damage?`,
  test: (who: CardId, s: Stat | null): string => `${nameOf(who)} tests ${s === null ? 'nerve' : stat(s)}. Spoints?`,
  answer: (who: CardId, by: Foe, damage: number): string =>
    damage > 0
      ? `${atHead(foeWords(by))} ${hits(by)} ${inLine(who)} for ${damage}.`
      : `${atHead(foeWords(by))} ${hits(by)} ${inLine(who)}.`,
  lend: (seat: number, who: CardId, amount: number): string =>
    `${seatName(seat)}: lend ${plural(amount, 'spoint')} to ${inLine(who)}?`,
  handOver: (who: CardId, card: CardId): string => `${nameOf(who)} asks for ${inLine(card)}. Hand it over?`,
  reroll: (who: CardId): string => `${nameOf(who)} failed. Spend a Horror Star to roll again?`,
  spare: (who: CardId, by: Foe): string => `${atHead(foeWords(by))} ${have(by)} hit ${inLine(who)}. Step in?`,
  star: 'Who gets the Horror Star?',
  search: (who: CardId, card: CardId): string => `${nameOf(who)} finds ${inLine(card)}.`,
} as const;

export const ASIDE = {
  rolled: (dice: readonly [number, number]): string => `Rolled ${dice[0]} + ${dice[1]}.`,
  flail: (at: number): string => `Pay it off, or flail at ${at}.`,
  grave: 'Ten or more: a failed flail is for good.',
  doubles: (n: number): string => `Doubles: +${n} damage.`,
  acts: (left: number): string => (left > 0 ? `${plural(left, 'survivor')} of the seat still to act.` : ''),
} as const;

export const CHOICE = {
  attack: (target: CardId): string => `Attack ${shortName(target)}`,
  attackOther: 'Attack another…',
  attackMenu: 'Attack…',
  throng: (target: CardId): string => `Whole throng of ${shortName(target)}`,
  way: (way: CardId, s: Stat): string => (way === 'hands' ? 'Bare hands' : `${shortName(way)}, ${stat(s)}`),
  attackOdds: (hit: number, kill: number): string => `hit ${percent(hit)} · kill ${percent(kill)}`,
  attackDetail: (way: CardId, s: Stat, hit: number, kill: number): string =>
    `${way === 'hands' ? 'Hands' : shortName(way)}, ${CARD_LABELS.stats[s]} · hit ${percent(hit)} · kill ${percent(kill)}`,
  throngOdds: (hit: number, kills: number, of: number): string =>
    `hit ${percent(hit)} · ${kills.toFixed(1)} of ${of} down on average`,
  blobOdds: (hit: number, points: number): string => `hit ${percent(hit)} · ${points} points to go`,
  where: (frame: number | null, foe: { side: Side; slot: number } | null): string =>
    frame !== null ? `frame ${roman(frame + 1)}` : foe === null ? '' : throngName(foe.side, foe.slot),
  moreWays: (n: number): string => plural(n, 'way'),
  get pods() {
    return `${atHead(THEIRS.podPlayers)}…`;
  },
  targets: (n: number): string => plural(n, 'target'),
  targetsAt: (n: number, kill: number): string => `${plural(n, 'target')} · kill up to ${percent(Math.min(1, kill))}`,
  take: (card: CardId): string => `Take ${shortName(card)}`,
  takeDetail: 'then a mystery card',
  dropping: (drop: CardId): string => `dropping ${inLine(drop)}`,
  mustDrop: 'hands full: drop one',
  takeAttack: (card: CardId): string => `Take ${shortName(card)} + attack`,
  wholeTurn: 'Whole turn…',
  wholeTurnDetail: 'take or draw, + attack',
  takeAttackBy: (who: CardId): string => `by ${inLine(who)} · the whole turn`,
  draw: 'Draw a survivor + attack',
  drawDetail: (left: number): string => `the whole turn · ${left} in the pile`,
  rest: 'Rest',
  restDetail: (amount: number): string => `+${plural(amount, 'spoint')}`,
  restFull: 'already at seven',
  shelter: 'Take shelter…',
  get shelterDetail() {
    return THEIRS.shelters;
  },
  move: (sanctuary: CardId): string => `Move to ${shortName(sanctuary)}`,
  moveDetail: (points: number, room: number): string => `${points} points · ${plural(room, 'place')} left`,
  receive: (card: CardId): string => `Get ${shortName(card)}`,
  receiveFrom: (from: CardId): string => `from ${inLine(from)}`,
  receiveMenu: 'Get an item from…',
  receiveMenuDetail: (n: number): string => plural(n, 'item'),
  search: 'Search',
  searchDetail: 'four discards, keep the items',
  leave: (place: CardId): string => `Leave ${shortName(place)}`,
  leaveDetail: 'then act outside',
  fetch: (card: CardId): string => `Take ${shortName(card)} from the store`,
  stow: (card: CardId): string => `Leave ${shortName(card)} in the store`,
  storeMenu: 'The store…',
  free: 'free',
  escape: (s: Stat): string => `Break loose with ${stat(s)}`,
  passes: (p: number): string => `${percent(p)} before spoints`,
  hold: 'Hold',
  holdDetail: 'do nothing',
  seldom: 'More…',
  seldomDetail: 'hand over, re-order',
  order: 'Change the order…',
  orderAs: (pool: readonly CardId[]): string => pool.map(shortName).join(', '),
  orderDetail: (pool: readonly CardId[]): string => `now ${pool.map(shortName).join(', ')}`,
  passStrike: 'No, thank you',
  negate: (damage: number): string => `Pay ${plural(damage, 'spoint')}`,
  negateDetail: (pays: string, after: number): string => `unharmed · ${pays} · ${after} left`,
  flail: 'Flail',
  roll: 'Roll',
  rollDamage: 'Roll damage',
  reroll: 'Spend the star',
  rerollDetail: (p: number): string => `${percent(p)} this time`,
  letStand: 'Let it stand',
  spareStar: (who: CardId): string => `Star of ${inLine(who)}`,
  spareStarDetail: (p: number): string => `it rolls again: hits ${percent(p)}`,
  scream: (who: CardId): string => `${nameOf(who)} screams`,
  screamDetail: 'it misses · the card is discarded',
  spareNot: 'Take the hit',
  spareNotDetail: (p: number): string => `lives ${percent(p)} at best`,
  star: (who: CardId): string => nameOf(who),
  starDetail: (stars: number, seat: number): string =>
    `${seatName(seat)}${stars > 0 ? ` · has ${plural(stars, 'star')}` : ''}`,
  keep: (card: CardId): string => `Keep ${shortName(card)}`,
  keepSwap: (card: CardId, swap: CardId): string => `Keep ${shortName(card)}, store ${shortName(swap)}`,
  store: 'Leave it in the store',
  back: 'Put it back',
  agree: 'Agree',
  refuse: 'Refuse',
} as const;

export const DIAL = {
  label: 'Spoints',
  hit: 'hit',
  kill: 'kill',
  bury: 'for good',
  down: 'down',
  pass: 'pass',
  live: 'live',
  free: 'nothing spent',
  rest: (n: number): string => `${n} of its own`,
  power: (seat: number, n: number): string => `${n} from ${seatName(seat).toLowerCase()}`,
} as const;

/** What pointing at a thing tells. */
export const HINT = {
  option: (label: string, detail: string): string => (detail === '' ? label : `${label}: ${detail}`),
  more: (n: number): string => `${n} more`,
  card: (name: string, brief: string): string => (brief === '' ? name : `${name}: ${brief}`),
  fumble: (p: number, hits: number): string => `fumble ${percent(p)}, then it hits ${percent(hits)}`,
  token: (n: number): string => `countdown token ${n}: it attacks again when all have`,
} as const;

/** Why a thing on the table cannot be chosen now. */
export const WHY_NOT = {
  mystery: 'Nobody knows what it is until the action is over.',
  notNow: (who: CardId): string => `It is up to ${inLine(who)} just now.`,
  inside: 'Already inside.',
  full: 'No room, or no way in just now.',
  reach: 'Out of reach from inside.',
  get probed() {
    return THEIRS.holdsOn;
  },
  draw: 'Nobody can be drawn: the turn has begun, or the pool is full.',
} as const;
