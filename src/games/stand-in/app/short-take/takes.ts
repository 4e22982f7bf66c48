/** A table from the middle of a game: its first replies, each by its place among those on offer, in base 36; par is the share that a computer wins from there. */
export interface Take {
  id: string;
  role: 'original' | 'stand-in';
  seed: string;
  seats: number;
  par: number;
  replies: string;
}

/** Generated: npm run lab -- takes --game stand-in --games 200 --write */
export const TAKES: readonly Take[] = [
  {
    id: 'original-1',
    role: 'original',
    seed: 'take/original/13',
    seats: 5,
    par: 0.32,
    replies:
      '1 1 1 0 0 0 16 2 3 2a 2 0 0 0 1 0 0 4 0 0 0 2e 2 0 2 0 27 0 3e 2 0 1a 2 1 1 0 37 0 0 0 3h 2 1 1 1 0 0 0 0 6 1 1 0 0 0 0 0 1 2 0 0 3h 2 0 1 1 0 0 26 2 0 0 5 0 3 2e 2 0 0 0 0 1 0 0 4d 2 0 0 0',
  },
  {
    id: 'original-2',
    role: 'original',
    seed: 'take/original/20',
    seats: 6,
    par: 0.55,
    replies:
      '1 2 0 0 0 0 0 0 5 1 4 2 0 0 0 0 0 0 3 2 1 0 2 1 0 6w 2 0 0 6f 0 0 3 0 2 0 0 0 0 0 0 3 1 0 0 0 0 0 0 0 1 1 0 0 0 0 0 0 1 0 3 0 0 0 0 0 9q 0 1 0 0 0 0 0 9v 0 0 0 1 2 62 8 30 2 3e 2 40 2 1 0 2 2 0 0 5w 0 0 0 0 1 1 0 0 0 0 0 61 0 0 0 6 1 0 0 0 0 0 0 0',
  },
  {
    id: 'original-3',
    role: 'original',
    seed: 'take/original/21',
    seats: 5,
    par: 0.39,
    replies:
      '2 1 0 0 50 0 0 0 0 1 0 1 0 0 0 0 0 6 1 3 2 0 0 0 0 0 0 1 1 2 1 0 0 0 0 0 0 0 b 0 3 0 0 0 0 0 1 0 0 0 0 0 0 0 1 1 0 1 3p 0 0 0 2w 2 40 2 8 1 0 4e 2 0 0 0 0 5 1 0 0 0 0 0 0 6 0 0 83 0 0 54 0',
  },
  {
    id: 'original-4',
    role: 'original',
    seed: 'take/original/28',
    seats: 6,
    par: 0.62,
    replies:
      '0 2 0 0 0 0 0 0 0 c 1 2 0 16 0 1e 2 0 1a 2 2a 2 0 1 68 2 0 2e 2 0 0 1e 2 0 0 1 2 3 2 0 0 0 0 0 3e 2 0 3 37 0 0 0 0 0 0 6 1 0 2w 0 0 0 0 36 2 0 7 1 0 2 0 4a 2 0 3t 2 0 0 6 2 1 0 0 0 0 0 0 2 1 2 7n 0 0 0 0 0 0 5 2 0 0 0 0 0 0 0 3 1 3 0 0 0 0 0 5c 0 3 1 0 47 0 0 0 0 0 0 2 1 b 0 3 0 51 8 0 0 0 4l 2 1 2 1 50 0 0 0 3q 0 0 6 0 1 0 0 0 0 0 2 1 0 0 4b 2 0 0',
  },
  {
    id: 'original-5',
    role: 'original',
    seed: 'take/original/30',
    seats: 5,
    par: 0.61,
    replies:
      '1 0 2 52 0 0 0 0 0 2 1 1 1 1 3y 8 2e 2 1i 2 1e 2 3 0 2 0 0 2e 2 3x 0 0 3 2 0 3p 0 0 6v 0 1e 2 3a 2 0 0 2 1 1 0 0 0 0 3v 2 2 0 4 47 2 3x 8 0 0 0 4 0 0 0 0 0 0 0',
  },
  {
    id: 'original-6',
    role: 'original',
    seed: 'take/original/35',
    seats: 6,
    par: 0.38,
    replies:
      'a 2 1 0 0 0 0 0 0 1 2 4 0 1i 0 1i 0 1i 2 2i 2 0 3 1 0 0 0 0 0 7 0 2a 2 0 0 0 1 2o 0 0 0 0 0 b 2 3 0 0 0 0 26 2 1 1 3n 0 0 0 0 0 1 2 1 3 2 0 0 30 0 0 0 1 0 1 44 2 0 0 0 0 0 0 3 0 0 0 0 0 0 0 0 4a 2 48 0 3x 0 0',
  },
  {
    id: 'original-7',
    role: 'original',
    seed: 'take/original/39',
    seats: 5,
    par: 0.49,
    replies:
      '1 3 4 2 0 0 0 0 0 d 2 1 0 0 1m 0 0 0 1 0 2 0 0 0 0 0 3 1 1 0 0 5s 0 0 0 1 0 0 0 0 0 2 2 1 0 2n 0 4n 0 0 0 5 0 2 0 0 0 0 0 e 1 1 0 0 0 0 0 0 0 0 0 0 0',
  },
  {
    id: 'original-8',
    role: 'original',
    seed: 'take/original/45',
    seats: 6,
    par: 0.59,
    replies:
      'b 0 0 0 0 0 0 1 0 0 0 0 0 0 2 2 3 0 0 1 0 0 0 0 0 0 4 2 2 0 0 0 0 0 0 7 1 4 0 0 0 0 0 0 0 0 0 6j 0 0 0 0 0 7 0 0 0 0 0 0 0 0 2 2 4 0 0 0 0 0 0 0 6 2 4 0 0 0 0 0 0 0 0 5 1 4 0 73 0 0 0 0 0 1 0 0 0 0 0 0 0 0 1 0 1 0 0 0 0 0 0 3 2 0 0 0 0 0 0 1 2 4i 2 0 0 4w 2 0 0 3 1 1 47 0 0 0 0 2w 0 0 2 1 4p 0 0 40 2 0 0 57 2 0 0 2 5o 2 0 0 0 5l 2 0 0 2 34 2 0 0 0 0 0',
  },
  {
    id: 'stand-in-1',
    role: 'stand-in',
    seed: 'take/stand-in/2',
    seats: 5,
    par: 0.36,
    replies:
      '5 1 3 0 0 1m 0 0 0 3 1 3 2p 0 0 0 1i 2 0 0 2 1 0 0 0 2i 2 0 3 0 0 0 1o 0 0 1 0 0 0 0 0 8 2 1 0 26 0 0 0 2i 0 2 2 2 0 0 0 0 0 2 1 1 0 2 46 0 36 2 55 2 0 0 1 1 0 2z 2 0 0 2 0 0 6j 0 0',
  },
  {
    id: 'stand-in-2',
    role: 'stand-in',
    seed: 'take/stand-in/3',
    seats: 6,
    par: 0.65,
    replies:
      '3 2 5 0 0 0 0 0 0 6 3 1 2u 0 2u 0 0 0 0 0 e 2 3 0 0 0 0 0 0 1 0 3e 2 0 5f 0 5f 0 0 0 4 0 0 0 0 0 0 2 3 0 0 2x 2 0 0 0 3 2 0 50 2 0 3e 2 1a 2 b 0 0 0 0 0 2e 2 2s 2 0 c 1 2 0 0 0 0 0 0 1 1 4 0 0 0 0 0 0 3 2 0 0 0 0 0 3t 2 0 0 2 2 0 0 2 0 0 91 0 0 0 48 0 2 1 3 2 2 0 0 45 2 0 0 0 1 0 0 1 0 3p 2 0 0 0 0 0 1 1 0 1 0 5m 0 0 0 0 0 f 2 2 0 0 0 0 0 0 3 1 1 3p 0 0 3k 2 55 2 0 3 0 0 0 0 0 0 0 0 6 0 0 0 5s 0 0 0 1 0 1 0 0 6a 0 0 56 0 0 0 0',
  },
  {
    id: 'stand-in-3',
    role: 'stand-in',
    seed: 'take/stand-in/7',
    seats: 5,
    par: 0.41,
    replies:
      '3 0 3 0 0 0 0 0 2 0 1 1 2 0 0 0 0 0 0 0 2 0 0 0 0 0 2 5 0 0 5o 0 0 0 0 0 1 4 0 0 0 3a 0 0 0 1 2 2p 0 30 2 3i 2 0 0 2 4 0 0 0 5v 2 43 2 6 0 3w 2 2o 2 0 0',
  },
  {
    id: 'stand-in-4',
    role: 'stand-in',
    seed: 'take/stand-in/12',
    seats: 6,
    par: 0.57,
    replies:
      '1 2 2 2 1 1 0 0 0 0 0 0 2 4 0 0 0 0 0 0 0 0 0 3e 8 0 2a 2 2a 0 0 0 4 0 0 3w 2 0 60 2 0 2a 2 0 d 0 3 44 2 0 26 2 0 0 3o 2 a 1 2 0 7n 0 0 0 0 3o 0 b 3 3 0 0 0 0 0 0 3 1 0 0 0 0 0 0 0 5 1 1 0 0 50 2 0 0 0 3s 2 4w 2 0 0 0 0 7 0 0 0 0 0 0 0 0 0 8e 2 0 0 0 2 1 7 3 2 0 0 0 0 0 0 2 0 3 0 4p 0 0 0 0 0 0 2 1 1 0 0 0 0 0 0',
  },
  {
    id: 'stand-in-5',
    role: 'stand-in',
    seed: 'take/stand-in/21',
    seats: 5,
    par: 0.48,
    replies:
      '1 3 3 0 0 0 0 0 2 0 3m 0 0 0 0 0 7 1 3 0 0 0 0 0 0 0 3 0 2e 0 2t 0 3a 2 1 2 0 26 2 0 0 6 1 3 0 0 0 0 1 2 4 1 5w 8 0 0 0 0 2 0 0 0 60 0 0 0 0 2 2 0 0 3s 2 0 4 1 2 0 0 0 3w 2 1 1 0 0 0 0 1 0 0 2 0 0 0 0',
  },
  {
    id: 'stand-in-6',
    role: 'stand-in',
    seed: 'take/stand-in/22',
    seats: 6,
    par: 0.55,
    replies:
      '0 1 2 2p 0 5q 0 0 0 0 1a 2 2 1 3 1 1 1 0 0 0 0 0 0 0 3 0 0 0 0 0 0 3 0 1 0 0 0 0 64 0 64 0 7 0 2 4b 0 0 0 0 0 0 3 1 1 0 0 0 0 0 0 6 2 1 0 0 0 0 0 0 0 2 0 0 2w 2 0 3s 2 0 0 3 1 2 0 0 0 0 0 0',
  },
  {
    id: 'stand-in-7',
    role: 'stand-in',
    seed: 'take/stand-in/23',
    seats: 5,
    par: 0.3,
    replies:
      '0 2 0 0 0 0 0 6 4 0 0 0 0 0 5 1 3 0 0 0 0 0 2 8 0 1 0 2p 0 0 0 0 6 0 1 0 0 0 0 5l 0 2 0 0 4s 2 3e 0 5b 2 26 0 1 3 0 1 0 2w 2 0 2o 0 4x 0 4 0 0 2u 2 0 3a 0 1 0 1 0 0 2s 2 0 0',
  },
  {
    id: 'stand-in-8',
    role: 'stand-in',
    seed: 'take/stand-in/26',
    seats: 6,
    par: 0.32,
    replies:
      '2 1 1 2p 0 0 0 0 0 0 2 2 6p 2 0 5c 0 0 0 0 3 2 1 0 6h 0 0 0 0 0 0 1 0 0 0 0 0 0 2 2 1 0 0 0 0 0 0 2 0 0 0 0 0 0 3 0 0 0 0 0 0 7 0 0 0 0 0 0 0 1 0 0 1 1 0 0 0 0 0 7o 2 0 1 1 4i 2 0 0 5i 2 3w 2',
  },
];

/** The same of a whole game at the smallest table. Generated: npm run lab -- takes --game stand-in --games 200 --write */
export const WHOLE: Readonly<Record<Take['role'], number>> = {
  original: 0.47,
  'stand-in': 0.58,
};
