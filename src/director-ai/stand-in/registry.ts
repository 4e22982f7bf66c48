import { companyPlayer } from './company.ts';
import { LEVEL_NAMES } from './levels.ts';
import type { Player } from './player.ts';
import { randomPlayer } from './random.ts';
import { TEMPER_NAMES, TEMPERS } from './tempers.ts';

/** Who can sit at the table, by the names that the lab uses. */
export const PLAYERS: Record<string, Player> = {
  random: randomPlayer,
  ...Object.fromEntries(LEVEL_NAMES.map((level) => [level, companyPlayer(level)])),
  ...Object.fromEntries(
    LEVEL_NAMES.flatMap((level) =>
      TEMPER_NAMES.map((temper) => [`${level}:${temper}`, companyPlayer(level, TEMPERS[temper])]),
    ),
  ),
};
