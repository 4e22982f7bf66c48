/**
 * What she would rather do, each in points of the chance to win. Everybody saved counts beyond what the net says: it has seen few shows
 * with an Ultimate, and underrates the way there.
 */
export interface Style {
  /** For everybody who is saved. */
  save: number;
  /** For each point of damage to the Killer. */
  strike: number;
}

export const STYLES = {
  even: { save: 0.06, strike: 0 },
  saver: { save: 0.08, strike: 0 },
  hunter: { save: 0, strike: 0.01 },
} as const satisfies Record<string, Style>;
