import type { DeckId } from '../../../rules/shuffling-horror/index.ts';

interface Billed {
  readonly name: string;
  readonly year: string;
  /** What is said of it outside. */
  readonly line: string;
}

const MOVIES: Readonly<Record<DeckId, Billed>> = {
  'roswell-51': {
    name: 'Roswell 51',
    year: '1951',
    line: 'Lights over the desert. The neighbors have started to smile.',
  },
  'pittsburgh-68': {
    name: 'Pittsburgh 68',
    year: '1968',
    line: 'The mill is closed. The night shift came up anyway.',
  },
};

/** What this house shows: two movies for the price of one. */
export const FILMS = {
  title: 'The movie',
  movies: MOVIES,
} as const;
