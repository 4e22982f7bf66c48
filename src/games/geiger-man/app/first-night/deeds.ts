import { type GeigerManEvent, geigerMan, type Prompt, type Reply } from '../../../../rules/geiger-man/index.ts';
import { NOUNS, type Noun } from '../../text/first-night.ts';
import type { Recording } from '../play/recording.ts';

/** One answer, and what came of it. */
export interface Deed {
  asked: Prompt;
  reply: Reply;
  turn: number;
  events: readonly GeigerManEvent[];
  healed: boolean;
  /** What it brought that has a word of its own. */
  nouns: readonly Noun[];
}

/** The show so far, answer by answer. */
export function deedsOf({ setup: { config }, answers }: Recording): Deed[] {
  const { game } = geigerMan.start(config);
  return answers.map(({ asked, reply }) => {
    const { turn, health } = game;
    const events = geigerMan.advance(game, reply);
    const nouns = events.flatMap(({ type }) => NEW_WITH[type] ?? []);
    if (game.health < health) nouns.push('wound');
    if (game.health === 1) nouns.push('lastHeart');
    return { asked, reply, turn, events, healed: game.health > health, nouns };
  });
}

const NEW_WITH: Partial<Record<GeigerManEvent['type'], Noun>> = {
  'finale-revealed': 'lastAct',
  'power-revealed': 'secret',
  'card-flipped': 'starTurn',
  'minor-laid-out': 'minor',
  spawned: 'minion',
  'victim-killed': 'death',
  'event-drawn': 'event',
  'item-taken': 'item',
};
/** More at once would be a lecture. */
const MOST = 2;

/** What has come for the first time with the deeds from there on. */
export function newNouns(deeds: readonly Deed[], from: number): Noun[] {
  const known = new Set(deeds.slice(0, from).flatMap(({ nouns }) => nouns));
  const now = new Set(deeds.slice(from).flatMap(({ nouns }) => nouns));
  return NOUNS.filter((noun) => now.has(noun) && !known.has(noun)).slice(0, MOST);
}
