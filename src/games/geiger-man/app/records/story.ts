import {
  type Game,
  type GeigerManConfig,
  type GirlId,
  geigerMan,
  type KillerId,
  type Level,
  type LocationId,
  type Reply,
} from '../../../../rules/geiger-man/index.ts';
import type { Mode } from '../../kept.ts';
import { levelOf } from '../set-up/choices.ts';
import { type Seen, UNSEEN, Witness } from './witness.ts';

/** What a show was: all that the book, the awards and the morning after look at. */
export interface Story extends Seen {
  hash: string;
  mode: Mode;
  girl: GirlId;
  killer: KillerId;
  location: LocationId;
  level: Level | 'custom';
  outcome: 'won' | 'lost' | 'left';
  /** Where she was last. */
  space: string;
  turns: number;
  saved: number;
  killed: number;
  ultimate: boolean;
  power: string | null;
  finale: string | null;
  /** Hearts left, hers and his. */
  health: number;
  killerHealth: number;
}

/** A finished or left show, as it is kept. */
export interface Footage {
  config: GeigerManConfig;
  replies: readonly Reply[];
  mode: Mode;
  hash: string;
}

/** The story of a show, found by playing it again. */
export function storyOf({ config, replies, mode, hash }: Footage): Story {
  const { game, events } = geigerMan.start(config);
  const witness = new Witness(game);
  witness.see(events);
  for (const reply of replies) {
    witness.hear(reply);
    witness.see(geigerMan.advance(game, reply));
  }
  return storyFrom(game, witness.told(), { mode, hash });
}

/** The same where nobody saw how it began: under older rules. */
export const glimpseOf = (game: Game, how: Pick<Story, 'mode' | 'hash'>): Story => storyFrom(game, UNSEEN, how);

function storyFrom(game: Game, seen: Seen, { mode, hash }: Pick<Story, 'mode' | 'hash'>): Story {
  const { girl, killer, location, result, turn, saved, dead, flipped, health, killerHealth, girlAt } = game;
  const outcome = result === null ? 'left' : result.won ? 'won' : 'lost';
  return {
    hash,
    mode,
    girl,
    killer,
    location,
    level: levelOf(game.options) ?? 'custom',
    outcome,
    space: girlAt,
    turns: turn,
    saved,
    killed: dead,
    ultimate: flipped,
    power: game.powerRevealed ? game.power.card : null,
    finale: game.finaleSince > 0 ? game.finale.card : null,
    health,
    killerHealth: outcome === 'won' ? 0 : killerHealth,
    ...seen,
  };
}
