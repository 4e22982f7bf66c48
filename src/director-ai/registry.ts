import { castPolicy } from './cast.ts';
import { scorer } from './director.ts';
import { LEVELS, type Level, type LevelDef, weightsAt } from './levels.ts';
import { PERSONALITIES, type PersonalityName } from './personalities.ts';
import type { Policy } from './policy.ts';
import { randomPolicy } from './random.ts';
import { searcher } from './search.ts';
import { TEMPERS } from './tempers.ts';

export function directorOf(level: Level, personality: PersonalityName): Policy {
  const { regret, effort } = LEVELS[level] as LevelDef;
  const name = personality === 'neutral' ? level : `${level}:${personality}`;
  const weights = weightsAt(level, personality);
  return effort === null ? scorer(name, weights, regret) : searcher(name, weights, effort);
}

/** Who can sit in the Director's chair, by the names that set-up and the lab use: a level, with `:personality` if it has one. */
export const DIRECTORS: Record<string, Policy> = { random: randomPolicy };
for (const level of Object.keys(LEVELS) as Level[]) {
  for (const personality of Object.keys(PERSONALITIES) as PersonalityName[]) {
    const policy = directorOf(level, personality);
    DIRECTORS[policy.name] = policy;
  }
}

/** Who can play survivors. */
export const CASTS: Record<string, Policy> = { random: randomPolicy };
for (const temper of Object.values(TEMPERS)) CASTS[temper.name] = castPolicy(temper);
