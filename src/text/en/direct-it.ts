/** Words of the screen that hands over the Director's chair. */
export const DIRECT_IT = {
  title: 'Direct it',
  aside: 'You are the Director. They are the cast.',
  seats: 'The cast',
  seat: (n: number): string => `${n} seats`,
  seatLine: {
    2: 'a chamber play',
    3: 'the usual',
    4: 'a full car',
    6: 'a whole diner',
    8: 'a town meeting',
    12: 'everybody there is',
  } as Readonly<Record<number, string>>,
  temper: 'How they play',
  rules: 'House rules',
  goal: 'Leave nobody standing by the end of reel IV. The odds are on every choice.',
  fair: 'They see what you see, and no more.',
  roll: 'Action',
} as const;
