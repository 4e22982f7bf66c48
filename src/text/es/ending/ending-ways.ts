import type { Catalogue } from '../../language.ts';

/** The few words of the end that are there before the rest of it. */
export const ENDING_WAYS: Catalogue['ending-ways']['ENDING_WAYS'] = {
  watchAgain: 'Verla otra vez',
  dailies: 'Copiones',
};
