/** What is outside beside the sign, and fetched when it is seen. */
export const OUTSIDE = {
  /** What stands behind it, where it is not the desert. */
  mill: 'A mill by night under a low moon. On the hill beside it, hands have come up for air.',
  driveIn: (film: string): string =>
    `A drive-in at night. On its screen, ${film}. Nobody in the cars has looked round.`,
  /** The row of posters. */
  posters: 'Films',
  /** Whether a film plays without a network. */
  atHand: {
    kept: 'Plays offline',
    'not-kept': 'Keep for offline',
    keeping: 'Being kept…',
    'no-room': 'No room for it here.',
    'not-fetched': 'It did not come whole.',
    away: 'Not kept. Needs a network.',
  },
} as const;
