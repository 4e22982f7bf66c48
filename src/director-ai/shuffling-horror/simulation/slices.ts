import { newMovie } from '../../../rules/shuffling-horror/index.ts';
import { retake, shoot } from './dailies.ts';
import { companyOf, type Policies, playOn, policiesOf } from './play-on.ts';
import { movieAt, parPlay, reelStart } from './practice.ts';
import type { Found, Slice } from './simulation.ts';
import { livesIn } from './survival.ts';

export function playSlice(slice: Slice): Found {
  const policies = policiesOf(slice.director, slice.seats);
  switch (slice.kind) {
    case 'reel-start':
      return { start: reelStart(slice.config, policies, slice.reel) };
    case 'par': {
      const { config, openingReplies, reel, from, to } = slice;
      const start = movieAt({ config, openingReplies: [...openingReplies] });
      return { ends: counted(from, to, (i) => parPlay(start, policies, reel, `${config.seed}/par/${i}`)) };
    }
    case 'survival': {
      const { view, seed, from, to } = slice;
      const lived = counted(from, to, (i) => livesIn(view, policies, `${seed}/${i}`)).filter(Boolean).length;
      return { lived, worlds: to - from };
    }
    case 'shots':
      return { tallies: shoot(slice.footage, slice.shots, companyOf(slice.director, slice.seats)) };
    case 'retakes':
      return { retakes: retake(slice.footage, slice.at, companyOf(slice.director, slice.seats)) };
    case 'test-screening':
      return {
        lived: slice.configs.filter((config) => livesThrough(config, policies)).length,
        worlds: slice.configs.length,
      };
  }
}

const counted = <T>(from: number, to: number, one: (i: number) => T): T[] =>
  Array.from({ length: to - from }, (_, k) => one(from + k));

/** Whether anybody lives through a whole movie. */
function livesThrough(config: Parameters<typeof newMovie>[0], policies: Policies): boolean {
  const movie = newMovie(config);
  playOn(movie, policies, `${config.seed}/test`, () => false);
  return movie.outcome?.survived === true;
}
