import { distance } from '../../../../rules/geiger-man/index.ts';
import { plainText } from '../../text/shapes/parts.ts';
import { WORDS } from '../../text/words.ts';
import type { Recording } from './recording.ts';

const LINES = 3;

/** "Previously": where the show stands, and the last things that happened in it. */
export function recapOf({ movie, log }: Recording): string[] {
  const { girl, turn, health, killerHealth, girlAt, killerAt } = movie;
  const stands = WORDS.queries.QUERIES.short(girl, turn, health, killerHealth, distance(movie, girlAt, killerAt));
  const last = log.filter(({ style }) => style === 'action').slice(-LINES);
  return [stands, ...last.map(({ parts }) => plainText(parts))];
}
