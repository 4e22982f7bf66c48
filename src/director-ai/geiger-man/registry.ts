import type { Player } from './player.ts';
import { randomPlayer } from './random.ts';
import { searchPlayer } from './search.ts';
import { thumbPlayer } from './thumb.ts';

/** Who can play the Girl, by the names that the lab uses. */
export const PLAYERS: Record<string, Player> = { random: randomPlayer, thumb: thumbPlayer, search: searchPlayer(4) };
