import {
  type Game,
  type GeigerManConfig,
  type GeigerManEvent,
  geigerMan,
  type Reply,
} from '../../../rules/geiger-man/index.ts';

/** A show as it was played. */
export interface Footage {
  config: GeigerManConfig;
  replies: readonly Reply[];
}

/** The table at a reply, just before it is given; at the end, the last one. */
export function gameAt({ config, replies }: Footage, at: number): Game {
  const { game } = geigerMan.start(config);
  for (let i = 0; i < at; i++) geigerMan.advanceQuietly(game, replies[i]);
  return game;
}

/** What nobody can know beforehand. */
const TELLING: readonly GeigerManEvent['type'][] = [
  'rolled',
  're-rolled',
  'token-turned',
  'panicked',
  'items-looked-at',
  'item-taken',
  'terror-drawn',
  'terror-looked-at',
  'event-drawn',
  'power-revealed',
  'finale-revealed',
  'upkeep-rolled',
];

/** The replies that something new was told before, the first of all among them: scenes begin with these. */
export function scenesOf({ config, replies }: Footage): number[] {
  const { game } = geigerMan.start(config);
  const found = [0];
  replies.forEach((reply, at) => {
    const told = geigerMan.advance(game, reply);
    if (told.some(({ type }) => TELLING.includes(type))) found.push(at + 1);
  });
  return found;
}
