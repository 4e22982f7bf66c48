import { FIRST_NIGHT } from './first-night.ts';

/** The First Night. */
export const lesson = {
  firstNight: { FIRST_NIGHT },
} as const;
