import type { KillerDef } from '../model/cards.ts';
import { all, EVENT, horror, minor, REVEAL, recover, terror, time } from './rows.ts';

/** No Minions: `all` is the Widow alone. */
export const SALT_WIDOW: KillerDef = {
  id: 'salt-widow',
  health: 13,
  horror: 3,
  rows: [
    { attack: 2, move: 1, reached: [] },
    { attack: 2, move: 2, reached: [] },
    { attack: 2, move: 2, reached: [horror(1)] },
    { attack: 3, move: 2, reached: [] },
    { attack: 3, move: 2, reached: [] },
    { attack: 3, move: 2, reached: [REVEAL] },
    { attack: 3, move: 2, reached: [horror(1)] },
    { attack: 3, move: 3, reached: [EVENT] },
    { attack: 4, move: 3, reached: [] },
    { attack: 4, move: 3, reached: [{ do: 'pillar', at: 'girl' }] },
    { attack: 4, move: 3, reached: [] },
  ],
  above: [recover(2)],
  first: [all('closest', 'A')],
  finales: [
    {
      id: 'flats-rise',
      revealed: [{ do: 'pillar', at: 'exits' }],
      upkeep: [{ do: 'pillar', at: 'girl' }],
      attack: 1,
      orders: [all('girl', 'MA')],
    },
    { id: 'vows', revealed: [horror(1)], upkeep: [], attack: 0, orders: [all('girl', 'MMA')] },
    {
      id: 'dissolve',
      revealed: [{ do: 'pillars-back' }],
      upkeep: [],
      attack: 0,
      orders: [all('closest', 'MAA')],
    },
  ],
  powers: ['look-back', 'slow-crystal', 'bitter-spring'],
  epic: 'forty-years',
  terror: [
    terror('crust', 3, horror(1), all('closest', 'MA')),
    terror('thirst', 2, { do: 'needs-victims' }, all('victim', 'MMA')),
    terror('turn-round', 2, all('girl', 'MMA')),
    terror('cold-feet', 2, { do: 'pillar', at: 'victim' }, all('closest', 'MAA')),
    terror('veil', 1, horror(1), { do: 'place-killer', at: 'pillar' }, all('closest', 'MA')),
    terror('brine', 1, { do: 'lose-card' }, all('closest', 'MA')),
    terror('march', 1, { do: 'herd', to: 'killer' }, all('victim', 'MAA')),
    terror('drought', 1, time(-2), all('closest', 'MMA')),
    terror('gives-back', 1, { do: 'recover-per-pillar', most: 2 }, all('closest', 'MA')),
    minor('preserved', 2, all('closest', 'MA')),
    minor('crystal', 2, all('closest', 'MA')),
  ],
  minion: null,
  pillars: 4,
};
