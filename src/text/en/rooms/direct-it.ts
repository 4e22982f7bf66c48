/** Words of the screen that hands over the Director's chair. */
export const DIRECT_IT = {
  title: 'Direct it',
  aside: 'You are the Director. They are the cast.',
  seats: 'The cast',
  alone: 'A seat of your own puts you on both sides.',
  temper: 'How co-stars play',
  rules: 'House rules',
  goal: 'Leave nobody standing by the end of reel IV. The odds are on every choice.',
  fair: 'They see what you see, and no more.',
  roll: 'Action',
} as const;
