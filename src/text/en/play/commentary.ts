import type { CardId, Side } from '../../../rules/shuffling-horror/index.ts';
import { percent, roman } from '../../numerals.ts';
import type { Act, Term } from '../../play/told.ts';
import { foeIn, headOf, inLine, seatName, throngName } from '../cards/names.ts';
import { agree, atHead, inWords, uncapital } from '../grammar.ts';

/** An option by itself, short. */
export function actWords(act: Act, deck: string): string {
  switch (act.kind) {
    case 'take':
    case 'place':
      return `${inLine(act.card)} to ${throngName(act.side, act.slot, deck)}`;
    case 'all-out':
      return 'All-Out';
    case 'cover':
      return act.card === null ? 'a cover' : `cover on ${inLine(act.card)}`;
    case 'strike':
      return `${foeIn(act.by, deck)} at ${inLine(act.at)}`;
    case 'fade-out':
      return act.card === null ? 'no fade-out' : `fade out ${inLine(act.card)}`;
    case 'plot':
      return act.use ? `use ${inLine(act.card)}` : `let ${inLine(act.card)} go by`;
    case 'pick':
      return inLine(act.card);
    case 'bonus-turn':
      return 'another turn';
    case 'migrate':
      return `throng ${roman(act.slot + 1)} to ${seatName(act.seat).toLowerCase()}`;
    case 'pass':
      return 'holding back';
    default:
      return (act.use ? YES : NO)[act.kind];
  }
}
const YES = { clip: 'clip the reel', cut: 'make the cut', loss: 'lose some reserves', lurker: 'call it out' } as const;
const NO = { clip: 'no clip', cut: 'no cut', loss: 'keep the reserves', lurker: 'let it lurk' } as const;

/** What is left to say of an option beside one like it. */
export const BESIDE = {
  card: (card: CardId): string => inLine(card),
  throng: (side: Side, slot: number, deck: string): string => throngName(side, slot, deck),
  attacker: foeIn,
  target: (at: CardId): string => inLine(at),
  prop: (card: CardId): string => inLine(card),
};

/** The words around it. */
export const COMMENTARY = {
  sentence: (words: string): string => `${atHead(words)}.`,
  /** What it was held against. */
  rather: (option: string): string => `It was this or ${option}.`,
  /** A reason that speaks the other way. */
  but: (lead: string, reason: string): string => `${lead} ${uncapital(reason)}`,
  broke: (who: CardId): string => `${headOf(who)} has nothing left to spend.`,
  rich: (who: CardId, n: number): string =>
    `${headOf(who)} still has ${agree(n, 'one spoint', `${inWords(n)} spoints`)} to call on.`,
  /** So many of a hundred. */
  times: inWords,
  attacks: (n: number): string => `${inWords(n)} ${agree(n, 'attack', 'attacks')}`,
  luck: (n: string): string => `It was ${n} in a hundred.`,
  why: {
    open: 'Why?',
    title: 'Why?',
    aside: 'Best first, in points: one is one movie more in a hundred that nobody survives.',
    thumb: 'Best first, by rule of thumb.',
    earlier: 'The one before',
    later: 'The one after',
    chosen: 'done',
    lead: (points: string): string => `Ahead of the next by ${points} points.`,
    hits: (chance: number, needed: number): string => `${percent(chance)} to hit, on ${needed} or less.`,
    kills: (chance: number): string => `${percent(chance)} that it kills.`,
    falls: (chance: number): string => `${percent(chance)} that the sanctuary falls.`,
    /** With a true minus: a hyphen is no number. */
    amount: (value: number): string => `${value < 0 ? '−' : ''}${Math.abs(value).toFixed(2)}`,
    points: (score: string): string => `${score} points`,
    more: (n: number, of: number): string => `${n} of the ${of} that were weighed.`,
    drawn: (n: number): string => `At this level ${n} of them were near enough to one another. One was drawn.`,
    close: 'The two at the top are less than a twentieth of a point apart.',
    ahead: (p: string, worlds: number): string => `Played ahead in ${worlds} worlds: the cast looked doomed at ${p}.`,
    late: 'The Director did not answer in time. The page worked this out the same way.',
    dice: 'The dice',
  },
  /** A term by its name. */
  terms: {
    kill: 'deaths now',
    drain: 'spoints it costs them',
    siege: 'damage to a roof',
    threat: 'attacks to come',
    clock: 'the time left',
    slots: 'a throng completed',
    screen: 'out of their reach',
    pressure: 'everybody at once',
    denial: 'a toy denied',
    plot: 'the plot device',
    pick: 'strength',
    clip: 'the clip',
    loss: 'their reserves',
    cut: 'the cut',
    lurker: 'the lurker',
    migrate: 'a throng given away',
    turn: 'a whole turn',
  } satisfies Record<Term, string>,
} as const;
