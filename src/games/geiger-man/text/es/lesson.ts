import type { Words } from '../shape.ts';
import { FIRST_NIGHT } from './first-night.ts';

/** The First Night. */
export const lesson: Pick<Words, 'firstNight'> = {
  firstNight: { FIRST_NIGHT },
};
