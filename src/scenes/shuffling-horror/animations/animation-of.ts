import type { MovieEvent } from '../../../rules/shuffling-horror/index.ts';
import { type Animation, type AnimationContext, plainAnimation } from './animation.ts';
import { type CardEvent, cardAnimation } from './cards.ts';
import { type CastEvent, castAnimation } from './cast.ts';
import { type FightEvent, fightAnimation } from './fights.ts';
import { type ReelEvent, reelAnimation } from './reels.ts';

type Family = 'cards' | 'fights' | 'cast' | 'reels' | 'plain';
type FamilyOf<T extends MovieEvent['type']> = T extends CardEvent['type']
  ? 'cards'
  : T extends FightEvent['type']
    ? 'fights'
    : T extends CastEvent['type']
      ? 'cast'
      : T extends ReelEvent['type']
        ? 'reels'
        : 'plain';

/** Every event belongs to one family of cues: the compiler knows which, and that none is forgotten. */
export const FAMILIES: { readonly [T in MovieEvent['type']]: FamilyOf<T> } = {
  'card-dealt': 'cards',
  'card-revealed': 'cards',
  'card-moved': 'cards',
  'throng-grew': 'cards',
  'throng-migrated': 'cards',
  shuffled: 'cards',
  'fade-out-set': 'cards',
  'faded-out': 'cards',
  clipped: 'cards',
  blobbed: 'cards',
  'event-began': 'cards',
  'plot-declined': 'cards',
  'survivors-missing': 'cards',
  'attack-declared': 'fights',
  'attack-rolled': 'fights',
  'head-shot': 'fights',
  fumbled: 'fights',
  'damage-rolled': 'fights',
  'alien-eliminated': 'fights',
  'alien-stood': 'fights',
  'blob-hurt': 'fights',
  'strike-declared': 'fights',
  'strike-rolled': 'fights',
  'strike-damage': 'fights',
  'test-rolled': 'fights',
  'test-waived': 'fights',
  negated: 'fights',
  screamed: 'fights',
  'sanctuary-damaged': 'fights',
  'sanctuary-fell': 'fights',
  'survivor-lost': 'fights',
  'star-roll': 'fights',
  countdown: 'fights',
  'director-turn-started': 'fights',
  'movie-started': 'cast',
  'survivor-joined': 'cast',
  rested: 'cast',
  'held-still': 'cast',
  'entered-sanctuary': 'cast',
  'left-sanctuary': 'cast',
  'hand-over-refused': 'cast',
  'spoints-spent': 'cast',
  'lend-refused': 'cast',
  'star-spent': 'cast',
  'star-given': 'cast',
  probed: 'cast',
  freed: 'cast',
  stunned: 'cast',
  shaken: 'cast',
  popcorn: 'cast',
  'seat-eliminated': 'cast',
  'pod-player': 'cast',
  'sanctuary-opened': 'cast',
  'reel-opened': 'reels',
  'reel-ended': 'reels',
  'creature-feature': 'reels',
  'turning-point': 'reels',
  'last-one-standing': 'reels',
  'full-assault': 'reels',
  'weakness-found': 'reels',
  'movie-ended': 'reels',
  'round-started': 'plain',
  'turn-started': 'plain',
  'pool-ordered': 'plain',
  took: 'plain',
  searched: 'plain',
  stalled: 'plain',
  'fade-in-set': 'plain',
  passed: 'plain',
  'pile-shut': 'plain',
  'reel-threaded': 'plain',
  'set-aside': 'plain',
  'leave-refused': 'plain',
  'discards-shown': 'plain',
  'power-returned': 'plain',
};

export function animationOf(event: MovieEvent, context: AnimationContext): Animation {
  const family: Family = FAMILIES[event.type];
  switch (family) {
    case 'cards':
      return cardAnimation(event as CardEvent, context);
    case 'fights':
      return fightAnimation(event as FightEvent, context);
    case 'cast':
      return castAnimation(event as CastEvent, context);
    case 'reels':
      return reelAnimation(event as ReelEvent, context);
    case 'plain':
      return plainAnimation(event.type);
  }
}
