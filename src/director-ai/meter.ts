import { fromJSON, type MovieState } from '../rules/index.ts';
import { troupeOf } from './play-on.ts';
import { livesIn } from './survival.ts';

/** A table to be read off: what everybody sees of it, and who sits where, by name. */
export interface MeterAsk {
  /** The public view, as JSON. */
  view: string;
  director: string;
  seats: readonly string[];
  seed: string;
}

/** The chance that anybody lives: the true one is within `error` of `share` 19 times in 20. */
export interface Figure {
  share: number;
  error: number;
  /** In how many worlds the table has been played on. */
  worlds: number;
}

/** From here on a point more or less is a matter of taste: the error is below 2 points. */
export const METER_WORLDS = 2400;
/** Between two of these a new question is heard. */
const AT_ONCE = 8;

/** The Wilson interval as its middle and half its width: never outside 0 and 1, and honest about few worlds. */
export function figureOf(lived: number, worlds: number): Figure {
  const z = 1.96;
  const scale = 1 + (z * z) / worlds;
  const share = lived / worlds;
  const spread = z * Math.sqrt((share * (1 - share)) / worlds + (z * z) / (4 * worlds * worlds));
  return { share: (share + (z * z) / (2 * worlds)) / scale, error: spread / scale, worlds };
}

/** The figure after every few worlds, ever better. What is over is known. */
export function* figures({ view, director, seats, seed }: MeterAsk, most = METER_WORLDS): Generator<Figure> {
  const table = fromJSON(JSON.parse(view) as MovieState);
  if (table.outcome !== null) {
    yield { share: table.outcome.survived ? 1 : 0, error: 0, worlds: most };
    return;
  }
  const troupe = troupeOf(director, seats);
  let lived = 0;
  for (let worlds = 1; worlds <= most; worlds++) {
    if (livesIn(table, troupe, `${seed}/${worlds}`)) lived++;
    if (worlds % AT_ONCE === 0 || worlds === most) yield figureOf(lived, worlds);
  }
}
