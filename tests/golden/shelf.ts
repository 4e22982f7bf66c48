import { type DeckId, type MovieConfig, type Options, presetOf } from '../../src/rules/shuffling-horror/index.ts';
import type { Style } from '../properties/luck.ts';

/** A recorded movie: what it is played with, and the seed of the stream that picks its replies. */
export interface Title {
  name: string;
  config: MovieConfig;
  luck: number;
  style: Style;
}

const titlesOf =
  (deck: DeckId) =>
  (name: string, seats: number, options: Partial<Options> = {}, style: Style = 'kinds'): Title => ({
    name,
    config: { seed: `golden ${name}`, seats, deck, options },
    luck: name.length * 1000 + seats,
    style,
  });
const title = titlesOf('roswell-51');
const zombies = titlesOf('pittsburgh-68');

const UNCUT = presetOf('uncut', 'roswell-51');
const GRINDHOUSE = presetOf('grindhouse', 'roswell-51');
const MORE_ZOMBIES = presetOf('grindhouse', 'pittsburgh-68');

/** Found by looking for movies in which a Pod Player asks for leave and a throng is broken for what it carries. */
const CARRIED = { alienTechnology: true, podMash: true, desperateMeasures: true, monstersAmongUs: 'chosen' } as const;

/** Every size of table, every preset, and every switch that no preset has. */
export const SHELF: readonly Title[] = [
  title('plain-2', 2),
  title('plain-3', 3, {}, 'eager'),
  title('plain-4', 4),
  title('plain-6', 6, {}, 'any'),
  title('plain-8', 8),
  title('plain-12', 12),
  title('uncut-2', 2, UNCUT),
  title('uncut-5', 5, UNCUT),
  title('uncut-7', 7, UNCUT, 'eager'),
  title('grindhouse-2', 2, GRINDHOUSE),
  title('grindhouse-4', 4, GRINDHOUSE),
  title('grindhouse-6', 6, GRINDHOUSE, 'eager'),
  title('grindhouse-9', 9, GRINDHOUSE, 'any'),
  title('grindhouse-11', 11, GRINDHOUSE),
  title('popcorn-3', 3, { popcorn: true }),
  title('buttered-4', 4, { popcorn: true, extraButter: true }),
  title('queen-for-payback-4', 4, { screamQueen: 'payback' }),
  title('queen-for-flight-3', 3, { screamQueen: 'fight-or-flight' }),
  title('shuffler-5', 5, { shuffler: true }),
  title('back-seat-lab-4', 4, { backSeat: 'lab' }, 'eager'),
  title('migration-10', 10, { monsterMigration: true, podMash: true }, 'eager'),
  title('all-bonus-3', 3, { ...GRINDHOUSE, popcorn: true, screamQueen: 'payback' }, 'eager'),
  title('carried-94-2', 2, { ...CARRIED, screamQueen: 'added' }, 'eager'),
  title('guarded-3', 3, { stallGuard: true, backSeat: 'bunker', backSeatRanged: true }),
  zombies('zombies-2', 2),
  zombies('zombies-3', 3, {}, 'eager'),
  zombies('zombies-4', 4),
  zombies('zombies-7', 7, {}, 'any'),
  zombies('zombies-12', 12),
  zombies('zombies-uncut-5', 5, presetOf('uncut', 'pittsburgh-68'), 'eager'),
  zombies('zombies-grindhouse-4', 4, MORE_ZOMBIES),
  zombies('zombies-grindhouse-10', 10, MORE_ZOMBIES, 'eager'),
  zombies('carried-154-4', 4, CARRIED, 'eager'),
  zombies('zombies-back-seat-3', 3, { backSeat: 'car', popcorn: true }, 'eager'),
];
