import { PALETTE } from '../../src/art/palette.ts';

/** The one colour a picture may use. */
export const ACCENTS = {
  green: PALETTE.saucerGreen,
  red: PALETTE.bloodRed,
  amber: PALETTE.marqueeAmber,
  blue: PALETTE.plotBlue,
  yellow: PALETTE.sanctuaryYellow,
  rust: PALETTE.furnaceRust,
  silver: '#aeb6be',
} as const;
