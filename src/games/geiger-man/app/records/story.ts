import type { Counts } from '../../../../app/records/counts.ts';
import {
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
import type { Ending } from './cause.ts';
import { Witness } from './witness.ts';

/** What a show was: all that the book, the awards and the morning after look at. */
export interface Story {
  hash: string;
  mode: Mode;
  girl: GirlId;
  killer: KillerId;
  location: LocationId;
  level: Level | 'custom';
  outcome: 'won' | 'lost' | 'left';
  /** How she won or lost, by which card or item; null: it was left. */
  end: Ending | null;
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
  /** Her last heart had a number. */
  cameBack: boolean;
  dealt: number;
  taken: number;
  /** The heaviest blow. */
  blow: number;
  cards: number;
  thrown: number;
  successes: number;
  /** What so many dice show in the mean. */
  expected: number;
  items: number;
  steps: number;
  /** What he was hurt with most; null: nothing but her hands. */
  item: string | null;
  /** Special victims who got out, and who did not. */
  out: string | null;
  gone: string | null;
  /** Time ran out in its last turn. */
  late: boolean;
  pillars: number;
  /** Each card that was seen, by its picture. */
  met: Counts;
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
    ...witness.told(),
  };
}
