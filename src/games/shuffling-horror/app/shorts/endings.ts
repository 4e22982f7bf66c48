import type { MovieConfig, View } from '../../../../rules/shuffling-horror/index.ts';
import { YOU } from '../../../../storage/save.ts';
import { only } from '../first-night/moment.ts';
import { LAST, type Played, PODS, TURNED } from './played.ts';
import { anything, type Short, short } from './short.ts';
import { DECK, frame, noFadeOut, survivor, throng } from './things.ts';

/** The movie as it was played, and other dice from there on. */
const onFrom = ({ seed, seats, dice }: Played, ...then: number[]): MovieConfig => ({
  seed,
  seats,
  deck: DECK,
  loaded: { dice: [...dice, ...then] },
});

const whatIsLeft = ({ frames }: View) => frame(frames.findIndex(({ cards }) => cards.length > 0));

/** R17.1: the Librarian is lost, and the seat goes on for the other side. */
const podPlayer = short({
  id: 'pod-player',
  config: onFrom(PODS, ...[6, 6], ...[2, 2, 4], ...[1, 2]), // the flail fails; a four, and six of damage; a flail that passes
  seating: {
    seats: [YOU, 'sensible', 'sensible', 'sensible'],
    director: 'feature',
    coat: [{ at: PODS.replies.split('.').length + 1, reel: 3 }],
  },
  opening: PODS.replies,
  cues: [{ reel: 3, ...noFadeOut }],
  steps: [
    { reel: 3, type: 'answer', survivor: 'librarian', wants: anything, words: 'fall', at: throng(1) },
    { reel: 3, type: 'direct', wants: only({ type: 'direct', slot: 0 }), words: 'take', at: frame(1) },
    { reel: 3, type: 'strike', wants: anything, words: 'strike', at: frame(1) },
  ],
  isOver: (_, { type }) => type === 'act',
  closing: () => 'done',
});

/** R16.1: as many of them as of the players, and nobody deals any more. */
const turningPoint = short({
  id: 'turning-point',
  config: onFrom(TURNED, 6, 5, 6, 5), // both attacks miss
  seating: { seats: [YOU, 'sensible', YOU], director: 'feature' },
  opening: TURNED.replies,
  cues: [
    { reel: 3, type: 'direct', wants: only({ type: 'direct', card: 'ranger' }, { type: 'direct', card: 'detective' }) },
    { reel: 3, type: 'strike', wants: only({ type: 'strike', at: 'cook' }) },
    { reel: 3, ...noFadeOut },
  ],
  steps: [
    { reel: 3, type: 'act', survivor: 'scientist', wants: only({ type: 'take' }), words: 'take', at: frame(2) },
    { reel: 3, type: 'act', survivor: 'cook', wants: only({ type: 'take' }), words: 'last', at: whatIsLeft },
    { reel: 3, type: 'star', wants: anything, words: 'star', at: frame(1) },
  ],
  isOver: ({ reel }) => reel > 3,
  closing: () => 'done',
});

/** R16.2: the Robot falls, and one is left. */
const lastOneStanding = short({
  id: 'last-one-standing',
  config: onFrom(LAST, ...[6, 6], 2, ...[4, 5], ...[1, 2], 6, 4, 2), // the Robot fails; a star is won; a miss; a hit, and then a miss or six of damage
  seating: { seats: [YOU, YOU], director: 'feature' },
  opening: LAST.replies,
  cues: [
    { reel: 4, type: 'direct', wants: only({ type: 'direct', card: 'riders-1' }) },
    { reel: 4, type: 'direct', wants: only({ type: 'direct', card: 'mutants-3' }) },
    { reel: 4, ...noFadeOut },
  ],
  steps: [
    { reel: 4, type: 'answer', survivor: 'robot', wants: anything, words: 'fall', at: survivor('robot') },
    {
      reel: 4,
      type: 'act',
      purpose: 'action',
      wants: only({ type: 'rest' }, { type: 'hold' }),
      words: 'act',
      at: survivor('detective'),
    },
    {
      reel: 4,
      type: 'act',
      purpose: 'second-action',
      wants: only({ type: 'rest' }, { type: 'hold' }),
      words: 'second',
      at: survivor('detective'),
    },
    { reel: 4, type: 'spare', wants: anything, words: 'spare', at: survivor('detective') },
    { reel: 4, type: 'answer', survivor: 'detective', wants: anything, words: 'answer', at: survivor('detective') },
  ],
  isOver: () => false, // it ends with the movie
  closing: ({ outcome }) => (outcome?.survived ? 'survived' : 'lost'),
});

export const ENDINGS: readonly Short[] = [podPlayer, turningPoint, lastOneStanding];
