import { randomPlayer } from '../../src/director-ai/geiger-man/random.ts';
import {
  type GeigerManConfig,
  type GeigerManEvent,
  geigerMan,
  type Prompt,
  type View,
} from '../../src/rules/geiger-man/index.ts';
import { chanceFrom } from '../../src/rules/index.ts';

/** One reply of a show: what happened, and the table after it. */
export interface ShowTake {
  events: readonly GeigerManEvent[];
  after: View;
}

export interface RecordedShow {
  opening: View;
  takes: ShowTake[];
}

/** A show that nobody thought about: it visits every corner of the table sooner or later. */
export function recordShow(config: GeigerManConfig): RecordedShow {
  const { game } = geigerMan.start(config);
  const look = () => geigerMan.view(game, 0);
  const opening = look();
  const chance = chanceFrom(`${config.seed}/harness`);
  const takes: ShowTake[] = [];
  for (let prompt: Prompt | null = geigerMan.promptOf(game); prompt !== null; prompt = geigerMan.promptOf(game)) {
    const events = geigerMan.advance(game, randomPlayer.decide(look, prompt, chance));
    takes.push({ events, after: look() });
  }
  return { opening, takes };
}

/** Everything that stands on the lot and about it. */
const crowdIn = ({ victims, specials, minions, pillars, items, ongoing, minor }: View): number =>
  Object.values(victims).reduce((sum, n) => sum + n, 0) +
  [specials, minions, pillars, items, ongoing, minor].reduce((sum, list) => sum + list.length, 0);

/** Random shows that come to as many victims, Minions, Pillars, items and cards in play as a table is to bear. */
export const CROWDED_SHOWS = [
  { seed: 'b24', killer: 'geiger-man', location: 'moonglow' },
  { seed: 'b14', killer: 'salt-widow', location: 'nightbird' },
] as const satisfies readonly Pick<GeigerManConfig, 'seed' | 'killer' | 'location'>[];

/** After which reply most stands there. */
export function mostCrowded(show: (typeof CROWDED_SHOWS)[number]): { at: number; crowd: number } {
  const crowds = recordShow({ ...show, girl: 'dot' }).takes.map(({ after }) => crowdIn(after));
  const crowd = Math.max(...crowds);
  return { at: crowds.indexOf(crowd) + 1, crowd };
}
