import type { Table, View } from '../../rules/shuffling-horror/index.ts';
import { castPolicy } from './cast/cast.ts';
import { TEMPERS } from './cast/tempers.ts';
import { scorer } from './director/director.ts';
import { LEVELS, type Level, levelAt, weightsAt } from './director/levels.ts';
import { PERSONALITIES, type PersonalityName } from './director/personalities.ts';
import { type Searching, searcher } from './director/search.ts';
import type { Policy } from './policy.ts';
import { randomPolicy } from './random.ts';

/** Midnight, who plays on before it chooses, lets others play a part of that. */
export type DirectorPolicy = Policy & { searching?: Searching };

/** A level is another player in another deck. */
export function directorOf(level: Level, personality: PersonalityName): DirectorPolicy {
  const name = personality === 'neutral' ? level : `${level}:${personality}`;
  const inDeck = new Map<string, DirectorPolicy>();
  const playerIn = ({ deck }: View): DirectorPolicy => {
    const known = inDeck.get(deck) ?? playerOf(deck, name, level, personality);
    inDeck.set(deck, known);
    return known;
  };
  return {
    name,
    decide: (view, prompt, chance) => playerIn(view).decide(view, prompt, chance),
    ...(LEVELS[level].effort === null ? {} : { searching: searchingBy(playerIn) }),
  };
}

const searchingBy = (playerIn: (view: View) => DirectorPolicy): Searching => {
  const of = (view: View): Searching => playerIn(view).searching as Searching;
  return {
    begin: (view, prompt, chance) => of(view).begin(view, prompt, chance),
    play: (view, trials) => of(view).play(view, trials),
  };
};

function playerOf(deck: string, name: string, level: Level, personality: PersonalityName): DirectorPolicy {
  const { regret, effort } = levelAt(level, deck);
  const weights = weightsAt(level, personality, deck);
  return effort === null ? scorer(name, weights, regret) : searcher(name, weights, effort);
}

/** Who can sit in the Director's chair, by the names that set-up and the lab use: a level, with `:personality` if it has one. */
export const DIRECTORS: Record<string, DirectorPolicy> = { random: randomPolicy };
for (const level of Object.keys(LEVELS) as Level[]) {
  for (const personality of Object.keys(PERSONALITIES) as PersonalityName[]) {
    const policy = directorOf(level, personality);
    DIRECTORS[policy.name] = policy;
  }
}

/** Who can play survivors. */
export const CASTS: Record<string, Policy<Table>> = { random: randomPolicy };
for (const temper of Object.values(TEMPERS)) CASTS[temper.name] = castPolicy(temper);
