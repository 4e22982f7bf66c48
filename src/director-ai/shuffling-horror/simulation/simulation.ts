import type { MovieConfig, Reply, View } from '../../../rules/shuffling-horror/index.ts';
import type { Footage, Retake, Shot, Tally } from './dailies.ts';
import type { Figure } from './figures.ts';
import type { ReelStart } from './practice.ts';

/** Who sits where, by name. */
export interface Chairs {
  director: string;
  seats: readonly string[];
}

/** What takes many movies to find out. */
export type Simulation = Chairs &
  (
    | { kind: 'reel-start'; config: MovieConfig; reel: number }
    | { kind: 'par'; config: MovieConfig; openingReplies: readonly Reply[]; reel: number }
    /** The chance that anybody lives, from a view. */
    | { kind: 'survival'; view: View; seed: string }
    /** Scenes of a finished movie, played on. */
    | { kind: 'shots'; footage: Footage; shots: readonly Shot[] }
    /** Replies of a finished movie, against others. */
    | { kind: 'retakes'; footage: Footage; at: readonly number[] }
    /** Whole movies before anybody plays one. */
    | { kind: 'test-screening'; configs: readonly MovieConfig[] }
  );

/** How far it has got: a share is the figure so far, between 0 and 1. */
export interface Progress {
  done: number;
  of: number;
  share: number;
}

export type SimulationResult =
  | { start: ReelStart }
  | { share: number }
  | { tallies: Tally[] }
  | { retakes: Retake[] }
  | { figure: Figure };

/** A part of a sum that one thread finds out by itself: where it is counted, from one number up to another. */
export type Slice =
  | Extract<Simulation, { kind: 'reel-start' | 'shots' | 'retakes' | 'test-screening' }>
  | (Extract<Simulation, { kind: 'par' | 'survival' }> & { from: number; to: number });

export type Found =
  | { start: ReelStart }
  | { ends: number[] }
  | { lived: number; worlds: number }
  | { tallies: Tally[] }
  | { retakes: Retake[] };
