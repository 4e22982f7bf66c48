/** FG28: who breaks a tie. */
export const TIES = ['worse', 'real', 'laugh', 'decide'] as const;
export type Ties = (typeof TIES)[number];

/** FG27, FG28 */
export interface Options {
  /** FG27.1 */
  extreme: boolean;
  /** FG27.2 */
  epic: 'off' | 'shuffled' | 'certain';
  /** FG27.3 */
  matinee: boolean;
  ties: Ties;
}

export const PLAIN: Options = { extreme: false, epic: 'off', matinee: false, ties: 'worse' };

/** FG27.4 */
export const LEVELS = {
  matinee: { matinee: true },
  feature: {},
  'late-show': { extreme: true },
  midnight: { extreme: true, epic: 'certain' },
} as const satisfies Record<string, Partial<Options>>;
export type Level = keyof typeof LEVELS;
