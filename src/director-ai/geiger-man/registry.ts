import type { Player } from './player.ts';
import { randomPlayer } from './random.ts';
import { searchPlayer } from './search.ts';
import { STYLES } from './styles.ts';
import { thumbPlayer } from './thumb.ts';

/** In how many worlds the searching Girl looks first. */
const WORLDS = 2;

/** Who can play the Girl, by the names that the lab uses. */
export const PLAYERS: Record<string, Player> = {
  random: randomPlayer,
  thumb: thumbPlayer,
  search: searchPlayer(WORLDS),
  saver: searchPlayer(WORLDS, STYLES.saver),
  hunter: searchPlayer(WORLDS, STYLES.hunter),
};
