import type { CardId, Foe } from '../../rules/index.ts';
import { percent, roman } from '../numerals.ts';
import { byDeck } from '../showing.ts';
import { atHead, plural, verb } from './grammar.ts';
import { inLine, nameOf, seatName, shortName, throngName } from './names.ts';

/** What a person in the Director's chair is asked, and the words on the buttons. */

const foeWords = (by: Foe): string => ('card' in by ? nameOf(by.card) : throngName(by.side, by.slot));

export const ASK_DIRECTOR = {
  direct: 'Your scene, Director.',
  pod: (seat: number): string => `${seatName(seat)} plays for you now. Its scene.`,
  strike: 'Who goes for whom?',
  strikeAt: (who: CardId): string => `Who goes for ${inLine(who)}?`,
  place: (card: CardId): string => `${nameOf(card)} ${verb(card, 'joins', 'join')} you. Which throng?`,
  feature: 'Creature Feature. Take one, and where to?',
  raise: 'Who gets up again?',
  plot: (card: CardId): string => `${nameOf(card)} turns up.`,
  get pick() {
    return byDeck({ 'roswell-51': 'Who comes off the slab?', 'pittsburgh-68': 'Whose face is it?' });
  },
  lose: 'Which of their things is gone?',
  shuffler: (card: CardId): string => `${nameOf(card)} turns up.`,
  fadeOut: 'Mark something to fade out?',
  clip: 'Clip the reel?',
  cut: 'No throng to open with. Make the cut?',
  loss: (n: number): string => `Lose ${n === 1 ? 'one reserve' : `${n} reserves`} on the way?`,
  lurker: (card: CardId): string => `Call ${inLine(card)} out of hiding?`,
  migrate: 'A throng for the newest convert?',
} as const;

export const ASIDE_DIRECTOR = {
  direct: 'Take one and attack with one throng, or attack with all.',
  fadeOut: 'It goes at your next scene, unless somebody takes it first.',
} as const;

export const DIRECT = {
  take: (card: CardId): string => `Take ${shortName(card)}`,
  takeMenu: (card: CardId): string => `Take ${shortName(card)}…`,
  raise: (card: CardId): string => `Raise ${shortName(card)}`,
  raiseMenu: (card: CardId): string => `Raise ${shortName(card)}…`,
  value: (n: number): string => `value ${n}`,
  into: (by: Foe): string => atHead(foeWords(by)),
  /** A card into a throng: how it hits then, and how it does now. */
  joins: (now: number, then: number, hitNow: number, hitThen: number): string =>
    now === 0
      ? `new, strength ${then} · hits ${percent(hitThen)}`
      : `${now} → ${then} · hits ${percent(hitNow)} → ${percent(hitThen)}`,
  allOut: 'All-Out Attack',
  allOutDetail: (n: number): string => `${plural(n, 'attack')}, nothing taken`,
  cover: (frame: number): string => `Cover frame ${roman(frame + 1)} + attack`,
  coverDetail: (card: CardId | null): string => (card === null ? '' : `nobody gets at ${inLine(card)}`),
  foe: (by: Foe): string => `${atHead(foeWords(by))}…`,
  foeDetail: (strength: number, hit: number): string => `strength ${strength} · hits ${percent(hit)}`,
  victim: (by: Foe, at: CardId): string => `${atHead(foeWords(by))} at ${inLine(at)}`,
  victimOnly: (at: CardId): string => nameOf(at),
  foeOnly: (by: Foe): string => atHead(foeWords(by)),
  strikeOdds: (hit: number, lost: number, spent: number): string =>
    `hits ${percent(hit)} · dies ${percent(lost)} · costs ${spent.toFixed(1)}`,
  siegeOdds: (hit: number, falls: number, damage: number): string =>
    `hits ${percent(hit)} · falls ${percent(falls)} · ${damage.toFixed(1)} damage`,
  passStrike: 'Hold back',
  heldBy: (who: CardId): string => `held by ${inLine(who)}`,
  use: 'Use it',
  decline: 'Let it go by',
  declineDetail: 'discarded, no effect',
  bonusTurn: 'A turn of your own',
  bonusTurnDetail: 'at once',
  swapMenu: 'Put a card in its frame…',
  swap: (card: CardId): string => `Put ${shortName(card)} in its frame`,
  fade: (card: CardId): string => `Fade out ${shortName(card)}`,
  fadeNone: 'Mark nothing',
  yes: 'Do it',
  no: 'Leave it',
  clipDetail: 'what is left on the screen goes, and the reel is over',
  cutDetail: 'look through the discards for a throng',
  lossDetail: (n: number): string => `${plural(n, 'card')} off the survivor pile come back as Familiar Faces`,
  lurkerDetail: 'into the discard pile, to be dealt again',
  migrate: (slot: number, seat: number): string => `Throng ${roman(slot + 1)} to ${seatName(seat).toLowerCase()}`,
  migrateNot: 'None',
} as const;
