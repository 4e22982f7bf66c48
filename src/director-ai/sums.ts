import { fromJSON, type MovieConfig, type MovieState, type Reply } from '../rules/index.ts';
import { troupeOf } from './play-on.ts';
import { movieAt, PAR, parOf, parPlay, type ReelStart, reelStart, SCORE_WORLDS } from './practice.ts';
import { livesIn } from './survival.ts';

/** Who sits where, by name. */
interface Chairs {
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
  );

/** How far it has got: a share is the figure so far, between 0 and 1. */
export interface Progress {
  done: number;
  of: number;
  share: number;
}

export type SumResult = { start: ReelStart } | { share: number };

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
  }
}
