import type { CardId, Foe, Stat } from '../../../rules/shuffling-horror/index.ts';
import { percent, roman } from '../../numerals.ts';
import { CARD_LABELS } from '../cards/cards.ts';
import { foeAtHead, foeIn, headOf, inLine, seatName } from '../cards/names.ts';
import { agree, it, plural, verb, verbOf } from '../grammar.ts';

/** Why somebody else would do it, in one sentence: by what is asked. */
export const BECAUSE = {
  attack: (target: CardId, throng: Foe, hitNow: number, hitThen: number, deck: string): string =>
    `${headOf(target)}, ${foeIn(throng, deck)}: it then hits ${percent(hitThen)}, not ${percent(hitNow)}.`,
  attackLast: (target: CardId, throng: Foe, deck: string): string =>
    `${headOf(target)}: there is nobody else in ${foeIn(throng, deck)}.`,
  attackScreen: (target: CardId, frame: number): string =>
    `${headOf(target)}, frame ${roman(frame + 1)}: before ${verb(target, 'it joins', 'they join')} a throng.`,
  attackOther: (target: CardId): string => `${headOf(target)}: the sooner, the better.`,
  attackAll: (throng: Foe, deck: string): string => `All of ${foeIn(throng, deck)} at once. It may not get better.`,
  take: (card: CardId): string => `${headOf(card)}: somebody should have ${it(card)}.`,
  takeFading: (card: CardId): string => `${headOf(card)}: the Director is about to throw ${it(card)} out.`,
  takeAttack: (card: CardId): string => `${headOf(card)}, and strike at once.`,
  draw: 'Call somebody: two do more than one.',
  rest: (who: CardId, amount: number): string =>
    `Rest: ${plural(amount, 'spoint')} more between ${inLine(who)} and the next hit.`,
  move: (sanctuary: CardId, points: number): string =>
    `Into ${inLine(sanctuary)}: ${plural(points, 'point')} of wall ${agree(points, 'comes', 'come')} first.`,
  receive: (card: CardId, who: CardId): string =>
    `${headOf(card)} ${verb(card, 'does', 'do')} more with ${inLine(who)}.`,
  search: 'Search: there may be something in the discards.',
  leave: 'Outside: nothing gets done in here.',
  fetch: (card: CardId): string => `${headOf(card)}: no use in a store.`,
  stow: (card: CardId): string => `Leave ${inLine(card)}: somebody else will want ${it(card)}.`,
  escape: (s: Stat, p: number): string => `Break loose with ${CARD_LABELS.statNames[s]}: ${percent(p)}.`,
  hold: 'Hold: anything else makes it worse.',
  order: 'That order: who goes first matters.',
  keepSpoints: (p: number): string => `Spend nothing: ${percent(p)} will do.`,
  spoints: (amount: number, hitNow: number, hitThen: number): string =>
    `${plural(amount, 'spoint')}: ${percent(hitThen)}, not ${percent(hitNow)}.`,
  negate: (who: CardId, lost: number): string => `Pay: a flail loses ${inLine(who)} ${percent(lost)} of the time.`,
  flail: (who: CardId, p: number): string => `Flail: ${inLine(who)} lives ${percent(p)} of the time.`,
  lend: 'Lend it: a life is dearer.',
  lendNot: 'Keep it: you will need it.',
  handOver: 'Hand it over: it does more there.',
  handOverNot: 'Keep it: it does more here.',
  reroll: (p: number): string => `Roll again: ${percent(p)} this time.`,
  rerollNot: 'Keep the star for worse.',
  spare: (who: CardId, p: number): string => `Spend the star of ${inLine(who)}: it hits ${percent(p)} again.`,
  scream: (who: CardId): string => `${headOf(who)} screams: it misses, and that is that.`,
  takeHit: (p: number): string =>
    p < 0.995 ? `Take the hit: lives ${percent(p)} at best.` : 'Take the hit: it can be paid off.',
  star: (who: CardId): string => `${headOf(who)} will have most use for it.`,
  keep: (card: CardId): string => `${headOf(card)}: worth a hand.`,
  store: 'Into the store: somebody will come for it.',
  back: 'Put it back: hands are full of better.',
  moveOn: 'Move on: nothing else will.',
  stayOn: 'Not yet: time is on your side.',
  join: (card: CardId, throng: Foe, hitNow: number, hitThen: number, deck: string): string =>
    `${headOf(card)} into ${foeIn(throng, deck)}: it then hits ${percent(hitThen)}, not ${percent(hitNow)}.`,
  joinNew: (card: CardId, throng: Foe, hitThen: number, deck: string): string =>
    `${headOf(card)} into ${foeIn(throng, deck)}, a new one: it hits ${percent(hitThen)}.`,
  allOut: (n: number): string => `Everything: ${plural(n, 'attack')}, and they cannot pay for all of them.`,
  cover: (frame: number, card: CardId): string => `Frame ${roman(frame + 1)}: ${inLine(card)} is what they want.`,
  strike: (by: Foe, at: CardId, hit: number, lost: number, deck: string): string =>
    `${foeAtHead(by, deck)} at ${inLine(at)}: ${verbOf(by, 'hits', 'hit')} ${percent(hit)}, lost ${percent(lost)}.`,
  siege: (by: Foe, at: CardId, hit: number, falls: number, deck: string): string =>
    `${foeAtHead(by, deck)} at ${inLine(at)}: ${verbOf(by, 'hits', 'hit')} ${percent(hit)}, falls ${percent(falls)}.`,
  holdBack: 'Hold back: there is more to lose.',
  plot: (card: CardId): string => `${headOf(card)}: now is as good as it gets.`,
  plotNot: (card: CardId): string => `Not ${inLine(card)}: it does nothing for you now.`,
  pick: (card: CardId): string => `${headOf(card)}: the most there is.`,
  fadeOut: (card: CardId): string => `${headOf(card)}: what they want most.`,
  fadeNone: 'Nothing there is worth it.',
  clip: 'Clip it: they need the time more than you.',
  clipNot: 'Let it run: you need the time more.',
  cut: 'Make the cut: a throng is a throng.',
  cutNot: 'Leave the discards alone.',
  loss: (n: number): string => `Do it: ${agree(n, 'one reserve', `${n} reserves`)} less for them.`,
  lossNot: 'Leave their reserves alone.',
  lurker: 'Call it out: it does more elsewhere.',
  lurkerNot: 'Let it wait: somebody will come in.',
  migrate: (slot: number, seat: number, deck: string): string =>
    `${foeAtHead({ side: 'director', slot }, deck)} fights as well for ${seatName(seat).toLowerCase()}.`,
  migrateNot: 'None: they fight better in one hand.',
  permit: 'Grant it: two hands are better.',
  permitNot: 'Refuse: it does more where it is.',
  bonusTurn: 'A turn: nothing in a frame is worth one.',
  swap: (card: CardId): string => `${headOf(card)} in its frame: better than a turn.`,
} as const;
