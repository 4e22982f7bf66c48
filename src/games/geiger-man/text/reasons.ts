/** Why an Enemy goes where it goes and strikes whom it strikes, and the rule that says so. The first lines are those by which the rules decide. */
export const REASONS = {
  /** Whom it goes for: the card names the Girl; fewest steps; most victims. */
  named: 'FG15.2',
  steps: 'FG15.2',
  victims: 'FG15.2',
  nobody: 'FG15.9',
  /** Which way. */
  path: 'FG15.5',
  jump: 'FG15.5',
  barred: 'FG15.5',
  trapped: 'FG15.5',
  /** How a tie was broken: for the worse. */
  nearer: 'FG28.1a',
  crowd: 'FG28.1a',
  order: 'FG28.1a',
  /** As it would be. */
  onward: 'FG28.1b',
  blood: 'FG28.1b',
  /** For the laugh. */
  special: 'FG28.1c',
  'punch-line': 'FG28.1c',
  /** By a draw of the house, or by the player. */
  draw: 'FG28.1',
  player: 'FG28.1d',
  /** Whom it strikes. */
  'girl-here': 'FG15.6',
  'victims-first': 'FG15.6',
  shield: 'FG15.6',
  dearest: 'FG15.6',
  'at-hand': 'FG15.8',
  alone: 'FG15.8',
} as const;
export type Reason = keyof typeof REASONS;

/** What a reason is about, and whether it was asked because others were as good by the reason before. */
export interface ReasonFacts {
  steps: number;
  victims: number;
  space: string;
  tied: boolean;
}
