import type { Role, Script } from '../../../rules/stand-in/index.ts';

/** How much oftener than an Original the Stand-In does it, and a Recast. */
export type Odds = readonly [standIn: number, recast: number];

/** Of a seat that has looked, how often it then says this: an Original and a double, by what the other is. */
export interface Rates {
  honest: Readonly<Record<Role, number>>;
  lying: Readonly<Record<Role, number>>;
}

/** How others play, as far as a seat supposes it. Shares and ratios. */
export interface Habits {
  /** A Stand-In with a Recast card hands it to an Original; to one that it has turned already. */
  turns: number;
  feeds: number;
  /** An Original discards something else though it holds a Recast card. */
  keepsStain: number;
  /** Recast cards that a Recast holds, and a stained Original. */
  recastHolds: number;
  stains: number;
  /** Of the three cards of a Second Take the Stand-In keeps a Recast card, for each of them that is one. */
  takesRecast: number;
  /** What a seat hands over that is no Recast card; what it plays, and that it plays nothing. */
  gives: Readonly<Partial<Record<Script, Odds>>>;
  plays: Readonly<Partial<Record<Script, Odds>>>;
  discards: Odds;
  /** Whom a seat burns, as against an Original that burns an Original: an Original a Recast, and the Stand-In; either double an Original. */
  burns: { recast: number; standIn: number; asStandIn: number; asRecast: number };
  /** Whom a seat refuses, as against an Original that refuses another: an Original the Stand-In; the Stand-In; a Recast others. */
  refuses: { standIn: number; asStandIn: number; asRecast: number };
  /** To show its hand in a Line-Up. */
  declines: Odds;
  /** What a seat says after a look. */
  reports: { 'stand-in': Rates; double: Rates; clean: Rates };
  /** That a double is sure of what it cannot have seen. */
  bluffs: number;
  /** A first opinion makes what it says so much likelier. */
  heeded: number;
  /** What a tenth of belief is worth in truth, from 0 to 1: evidence that is taken one by one, though it hangs together, says too much or too little. */
  bend: { standIn: readonly number[]; double: readonly number[] };
}
