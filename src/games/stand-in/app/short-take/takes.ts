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
    seed: 'take/original/0',
    seats: 5,
    par: 0.46,
    replies:
      '1 3 0 0 0 0 0 1 2 1 0 0 4a 0 0 0 0 3 2 0 0 41 2 0 0 2 1 0 0 0 0 0 2 0 0 0 0 0 7 2 4 0 0 0 0 0 a 1 2 0 0 0 0 0 3 1 0 0 0 0 0 0 0 0 4 0 1 0 0 0 0 0 1 2 1 1 0 0 0 0 0 0',
  },
  {
    id: 'original-2',
    role: 'original',
    seed: 'take/original/20',
    seats: 6,
    par: 0.65,
    replies:
      '1 2 0 0 0 0 0 0 5 1 4 2 0 0 0 0 0 5o 2 2 1 1 1 2 0 0 0 0 0 0 7i 0 0 2 1 3p 0 0 0 0 0 0 4 0 1 1 0 0 0 0 68 0 0 1 1 0 0 0 0 0 0 2 1 0 3 1 3p 0 40 2 6e 0 3m 2 2 1 0 0 89 2 3e 2 0 43 0 6 1 0 3e 0 0 0 0 0 0 7 0 1 4x 0 0 0 0 0 7f 0',
  },
  {
    id: 'original-3',
    role: 'original',
    seed: 'take/original/41',
    seats: 5,
    par: 0.63,
    replies:
      '0 2 3 0 2p 0 0 0 0 1 1 0 0 4j 0 0 0 0 0 2 0 0 16 2 2p 2 1 2 0 0 0 3r 0 1 0 0 0 0 6 3 2 0 0 0 0 1 2 0 0 0 0 0 3 0 1 0 26 2 0 0 0 0 2 0 0 0 0 1 0 1 37 0 0 36 2 5w 0 2 0 0 0 0',
  },
  {
    id: 'original-4',
    role: 'original',
    seed: 'take/original/42',
    seats: 6,
    par: 0.44,
    replies:
      '2 1 1 0 5p 0 0 0 0 0 0 1 6 0 3 0 0 4s 0 0 0 0 2 0 0 0 0 0 0 0 0 0 0 2q 0 0 0 0 0 0 2p 0 0 0 0 0 0 1 1 0 0 0 0 0 0 3 1 0 3a 2 0 0 0 0 0 2 1 0 0 26 2 0 3f 0 0 0 2 1 4 2 3r 0 0 0 0 3u 0 0 2 3 0 1 1 0 0 0 0 0 0 0 1 2 1 0 0 0 0 0 0 4 0 0 0 6a 2 0 0 1 0 2 0 0 0 0 0 0 1 0 0 0 0 0 0 2 1 2 37 0 4a 2 5d 2 46 2',
  },
  {
    id: 'original-5',
    role: 'original',
    seed: 'take/original/49',
    seats: 5,
    par: 0.34,
    replies:
      '0 2 3 1u 2 1a 2 1a 2 16 2 1 3 0 0 0 0 0 0 2 2 0 3 2 0 0 0 0 0 2 1 1 1 1 0 2e 2 0 0 45 0 0 1 2 0 0 0 0 2 0 0 0 3v 2 0 1 0 43 0 0 0 3 0 0 0 2o 2 0 0 1 0 4 0 58 8 0 0 6 1 0 0 0 43 0 0',
  },
  {
    id: 'original-6',
    role: 'original',
    seed: 'take/original/53',
    seats: 6,
    par: 0.37,
    replies:
      '2 4 52 0 0 0 0 0 4i 2 0 2 1 2p 0 0 0 0 0 0 3 1 4 0 0 0 0 0 0 6 0 1s 0 0 0 0 0 1 0 0 0 6q 0 0 0 3 2 4 0 0 0 0 0 0 1 1 0 0 0 5v 0 0 0 0 0 0 0 0 0 0 0 0 4 1 2 0 2s 2 0 0 0 0 3 1 1 2o 2 3e 2 0 0 0 0 8 1 1 0 0 0 0 0 0 3 1 0 0 26 2 0 0 0 0 3 1 2 0 26 2 0 0 0 0 a 1 1 0 0 0 0 0 0 2 0 2 0 0 0 0 0 0 2 0 1 2 1 0 3t 0 0 0 0 0 2 1 1 0 0 0 0 0 0 1 0 0 0 0 0 0',
  },
  {
    id: 'original-7',
    role: 'original',
    seed: 'take/original/57',
    seats: 5,
    par: 0.26,
    replies:
      '2 1 0 4y 2 0 0 0 0 0 0 1 0 4w 2 0 0 0 0 4 0 1o 2 1e 2 0 7 0 1 0 0 0 2e 0 2 1 0 0 0 26 2 0 0 0 4 1 0 0 0 3b 2 0 1 0 0 0 0 3 0 0 3e 2 0 0 3 0 0 36 2 0 2 0 0 0 3j 0 0 1 4 5w 0 0 0 0 0 0 0 0 0 2 0 0 0 0',
  },
  {
    id: 'original-8',
    role: 'original',
    seed: 'take/original/58',
    seats: 6,
    par: 0.61,
    replies:
      '3 1 1 1 2 2 0 0 0 0 0 0 4 3 1 0 0 0 0 0 0 1 1 1 0 0 6h 2 0 0 0 5 1 0 0 0 0 0 0 0 5 0 2 0 0 65 0 0 0 0 2 1 0 0 47 0 0 0 0 0 0 1 1 0 0 0 0 0 0 0 0 4 3 37 0 0 3o 2 0 0 0 0 3 2 3p 0 0 0 0 0 0 7 2 1 0 3s 0 0 0 0 3r 2 1 2 0 0 4t 2 3a 2 3d 2 3v 2 1 2 1 4x 2 0 0 7g 0 3w 2 0 3 1 0 0 0 40 2 0',
  },
  {
    id: 'stand-in-1',
    role: 'stand-in',
    seed: 'take/stand-in/3',
    seats: 5,
    par: 0.44,
    replies:
      '4 2 4 0 0 0 0 0 0 2 3 0 2n 0 4h 0 0 0 1 0 0 0 0 0 0 0 3 1 2 0 0 0 0 0 0 1 0 2 6h 0 79 0 0 0 0 9 1 2 0 0 0 0 0 4 1 1 0 0 0 0 0 2 2 3w 2 0 0 0 0 1 0 2 42 2 0 4i 2 30 2 0 1 0 0 0 0 41 2 5 0 1 47 0 0 0 0 0 1 1 1 3s 2 0 0 4t 2',
  },
  {
    id: 'stand-in-2',
    role: 'stand-in',
    seed: 'take/stand-in/11',
    seats: 6,
    par: 0.27,
    replies:
      '3 3 1 0 0 0 0 0 0 2 1 1 0 0 0 0 0 0 0 0 1 3p 0 0 0 0 0 0 1 1 1 3p 0 0 0 2i 2 3s 0 0 1 a 1 1 3e 2 4i 2 3z 0 0 8 2 2 0 0 3z 2 0 0 0 b 1 1 0 0 65 2 1a 2 0 0 1 1 3 0 0 1i 2 0 0 0 2 1 0 2m 2 0 0 0 0 2 1 36 2 0 0 0 9k 0 0 2 0 0 0 0 0 0 1 1 0 3 0 0 0 0 0 0 6 0 1 0 6t 0 0 0 0 0 0 0 0 0 0 4 1 0 0 0 0 0 0 2 0 2 0 0 0 0 0 1 1 2 0 0 0 0 0',
  },
  {
    id: 'stand-in-3',
    role: 'stand-in',
    seed: 'take/stand-in/47',
    seats: 5,
    par: 0.42,
    replies:
      '2 1 3 0 0 0 0 0 7 0 2 64 0 0 0 0 5k 2 0 1 0 0 0 5p 2 0 1 1 4 2r 2 0 0 0 0 0 0 5 0 4 2 0 0 7c 0 0 0 0 0 0 0 0 5d 2 4 0 0 0 0 0 0 0 2 0 4 2 2 3e 2 3t 0 33 2 0 4 0 0 0 4a 2 0 0 2v 0 0 0 0 0',
  },
  {
    id: 'stand-in-4',
    role: 'stand-in',
    seed: 'take/stand-in/52',
    seats: 6,
    par: 0.36,
    replies:
      '1 1 0 0 1q 0 4r 0 0 0 2 0 1 2 0 1 0 0 26 2 0 5w 2 0 d 0 4 0 0 0 0 6j 0 0 2 2 0 0 0 0 0 0 0 3 2 1 0 0 0 0 0 0 0 2 0 0 0 0 0 0 0 5 0 0 0 0 0 0 5 2 0 0 0 0 0 0 0 7 2 3 0 0 3c 0 3e 2 0 0 9 0 0 0 0 0 0 2 0 0 0 0 0 0 0 1 0 0 0 0 0 0 1 0 2 4x 2 3w 2 0 0 2w 2 2 1 0 0 0 0 0 0 0 2 0 83 0 80 0 2e 2 0 0 51 2 0 0 0 0 1 1 1 5p 2 0 7o 0 0 0',
  },
  {
    id: 'stand-in-5',
    role: 'stand-in',
    seed: 'take/stand-in/67',
    seats: 5,
    par: 0.41,
    replies:
      '1 1 2 0 0 0 0 0 2 2 0 0 46 0 0 0 1 1 0 44 8 2i 0 31 0 0 7 2 2 0 0 1i 0 4a 2 0 0 0 0 4e 2 0 0 2 0 2 0 56 2 0 0 0 1 2 1 0 0 0 0 3 1 0 0 0 0 0 0 4 2 6a 0 0 0 0 2 1 0 0 0 5e 2 0 0',
  },
  {
    id: 'stand-in-6',
    role: 'stand-in',
    seed: 'take/stand-in/69',
    seats: 6,
    par: 0.45,
    replies:
      '4 0 0 0 0 0 0 2 1 2 0 0 0 0 0 0 1 0 1 3 3 3 0 0 0 0 0 0 2 0 5 2 1 0 3a 0 0 6j 0 0 0 2 1 0 0 0 0 0 0 0 0 0 3 0 0 0 0 0 0 2 2 0 0 0 0 0 0 2 1 0 0 0 0 0 0 3 0 2 0 0 0 0 0 0 2 1 0 5i 2 3i 2 0 0 0 0 0 4 0 7g 0 0 0 0 0 b 2 2 0 0 0 0 9j 0 0',
  },
  {
    id: 'stand-in-7',
    role: 'stand-in',
    seed: 'take/stand-in/80',
    seats: 5,
    par: 0.69,
    replies:
      '2 2 0 0 0 0 0 3 2 1 0 0 0 0 0 2 3 0 3 1 0 0 0 0 0 d 1 4 0 2m 0 5q 2 0 0 2 0 0 0 0 0 9 2 2 0 0 0 0 0 3 1 1 0 0 0 0 0 1 0 0 37 0 0 0 0 0 9 36 0 2a 0 0 0 0 4 0 0 6w 0 0 0 5 1 1 3s 2 0 0 0 0',
  },
  {
    id: 'stand-in-8',
    role: 'stand-in',
    seed: 'take/stand-in/82',
    seats: 6,
    par: 0.52,
    replies:
      '7 1 3 5k 2 0 0 0 0 0 3 2 2 76 0 0 0 0 4s 2 0 1 1 0 6q 2 0 0 0 0 0 4 1 2 0 0 0 0 0 0 8 2 2 0 0 0 0 0 0 1 3 0 0 0 0 0 0 8 3 1 0 0 0 0 0 0 b 1 1 0 3q 0 7o 0 0 0 0 4 1 2 0 0 0 0 0 0 2 1 1 4p 0 0 0 0 7a 2 4m 2 2 0 0 2 36 2 0 36 0 0 0 0 8 0 2 0 4m 2 0 4s 0 0 0 0 1 0 0 4z 2 36 0 4a 2 0 0 2 57 0 4t 2 3e 2 4e 2 4 7 1 1 0 0 0 56 2 0 0 3 1 0 0 0 0 0',
  },
];

/** The same of a whole game at the smallest table. Generated: npm run lab -- takes --game stand-in --games 200 --write */
export const WHOLE: Readonly<Record<Take['role'], number>> = {
  original: 0.49,
  'stand-in': 0.63,
};
