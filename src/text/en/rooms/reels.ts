import { percent, roman } from '../../numerals.ts';
import { plural } from '../grammar.ts';

/** Words of the single reel. */
export const REELS = {
  title: 'Single reel',
  aside: 'One reel, ten minutes. Take anything back.',
  which: 'Which reel',
  reel: (n: number): string => `Reel ${roman(n)}`,
  about: {
    1: 'From the first frame. Everybody is still polite.',
    2: 'The town has noticed.',
    3: 'The town has been noticed.',
    4: 'Whoever is left, against whatever is left.',
  } as Readonly<Record<number, string>>,
  best: (p: number | undefined): string => (p === undefined ? 'not played yet' : `your best ${percent(p)}`),
  seats: 'Seats',
  level: 'Director',
  start: 'Roll the reel',
  threading: 'Looking for a table in trouble…',
  failed: 'No table could be found. The projectionist blames the film.',
  over: (reel: number): string => `Reel ${roman(reel)} is over`,
  lost: 'Nobody left',
  score: 'You leave them with',
  par: 'Par',
  parOf: 'what newcomers leave, from the same table',
  counting: 'counting…',
  chance: (p: number): string => percent(p),
  verdict: (score: number, par: number): string =>
    score >= par + 0.15
      ? 'Better than par. Nobody saw it coming, least of all them.'
      : score >= par - 0.02
        ? 'Par. The union has no complaint.'
        : score >= par - 0.2
          ? 'A little under par. They will limp into the next reel.'
          : 'Under par. The next reel may be a short one.',
  record: 'Your best yet.',
  before: (p: number): string => `Your best before: ${percent(p)}.`,
  alive: (n: number): string => `${plural(n, 'survivor')} still in the picture`,
  again: 'The same reel again',
  another: 'Another reel',
  marquee: 'Marquee',
} as const;
