/** Why an Enemy goes where it goes and strikes whom it strikes, and the rule that says so. */
export const REASONS = {
  /** Whom it goes for. */
  girl: 'FG15.2',
  closest: 'FG15.2',
  victim: 'FG15.2',
  most: 'FG15.2',
  fuller: 'FG15.3',
  nobody: 'FG15.9',
  /** How a tie was broken: for the worse. */
  hers: 'FG28.1a',
  nearer: 'FG28.1a',
  crowd: 'FG28.1a',
  order: 'FG28.1a',
  /** As it would be. */
  onward: 'FG28.1b',
  blood: 'FG28.1b',
  /** For the laugh. */
  odd: 'FG28.1c',
  'punch-line': 'FG28.1c',
  /** By a draw of the house, or by the player. */
  drawn: 'FG28.1',
  you: 'FG28.1d',
  /** Which way. */
  shortest: 'FG15.5',
  jump: 'FG15.5',
  barred: 'FG15.5',
  trapped: 'FG15.5',
  /** Whom it strikes. */
  named: 'FG15.6',
  'victims-first': 'FG15.6',
  shield: 'FG15.6',
  dearest: 'FG15.6',
  'at-hand': 'FG15.8',
  alone: 'FG15.8',
} as const;
export type Reason = keyof typeof REASONS;

/** What a reason is about: so many steps, so many victims, which of several spaces. */
export interface ReasonFacts {
  steps: number;
  victims: number;
  space: string;
}
