import type { Reply, Role, Script, Table, View } from '../../rules/stand-in/index.ts';
import type { Belief } from './belief/belief.ts';
import type { Mind } from './belief/mind.ts';
import type { LevelDef } from './levels.ts';
import type { Temper } from './tempers.ts';

/** All that a seat decides on: its view, what it makes of it, and how it is. */
export interface Thought {
  view: View;
  me: number;
  role: Role;
  mind: Mind;
  belief: Belief;
  /** What the table may think, from what all saw. */
  table(): Belief;
  level: LevelDef;
  temper: Temper;
}

export type Play = Extract<Reply, { type: 'play' }>;

/** What speaks for a reply or against it. */
export const TERMS = [
  /** A card: what it is worth to hold, what it is worth to be rid of it, and to draw others for it. */
  'card',
  'draws',
  /** A burning: it may be the Stand-In; a Recast; one of ours. It ends the game. The victim's word is trusted; it has accused us. */
  'stand-in',
  'recast',
  'ours',
  'last',
  'trusted',
  'accuser',
  /** The table's suspicion of oneself. */
  'hunted',
  /** Being turned, now or by whoever offers next; turning somebody. */
  'danger',
  'later',
  'turns',
  /** A place beside the one who is to burn, or a Nitrate Reel for whoever sits there; out of reach of fire. */
  'hunt',
  'arms',
  'fire',
  /** What it would do in a double's hand; what the Stand-In is glad of; a place beside it. */
  'harms',
  'feeds',
  'beside',
  /** What is learnt by it, or proved; what others see. */
  'learns',
  'proves',
  'shows',
  /** What Originals would do. */
  'feigns',
  /** Not to be burnt. */
  'lives',
  /** What is said: proved, seen, thought; a lie of what was seen; thrown back; stirred up; a manner; an answer. */
  'proved',
  'seen',
  'thought',
  'smears',
  'counters',
  'stirs',
  'answers',
  /** How one is, and how careful. */
  'temper',
  'care',
] as const;
export type Term = (typeof TERMS)[number];
export type Terms = Readonly<Partial<Record<Term, number>>>;

/** The numbers of belief behind them. */
export type Figures = Readonly<Partial<Record<'standIn' | 'double' | 'danger' | 'partner', number>>>;

/** A reply and what it is worth, about 1 is the game: the sum of its terms. */
export interface Option {
  reply: Reply;
  score: number;
  terms: Terms;
  figures: Figures;
}

export function option(reply: Reply, terms: Terms, figures: Figures = {}): Option {
  let score = 0;
  for (const term in terms) score += terms[term as Term] as number;
  return { reply, score, terms, figures };
}

/** The sum of two lists of terms; of the second, so many times. */
export function plus(a: Terms, b: Terms, times = 1): Terms {
  const sum: Partial<Record<Term, number>> = { ...a };
  for (const term in b) sum[term as Term] = (sum[term as Term] ?? 0) + times * (b[term as Term] as number);
  return sum;
}

/** What a role wants. */
export interface Plan {
  /** Of holding a card, with so many of the same besides. */
  worth(t: Thought, card: Script, others: number): number;
  /** Of sitting at this table as it stands, before the turn's exchange. */
  standing(t: Thought, table: Table): Terms;
  /** Of an exchange with this seat, whatever is handed over. */
  meeting(t: Thought, partner: number): Terms;
  /** Of handing this card to this seat, besides losing it. */
  giving(t: Thought, partner: number, card: Script): Terms;
  /** Of burning this seat. */
  burning(t: Thought, target: number): Terms;
  /** Of seeing this seat's cards. */
  looking(t: Thought, target: number, whole: boolean): Terms;
  /** Of everybody, or this one seat, seeing one's own. */
  showing(t: Thought, to: number | null): Terms;
  /** Of refusing an offer with this card, besides losing it. */
  refusing(t: Thought, offerer: number, card: Script): Terms;
}
