import type { CardId, Side } from '../../../../rules/shuffling-horror/index.ts';

/** The chance to be lost in the coming Director's turn if nobody spends, and what of it no spoints can buy off. */
export interface Danger {
  lost: number;
  least: number;
}

export interface DangerOf extends Danger {
  survivor: CardId;
  /** What would be left of it if whatever is aimed at were gone. */
  after: Danger | null;
  /** What it was at the player's question before, where it has jumped since. */
  was: number | null;
}

/** Whom a throng may go for in that turn: a survivor, or a sanctuary. */
export interface AimOf {
  side: Side;
  slot: number;
  /** The likeliest first, three at most; none where the Director keeps that to itself. */
  faces: readonly { card: CardId; p: number }[];
  /** Its strength and how often it would hit, if whatever is aimed at were gone. */
  after: { strength: number; hits: number } | null;
}

export interface Threat {
  dangers: readonly DangerOf[];
  aims: readonly AimOf[];
}

/** A difference that asks for a word. */
export const JUMP = 0.15;

/** A danger that everybody should see at a glance; what is below is drawn small. */
export const GRAVE_DANGER = 0.1;
