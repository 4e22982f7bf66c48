import type { CardId, Foe } from '../../../rules/shuffling-horror/index.ts';
import { percent, roman } from '../../numerals.ts';
import { byDeck } from '../../words-by-deck.ts';
import { foeAtHead, headOf, inLine, nameOf, seatName, shortName } from '../cards/names.ts';
import { agree, plural, verb } from '../grammar.ts';

/** What a person in the Director's chair is asked, and the words on the buttons. */

export const ASK_DIRECTOR = {
  direct: 'Your scene, Director.',
  pod: (seat: number): string => `${seatName(seat)} has changed sides. Its scene.`,
  strike: 'Who goes for whom?',
  strikeAt: (who: CardId): string => `Who goes for ${inLine(who)}?`,
  place: (card: CardId): string => `${headOf(card)} ${verb(card, 'joins', 'join')} you. Which throng?`,
  feature: 'Creature Feature. Take one, and where to?',
  raise: 'Who gets up again?',
  plot: (card: CardId): string => `${headOf(card)} ${verb(card, 'turns', 'turn')} up.`,
  pick: (deck: string): string =>
    byDeck(deck, { 'roswell-51': 'Who comes off the slab?', 'pittsburgh-68': 'Whose face is it?' }),
  lose: 'Which of their things is gone?',
  shuffler: (card: CardId): string => `${headOf(card)} turns up.`,
  fadeOut: 'Mark something to fade out?',
  clip: 'Clip the reel?',
  cut: 'No throng to open with. Make the cut?',
  loss: (n: number): string => `Lose ${agree(n, 'one reserve', `${n} reserves`)} on the way?`,
  lurker: (card: CardId): string => `Call ${inLine(card)} out of hiding?`,
  migrate: 'A throng for the newest convert?',
  setAside: 'One of them will wait among the survivors. Which?',
  permit: (card: CardId, seat: number): string => `${seatName(seat)} asks for ${inLine(card)}. Leave to take it?`,
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
  value: (n: number, hit: number): string => `value ${n} · hits ${percent(hit)}`,
  /** Before its throng is chosen: what it may come to. */
  valueUpTo: (n: number, hit: number): string => `value ${n} · hits up to ${percent(hit)}`,
  into: foeAtHead,
  /** A card into a throng: how it hits then, and how it does now. */
  joins: (now: number, then: number, hitNow: number, hitThen: number): string =>
    now === 0
      ? `new, strength ${then} · hits ${percent(hitThen)}`
      : `${now} → ${then} · hits ${percent(hitNow)} → ${percent(hitThen)}`,
  allOut: 'All-Out Attack',
  allOutDetail: (n: number, hit: number): string =>
    `${plural(n, 'attack')}, the best hits ${percent(hit)} · nothing taken`,
  cover: (frame: number): string => `Cover frame ${roman(frame + 1)} + attack`,
  coverDetail: (card: CardId | null, hit: number): string =>
    `hits up to ${percent(hit)}${card === null ? '' : ` · nobody gets at ${inLine(card)}`}`,
  foe: (by: Foe, deck: string): string => `${foeAtHead(by, deck)}…`,
  foeDetail: (strength: number, hit: number): string => `strength ${strength} · hits ${percent(hit)}`,
  victim: (by: Foe, at: CardId, deck: string): string => `${foeAtHead(by, deck)} at ${inLine(at)}`,
  victimOnly: (at: CardId): string => nameOf(at),
  foeOnly: foeAtHead,
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
  lossDetail: (n: number): string =>
    `${plural(n, 'card')} off the survivor pile ${agree(n, 'comes back as a Familiar Face', 'come back as Familiar Faces')}`,
  lurkerDetail: 'into the discard pile, to be dealt again',
  migrate: (slot: number, seat: number): string => `Throng ${roman(slot + 1)} to ${seatName(seat).toLowerCase()}`,
  migrateNot: 'None',
  permit: 'Granted',
  permitNot: 'Refused',
} as const;
