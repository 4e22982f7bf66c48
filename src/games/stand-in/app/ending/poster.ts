import type { PosterModel } from '../../../../app/ports/ending.ts';
import { nameOf } from '../../../../text/cards/names.ts';
import { ENDING } from '../../text/ending.ts';
import type { Face } from '../../text/shapes/company.ts';
import type { Report } from './night.ts';

/** Somebody on a poster, as the night left them. */
export interface Billed {
  face: Face;
  look: 'plain' | 'accusing' | 'turned' | 'burnt';
}

/** What a poster says, and who is on it. */
export interface Bill extends Pick<PosterModel, 'title' | 'tagline' | 'halfStars' | 'above' | 'below' | 'small'> {
  /** It fills the sky; null: nobody knows who it was. */
  standIn: Face | null;
  cast: readonly (Billed & { name: string })[];
}

const MOST_BILLED = 4;

/** The Stand-In fills the sky; below it are those who made the night, each as it left them. */
export function billOf(
  report: Report,
  {
    title,
    tagline,
    halfStars,
    seed,
    hash,
  }: Pick<Bill, 'title' | 'tagline' | 'halfStars'> & { seed: string; hash: string },
): Bill {
  const { sheet } = ENDING;
  return {
    title,
    tagline,
    halfStars,
    above: sheet.above,
    below: sheet.below(halfStars),
    small: sheet.small(seed, hash),
    standIn: report.night.standIn,
    cast: billed(report).map((it) => ({ ...it, name: nameOf(it.face) })),
  };
}

/** Whoever burnt it, then whose fates and words were told of most. */
function billed({ night, faces, burnt, turned }: Report): Billed[] {
  const { hero, firstBurnt, firstTurned, liar, wronged, lastTurned, lastBurnt, winners, standIn } = night;
  const known = [hero, firstBurnt, firstTurned, liar, wronged, lastTurned, lastBurnt, ...winners, ...faces];
  const cast = [...new Set(known)].filter((face): face is Face => face !== null && face !== standIn);
  const isIn = (list: Report['burnt'], face: Face): boolean => list.some(({ chair }) => faces[chair] === face);
  return cast.slice(0, MOST_BILLED).map((face) => ({
    face,
    look: isIn(burnt, face) ? 'burnt' : isIn(turned, face) ? 'turned' : face === hero ? 'accusing' : 'plain',
  }));
}
