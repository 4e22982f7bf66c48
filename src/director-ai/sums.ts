import { fromJSON, type MovieConfig, type MovieState, newMovie, type Reply } from '../rules/index.ts';
import { type Footage, RETAKE_WORLDS, type Retake, retake, type Shot, shoot, type Tally } from './dailies.ts';
import { type Figure, figureOf } from './meter.ts';
import { playOn, type Troupe, troupeOf } from './play-on.ts';
import { movieAt, PAR, parOf, parPlay, type ReelStart, reelStart, SCORE_WORLDS } from './practice.ts';
import { livesIn } from './survival.ts';

/** Who sits where, by name. */
export interface Chairs {
  director: string;
  seats: readonly string[];
}

/** What takes many movies to find out. */
export type Sum = Chairs &
  (
    | { kind: 'reel-start'; config: MovieConfig; reel: number }
    | { kind: 'par'; config: MovieConfig; lead: readonly Reply[]; reel: number }
    /** The chance that anybody lives, from a public view. */
    | { kind: 'survival'; view: MovieState; seed: string }
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

export type SumResult =
  | { start: ReelStart }
  | { share: number }
  | { tallies: Tally[] }
  | { retakes: Retake[] }
  | { figure: Figure };

export function sumUp(sum: Sum, onProgress: (progress: Progress) => void): SumResult {
  const troupe = troupeOf(sum.director, sum.seats);
  switch (sum.kind) {
    case 'reel-start':
      return { start: reelStart(sum.config, troupe, sum.reel) };
    case 'par': {
      const start = movieAt({ config: sum.config, lead: [...sum.lead] });
      const ends: number[] = [];
      for (let i = 0; i < PAR.plays; i++) {
        ends.push(parPlay(start, troupe, sum.reel, `${sum.config.seed}/par/${i}`));
        onProgress({ done: i + 1, of: PAR.plays, share: parOf(ends, sum.reel) });
      }
      return { share: parOf(ends, sum.reel) };
    }
    case 'survival': {
      const view = fromJSON(sum.view);
      if (view.outcome !== null) return { share: view.outcome.survived ? 1 : 0 };
      let lived = 0;
      for (let i = 0; i < SCORE_WORLDS; i++) {
        if (livesIn(view, troupe, `${sum.seed}/${i}`)) lived++;
        onProgress({ done: i + 1, of: SCORE_WORLDS, share: lived / (i + 1) });
      }
      return { share: lived / SCORE_WORLDS };
    }
    case 'shots': {
      const worlds = sum.shots.reduce((all, { from, to }) => all + to - from, 0);
      return { tallies: shoot(sum.footage, sum.shots, troupe, counting(worlds, onProgress)) };
    }
    case 'retakes': {
      const worlds = sum.at.length * RETAKE_WORLDS;
      return { retakes: retake(sum.footage, sum.at, troupe, counting(worlds, onProgress)) };
    }
    case 'test-screening':
      return { figure: tested(sum.configs, troupe, onProgress) };
  }
}

/** A message for every world would be most of the work. */
const TOLD_EVERY = 16;

/** Counts worlds; their share is only how far it has got. */
function counting(of: number, onProgress: (progress: Progress) => void): (worlds: number) => void {
  let done = 0;
  let told = 0;
  return (worlds) => {
    done += worlds;
    if (done - told < TOLD_EVERY && done < of) return;
    told = done;
    onProgress({ done, of, share: done / of });
  };
}

function tested(configs: readonly MovieConfig[], troupe: Troupe, onProgress: (progress: Progress) => void): Figure {
  let lived = 0;
  for (const [i, config] of configs.entries()) {
    const movie = newMovie(config);
    playOn(movie, troupe, `${config.seed}/test`, () => false);
    if (movie.outcome?.survived) lived++;
    onProgress({ done: i + 1, of: configs.length, share: lived / (i + 1) });
  }
  return figureOf(lived, configs.length);
}
