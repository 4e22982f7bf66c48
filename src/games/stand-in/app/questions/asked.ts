import type { Prompt, Role, View } from '../../../../rules/stand-in/index.ts';
import { type Company, type Who, whoAt } from '../../text/shapes/company.ts';
import type { Odds } from '../../text/shapes/odds.ts';

/** All that a question is made of: what the asked seat may know, and what was counted from that. */
export interface Asked<P extends Prompt = Prompt> {
  view: View;
  prompt: P;
  company: Company;
  /** By chair; null: not counted yet. */
  odds: readonly (Odds | null)[] | null;
}

export const who = ({ company }: Asked, chair: number): Who => whoAt(company, chair);
export const oddsAt = ({ odds }: Asked, chair: number | null): Odds | null =>
  chair === null ? null : (odds?.[chair] ?? null);
export const roleOf = ({ view }: Asked, chair: number | null): Role | null =>
  chair === null ? null : (view.known.roles[chair] ?? null);
export const ownRole = (asked: Asked): Role | null => roleOf(asked, asked.view.chair);

/** Whom a card would go to; null where none is handed over. */
export function receiverOf({ prompt }: Asked): number | null {
  switch (prompt.type) {
    case 'offer':
      return prompt.partner;
    case 'answer':
      return prompt.offerer;
    case 'hand-on':
      return prompt.receiver;
    default:
      return null;
  }
}

/** From whom a card comes at the same time: in Pass the Props from the other side. */
export function giverOf(asked: Asked): number | null {
  const { prompt, view } = asked;
  if (prompt.type !== 'hand-on') return receiverOf(asked);
  const { ring, direction } = view;
  const place = ring.indexOf(prompt.to);
  return ring[(place - direction + ring.length) % ring.length] as number;
}

/** SA8.1, SA9.5: the chance that what one gets turns one; null where it is not counted yet, or there is nothing to turn. */
export function turnsYou(asked: Asked): number | null {
  const giver = giverOf(asked);
  if (ownRole(asked) !== 'original' || giver === null || asked.view.vengeance !== null) return null;
  const { scene } = asked.view;
  if (asked.prompt.type === 'answer' && scene.type === 'exchange' && scene.redirected) return 0;
  return oddsAt(asked, giver)?.canTurn ?? null;
}
