import type { SharedId } from '../../cards/card-ids.ts';
import type { CardWords } from '../../cards/card-words.ts';

/** Cards that lie with either deck. */
export const SHARED: Readonly<Record<SharedId, CardWords>> = {
  'turning-point': {
    name: 'Turning Point',
    rule: 'When the monsters’ side has at least as many players as yours, the reel pile is shut. Clear the screen to end the reel.',
    brief: 'The reel pile is shut',
    flavour: 'We are now outnumbered. Act natural.',
  },
  'last-one-standing': {
    name: 'Last One Standing',
    rule: 'One survivor left and none to draw: one last action, then every opponent takes a turn. Still there? You survived.',
    brief: 'One last action. Then everything',
    flavour: 'Somebody has to roll the credits.',
  },

  popcorn: {
    name: 'Popcorn',
    rule: 'Once a movie, for whoever’s turn it is: a seat gains 3 power spoints; the Director takes a monster from the screen.',
    brief: '3 power, or a monster for the Director',
    flavour: 'Do not get up. It is starting.',
  },
  shuffler: {
    name: 'The Shuffler',
    rule: 'Once a movie the Director takes a bonus turn, or picks any one discard to replace this card, or declines.',
    brief: 'Bonus turn, or any discard',
    flavour: 'Pick a card. Wrong card.',
  },
};
