import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type GeigerManConfig,
  type GeigerManEvent,
  geigerMan,
  PROMPT_TYPES,
  spacesOf,
  victimsAt,
} from '../../src/rules/geiger-man/index.ts';
import { lawsOf } from '../kit/game-laws.ts';
import { census } from '../kit/geiger-man-census.ts';
import { Luck } from '../properties/luck.ts';
import { configs, pick, TRIAL } from './trial.ts';

const LONG = process.env.LONG === '1';
const PATIENCE = { timeout: LONG ? 6_000_000 : 600_000 };
/** The same shows every time; a smaller one that fails takes longer to find than to look at. */
const runs = (few: number) => ({ numRuns: LONG ? 2000 : few, seed: 1953, endOnFailure: true });

lawsOf(TRIAL);

/** Victims that have come to the board so far. */
const came = (events: readonly GeigerManEvent[]): number =>
  events.reduce((sum, e) => {
    if (e.type === 'victims-came') return sum + e.n;
    return e.type === 'special-came' && !e.replaces ? sum + 1 : sum;
  }, 0);

it('FG1.6 zones add up, tracks stay in range and victims are counted, at every prompt', PATIENCE, () => {
  const met = new Set<string>();
  const holds = (config: GeigerManConfig, seed: number) => {
    const { game, events } = geigerMan.start(config);
    const luck = new Luck(seed);
    let victims = 10 + came(events);
    for (let prompt = geigerMan.promptOf(game); prompt !== null; prompt = geigerMan.promptOf(game)) {
      met.add(prompt.type);
      const wrong = census(game);
      if (wrong !== null) throw new Error(`prompt ${prompt.n} (${prompt.type}): ${wrong}`);
      const isOver = prompt.type === 'card' && prompt.by === 'limit';
      if (game.hand.length > (isOver ? 11 : 10))
        throw new Error(`prompt ${prompt.n}: ${game.hand.length} cards in hand`);
      const onBoard = spacesOf(game).reduce((sum, { id }) => sum + victimsAt(game, id), 0);
      if (onBoard + game.saved + game.dead !== victims)
        throw new Error(`prompt ${prompt.n}: a victim too many or too few`);
      victims += came(geigerMan.advance(game, pick(luck, prompt)));
    }
    if (census(game) !== null) throw new Error(`at the end: ${census(game)}`);
  };
  fc.assert(fc.property(configs, fc.nat(999_999), holds), runs(140));
  expect(PROMPT_TYPES.filter((type) => !met.has(type))).toEqual([]);
});
