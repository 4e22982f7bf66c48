export const TEMPER_NAMES = ['sceptic', 'hothead', 'diplomat', 'recluse'] as const;
export type TemperName = (typeof TEMPER_NAMES)[number];

/** What a temper likes to propose, of whom it trusts least or, as a diplomat, most. */
export type Manner = 'test' | 'burn' | 'vouch' | 'no-trade';

/** A taste, added to what things are worth. It costs nothing that can be measured. */
export interface Temper {
  name: TemperName | 'even';
  burns: number;
  looks: number;
  shuts: number;
  refuses: number;
  manner: Manner | null;
}

export const EVEN: Temper = { name: 'even', burns: 0, looks: 0, shuts: 0, refuses: 0, manner: null };

export const TEMPERS: Record<TemperName, Temper> = {
  /** Looks into every hand. */
  sceptic: { ...EVEN, name: 'sceptic', looks: 0.1, manner: 'test' },
  /** Burns early. */
  hothead: { ...EVEN, name: 'hothead', burns: 0.06, manner: 'burn' },
  /** Talks, and speaks well of others. */
  diplomat: { ...EVEN, name: 'diplomat', manner: 'vouch' },
  /** Doors, and no thank you. */
  recluse: { ...EVEN, name: 'recluse', shuts: 0.1, refuses: 0.09, manner: 'no-trade' },
};
