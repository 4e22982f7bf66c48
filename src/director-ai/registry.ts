import { castPolicy } from './cast.ts';
import { scorer } from './director.ts';
import { LEVELS, type Level, type LevelDef } from './levels.ts';
import { PERSONALITIES, type PersonalityName, weightsOf } from './personalities.ts';
import type { Policy } from './policy.ts';
import { randomPolicy } from './random.ts';
import { searcher } from './search.ts';
import { TEMPERS } from './tempers.ts';
import { NEUTRAL } from './weights.ts';

export function directorOf(level: Level, personality: PersonalityName): Policy {
  const { regret, effort } = LEVELS[level] as LevelDef;
  const name = personality === 'neutral' ? level : `${level}:${personality}`;
  const weights = weightsOf(personality);
  return effort === null ? scorer(name, weights, regret) : searcher(name, weights, effort);
}

/** Only the attack at hand: the most deaths, then the most drain. The measure that a thoughtful Director must beat. */
const greedy = scorer(
  'greedy',
  { ...NEUTRAL, weakest: 0, tough: 0, threat: 0, exposure: 0, slots: 0, screen: 0, pressure: 0, denial: 0 },
  0,
);

/** Who can sit in the Director's chair, by the names that set-up and the lab use: a level, with `:personality` if it has one. */
export const DIRECTORS: Record<string, Policy> = { random: randomPolicy, greedy };
for (const level of Object.keys(LEVELS) as Level[]) {
  for (const personality of Object.keys(PERSONALITIES) as PersonalityName[]) {
    const policy = directorOf(level, personality);
    DIRECTORS[policy.name] = policy;
  }
}

/** Who can play survivors. */
export const CASTS: Record<string, Policy> = { random: randomPolicy };
for (const temper of Object.values(TEMPERS)) CASTS[temper.name] = castPolicy(temper);
