import type { CardId, Foe, Side, Stat } from '../../../rules/shuffling-horror/index.ts';
import { percent, roman } from '../../numerals.ts';
import { CARD_LABELS } from '../cards/cards.ts';
import { foeAtHead, headOf, inLine, nameOf, seatName, shortName, throngName } from '../cards/names.ts';
import { atHead, it, plural, verbOf } from '../grammar.ts';
import { theirs } from '../words-by-deck.ts';

/** What a person is asked, and the words on every button. */

const stat = (s: Stat): string => CARD_LABELS.statNames[s];

export const ASK = {
  act: (who: CardId): string => `${headOf(who)} is up.`,
  again: (who: CardId): string => `A star buys ${inLine(who)} one more action.`,
  last: (who: CardId): string => `${headOf(who)}: one last action.`,
  counterstrike: (who: CardId): string => `A misstep. ${headOf(who)} may strike back.`,
  payback: (who: CardId): string => `Payback. ${headOf(who)} may strike.`,
  rampage: (who: CardId): string => `One down. ${headOf(who)} may go on.`,
  takeAttack: (who: CardId): string => `${headOf(who)} attacks at once. Whom?`,
  commit: (who: CardId, target: CardId): string => `${headOf(who)} goes for ${inLine(target)}. Spoints on the roll?`,
  damage: (who: CardId, target: CardId): string => `${headOf(who)} hits ${inLine(target)}. Spoints on the damage?`,
  test: (who: CardId, s: Stat | null): string => `${headOf(who)} tests ${s === null ? 'nerve' : stat(s)}. Spoints?`,
  answer: (who: CardId, by: Foe, damage: number, deck: string): string =>
    `${foeAtHead(by, deck)} ${verbOf(by, 'hits', 'hit')} ${inLine(who)}${damage > 0 ? ` for ${damage}` : ''}.`,
  lend: (seat: number, who: CardId, amount: number): string =>
    `${seatName(seat)}: lend ${plural(amount, 'spoint')} to ${inLine(who)}?`,
  handOver: (who: CardId, card: CardId): string => `${headOf(who)} asks for ${inLine(card)}. Hand ${it(card)} over?`,
  reroll: (who: CardId): string => `${headOf(who)} failed. Spend a Horror Star to roll again?`,
  spare: (who: CardId, by: Foe, deck: string): string =>
    `${foeAtHead(by, deck)} ${verbOf(by, 'has', 'have')} hit ${inLine(who)}. Step in?`,
  star: 'Who gets the Horror Star?',
  search: (who: CardId, card: CardId): string => `${headOf(who)} finds ${inLine(card)}.`,
  spoils: (who: CardId, card: CardId): string => `${headOf(who)} has won ${inLine(card)}. Hands are full.`,
  unpack: (who: CardId): string => `${headOf(who)} is inside. Anything to take or leave?`,
  stall: 'Three rounds, and nothing has left the screen. Shall the film move on?',
} as const;

export const ASIDE = {
  rolled: (dice: readonly [number, number]): string => `Rolled ${dice[0]} + ${dice[1]}.`,
  flail: (at: number): string => `Pay all of it, or flail at ${at} or less.`,
  grave: 'Ten or more: who fails the flail is buried.',
  /** R3.3: before the first round of a reel. */
  opening: 'The opening scene: events happen, nobody has a turn yet.',
  star: 'For one use: one more action, a failed roll again, or a hit on anybody rolled again.',
  starKept: 'Kept, it can still have a failed roll or a hit on anybody rolled again.',
  spare: 'A Horror Star has the dice rolled again, once.',
  doubles: (n: number): string => `Doubles: +${n} damage.`,
  acts: (left: number): string => (left > 0 ? `${plural(left, 'survivor')} of the seat still to act.` : ''),
} as const;

const briefSide = (side: Side): string => (side === 'director' ? '' : `S${side + 1} `);

export const CHOICE = {
  attack: (target: CardId): string => `Attack ${shortName(target)}`,
  throng: (target: CardId): string => `Whole throng of ${shortName(target)}`,
  attackMenu: 'Attack…',
  way: (way: CardId, s: Stat): string => (way === 'hands' ? 'Bare hands' : `${shortName(way)}, ${stat(s)}`),
  attackOdds: (hit: number, kill: number): string => `hit ${percent(hit)} · kill ${percent(kill)}`,
  wayAtAll: (way: CardId, s: Stat, side: Side, slot: number, deck: string): string =>
    `${way === 'hands' ? 'Bare hands' : `${shortName(way)}, ${stat(s)}`}: all of ${throngName(side, slot, deck)}`,
  throngOdds: (hit: number, kills: number, of: number): string =>
    `hit ${percent(hit)} · ${kills.toFixed(1)} of ${of} down on average`,
  throngBrief: (kills: number, of: number): string => `${kills.toFixed(1)} of ${of}`,
  blobOdds: (hit: number, points: number): string => `hit ${percent(hit)} · ${plural(points, 'point')} to go`,
  where: (frame: number | null, foe: { side: Side; slot: number } | null, deck: string): string =>
    frame !== null ? `frame ${roman(frame + 1)}` : foe === null ? '' : throngName(foe.side, foe.slot, deck),
  /** Where there is no room for the words: F for a frame, T for a throng, S for the seat that it is of. */
  whereBrief: (frame: number | null, foe: { side: Side; slot: number } | null): string =>
    frame !== null ? `F·${roman(frame + 1)}` : foe === null ? '' : `${briefSide(foe.side)}T·${roman(foe.slot + 1)}`,
  pods: (deck: string): string => `${atHead(theirs(deck).podPlayers)}…`,
  targets: (n: number): string => plural(n, 'target'),
  targetsAt: (n: number, kill: number): string => `${plural(n, 'target')} · kill up to ${percent(Math.min(1, kill))}`,
  take: (card: CardId): string => `Take ${shortName(card)}`,
  takeMenu: 'Take…',
  cards: (n: number): string => plural(n, 'card'),
  takeDetail: (place: string, refilled: boolean): string =>
    refilled ? `${place} · then a mystery card, perhaps a monster` : place,
  dropping: (drop: CardId): string => `dropping ${inLine(drop)}`,
  mustDrop: 'hands full: drop one',
  takeAttack: (card: CardId): string => `Take ${shortName(card)} + attack`,
  takeAttackMenu: 'Take + attack…',
  takeAttackDetail: 'the whole turn',
  takeAttackBy: (who: CardId): string => `by ${inLine(who)} · the whole turn`,
  draw: 'Draw a survivor + attack',
  drawDetail: (left: number): string => `the whole turn · ${left} left in the cast`,
  rest: 'Rest',
  restDetail: (amount: number): string => `+${plural(amount, 'spoint')}`,
  restFull: 'already at seven',
  shelter: 'Move…',
  shelterDetail: (deck: string): string => theirs(deck).shelters,
  move: (sanctuary: CardId): string => `Move to ${shortName(sanctuary)}`,
  moveDetail: (points: number, room: number): string => `${plural(points, 'point')} · ${plural(room, 'place')} left`,
  receive: (card: CardId): string => `Get ${shortName(card)}`,
  receiveFrom: (from: CardId): string => `from ${inLine(from)}`,
  receiveMenu: 'Get a card from…',
  search: 'Search',
  searchDetail: 'four discards, keep the items',
  leave: (place: CardId): string => `Leave ${shortName(place)}`,
  leaveDetail: 'then act outside',
  fetch: (card: CardId): string => `Take ${shortName(card)} from the store`,
  stow: (card: CardId): string => `Leave ${shortName(card)} in the store`,
  storeMenu: 'The store…',
  free: 'free',
  escapeMenu: 'Break loose…',
  escape: (s: Stat): string => `Break loose with ${stat(s)}`,
  passes: (p: number): string => `${percent(p)} before spoints`,
  hold: 'Hold',
  holdDetail: 'do nothing',
  seldom: 'More…',
  others: (n: number): string => plural(n, 'other', 'others'),
  drawAnd: (n: number): string => (n === 0 ? 'draw a survivor' : `draw a survivor · ${plural(n, 'other', 'others')}`),
  order: 'Change the order…',
  orderAs: (pool: readonly CardId[]): string => pool.map(shortName).join(', '),
  orderOnly: (pool: readonly CardId[]): string => `Order: ${pool.map(shortName).join(', ')}`,
  orderDetail: (pool: readonly CardId[]): string => `now ${pool.map(shortName).join(', ')}`,
  passStrike: 'No, thank you',
  negate: (damage: number): string => `Pay ${plural(damage, 'spoint')}`,
  negateDetail: (pays: string): string => `unharmed · ${pays}`,
  flail: 'Flail',
  roll: 'Roll',
  rollDamage: 'Roll damage',
  reroll: 'Spend the star',
  rerollDetail: (p: number): string => `${percent(p)} this time`,
  letStand: 'Let it stand',
  keepStar: 'Keep the star',
  keepStarDetail: 'no second action now',
  starKept: 'the star is kept',
  spareStar: (who: CardId): string => `Star of ${inLine(who)}`,
  spareStarDetail: (p: number): string => `it rolls again: hits ${percent(p)}`,
  scream: (who: CardId): string => `${headOf(who)} screams`,
  screamDetail: 'it misses · the card is discarded',
  spareNot: 'Take the hit',
  spareNotDetail: (p: number): string => `nothing spent · lives ${percent(p)} at best`,
  star: (who: CardId): string => nameOf(who),
  starDetail: (stars: number, seat: number): string =>
    `${seatName(seat)}${stars > 0 ? ` · has ${plural(stars, 'star')}` : ''}`,
  keep: (card: CardId): string => `Keep ${shortName(card)}`,
  keepSwap: (card: CardId, swap: CardId): string => `Keep ${shortName(card)}, store ${shortName(swap)}`,
  keepDrop: (card: CardId, drop: CardId): string => `Keep ${shortName(card)}, drop ${shortName(drop)}`,
  leaveIt: 'Let it lie',
  leaveItDetail: 'it goes to the discards',
  moveOn: 'Move on',
  moveOnDetail: 'the first card on the screen goes',
  moveOnEnd: 'the screen is cleared, and the reel is over',
  stayOn: 'Not yet',
  stayOnDetail: 'asked again in three rounds',
  store: 'Leave it in the store',
  back: 'Put it back',
  agree: 'Agree',
  refuse: 'Refuse',
} as const;

export const DIAL = {
  label: 'Spoints',
  hit: 'hit',
  kill: 'kill',
  bury: 'bury',
  down: 'down',
  pass: 'pass',
  live: 'live',
  free: 'nothing spent',
  /** Which purse pays, and how much is in it: of the survivor's own, or of a seat's, which is never filled again (R12.2). */
  rest: (n: number, of: number): string => `${n} of ${of} rest`,
  power: (seat: number, n: number, of: number): string => `${n} of ${of} power, ${seatName(seat).toLowerCase()}`,
} as const;

/** Answers that are remembered until they are changed. */
export const PLAN = {
  /** An attack that is put together, as it is said. */
  attacks: (
    who: CardId,
    target: CardId,
    frame: number | null,
    foe: { side: Side; slot: number } | null,
    deck: string,
  ): string =>
    `${[`${headOf(who)} attacks ${inLine(target)}`, CHOICE.where(frame, foe, deck)].filter((it) => it !== '').join(', ')}.`,
  rolls: (key: string): string => `${key} rolls`,
  weapon: 'With',
  damage: 'On damage',
  damages: { ask: 'ask', never: 'never', 1: 'up to 1', 2: 'up to 2', 3: 'up to 3' },
  hit: 'Small hits',
  hits: { ask: 'ask', 1: 'pay 1', 2: 'pay up to 2', 3: 'pay up to 3' },
  remembered: 'remembered',
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
  probed: (deck: string): string => theirs(deck).holdsOn,
  draw: 'Nobody can be drawn: the turn has begun, or the pool is full.',
} as const;
