import type { SharedId } from '../../../cards/card-ids.ts';
import type { HowItPlays } from '../../../rooms/how-it-plays.ts';

/** Cards that lie with either deck. */
export const SHARED: Readonly<Record<SharedId, HowItPlays>> = {
  'turning-point': {
    plays: 'Count players, not survivors. Once a movie, and not in reel IV.',
    rules: ['R16.1', 'R16.3', 'R17.1'],
  },
  'last-one-standing': {
    plays: 'Reel tokens that are left may first turn into Horror Stars. Then act, and hope.',
    rules: ['R16.2', 'R16.4'],
  },

  popcorn: {
    plays:
      'Once a movie. In a seat’s turn it is the only way that power ever grows; in the Director’s turn, or an opening scene, a monster is taken.',
    rules: ['R22.1', 'R12.2', 'R20.9'],
  },
  shuffler: {
    plays: 'The bonus turn is a whole one. Picking a discard puts any card at all in its frame.',
    rules: ['R22.3'],
  },
};
