import { type MovieConfig, type Options, PRESETS } from '../../src/rules/index.ts';
import type { Style } from '../properties/luck.ts';

/** A recorded movie: what it is played with, and the seed of the stream that picks its replies. */
export interface Title {
  name: string;
  config: MovieConfig;
  luck: number;
  style: Style;
}

const title = (name: string, seats: number, options: Partial<Options> = {}, style: Style = 'kinds'): Title => ({
  name,
  config: { seed: `golden ${name}`, seats, deck: 'roswell-51', options },
  luck: name.length * 1000 + seats,
  style,
});

/** Every size of table, every preset, and every switch that no preset has. */
export const SHELF: readonly Title[] = [
  title('plain-2', 2),
  title('plain-3', 3, {}, 'eager'),
  title('plain-4', 4),
  title('plain-6', 6, {}, 'any'),
  title('plain-8', 8),
  title('plain-12', 12),
  title('uncut-2', 2, PRESETS.uncut),
  title('uncut-5', 5, PRESETS.uncut),
  title('uncut-7', 7, PRESETS.uncut, 'eager'),
  title('grindhouse-2', 2, PRESETS.grindhouse),
  title('grindhouse-4', 4, PRESETS.grindhouse),
  title('grindhouse-6', 6, PRESETS.grindhouse, 'eager'),
  title('grindhouse-9', 9, PRESETS.grindhouse, 'any'),
  title('grindhouse-11', 11, PRESETS.grindhouse),
  title('popcorn-3', 3, { popcorn: true }),
  title('buttered-4', 4, { popcorn: true, extraButter: true }),
  title('queen-for-payback-4', 4, { screamQueen: 'payback' }),
  title('queen-for-flight-3', 3, { screamQueen: 'fight-or-flight' }),
  title('shuffler-5', 5, { shuffler: true }),
  title('back-seat-lab-4', 4, { backSeat: 'lab' }, 'eager'),
  title('migration-10', 10, { monsterMigration: true, podMash: true }, 'eager'),
  title('all-bonus-3', 3, { ...PRESETS.grindhouse, popcorn: true, screamQueen: 'payback' }, 'eager'),
];
