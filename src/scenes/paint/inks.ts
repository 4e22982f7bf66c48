import { PALETTE } from '../../art/palette.ts';
import type { Ink } from '../table/sprite.ts';

export const INKS: Record<Ink, string> = {
  silver: PALETTE.silver,
  soft: '#8b93a3',
  paper: PALETTE.paper,
  amber: PALETTE.marqueeAmber,
  green: PALETTE.saucerGreen,
  red: '#ff5d5f', // blood red, lighter: words in it must be readable on night
  ink: PALETTE.ink,
  yellow: PALETTE.sanctuaryYellow,
  blue: PALETTE.plotBlue,
  ghost: '#7b7d78',
};
