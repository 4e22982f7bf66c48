import type { CardId } from '../../cards/card-ids.ts';
import type { CardWords } from '../../cards/card-words.ts';
import { PITTSBURGH_68 } from './pittsburgh-68.ts';
import { ROSWELL_51 } from './roswell-51.ts';
import { SHARED } from './shared.ts';

export const CARDS: Readonly<Record<CardId, CardWords>> = {
  ...SHARED,
  ...ROSWELL_51,
  ...PITTSBURGH_68,
};

/** The few words every card shares. */
export const CARD_LABELS = {
  stats: { muscle: 'MUS', speed: 'SPD', brains: 'BRN', guts: 'GUT' },
  statNames: { muscle: 'Muscle', speed: 'Speed', brains: 'Brains', guts: 'Guts' },
  kinds: {
    survivor: 'Survivor',
    monster: 'Monster',
    item: 'Item',
    'power-play': 'Power play',
    horror: 'Shuffling horror',
    'plot-device': 'Plot device',
    sanctuary: 'Sanctuary',
    endgame: 'Endgame',
    bonus: 'Bonus',
  },
  familiarFace: 'Familiar Face',
  familiarFaceRule:
    'A monster worth its Muscle. Its throng rolls two damage dice and keeps the higher; a pair adds up.',
  /** A stat a survivor does not have. */
  none: '–',
} as const;
