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
/** The numbers behind a score, by name. */
export type Figures = Readonly<Record<string, number>>;

/** A reply and what it is worth: about 1 is the game. */
export interface Option {
  reply: Reply;
  score: number;
  figures: Figures;
}

/** What a role wants. */
export interface Plan {
  /** Of holding a card, with so many of the same besides. */
  worth(t: Thought, card: Script, others: number): number;
  /** Of sitting at this table as it stands, before the turn's exchange. */
  standing(t: Thought, table: Table): number;
  /** Of an exchange with this seat, whatever is handed over. */
  meeting(t: Thought, partner: number): number;
  /** Of handing this card to this seat, besides losing it. */
  giving(t: Thought, partner: number, card: Script): number;
  /** Of burning this seat. */
  burning(t: Thought, target: number): number;
  /** Of seeing this seat's cards. */
  looking(t: Thought, target: number, whole: boolean): number;
  /** Of everybody, or this one seat, seeing one's own. */
  showing(t: Thought, to: number | null): number;
  /** Of refusing an offer with this card, besides losing it. */
  refusing(t: Thought, offerer: number, card: Script): number;
}
