/** So much of it is enough to know it again by. */
const SHOWN = 16;

/** The words of the sealed dice, and of how they fell. */
export const SEAL = {
  sealed: (seal: string): string => `Dice sealed: ${seal.slice(0, SHOWN)}…`,
  title: 'The dice',
  seed: 'Seed',
  seal: 'Sealed as',
  sealHelp: 'SHA-256 of the seed. It stood in the intermission from before the first roll.',
  rows: {
    attacks: 'Your attacks',
    flails: 'Your flails',
    tests: 'Your tests',
    strikes: 'Attacks on you',
  },
  /** The same from the Director's chair. */
  directed: {
    attacks: 'Their attacks',
    flails: 'Their flails',
    tests: 'Their tests',
    strikes: 'Your attacks',
  },
  row: (good: number, made: number, expected: number): string =>
    `${good} of ${made} came off, ${expected.toFixed(1)} expected`,
  verdicts: {
    blessed: 'The dice were on your side. Nobody needs to know.',
    kind: 'The dice were a little kind.',
    fair: 'The dice were fair, more or less.',
    unkind: 'The dice were a little unkind.',
    cursed: 'The dice owe you. They do not pay.',
    idle: 'Hardly a die was rolled.',
  },
} as const;
