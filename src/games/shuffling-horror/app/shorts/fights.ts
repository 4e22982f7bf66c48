import { YOU } from '../../../../storage/save.ts';
import { only } from '../first-night/moment.ts';
import { anything, type Short, short } from './short.ts';
import { DECK, frame, isGone, noFadeOut, survivor, throng } from './things.ts';

/** R5.4: the Rancher takes the Scattergun and fires it. */
const takeAttack = short({
  id: 'take-attack',
  config: {
    seed: 'short-take-attack',
    seats: 2,
    deck: DECK,
    loaded: {
      survivors: ['rancher', 'coroner'],
      movieDeck: ['scattergun', 'radio', 'neighbors-1', 'terrors-1', 'pods-1', 'mutants-1', 'pods-2'],
      dice: [4, 3, 5, 2], // a hit by Muscle and by Guts, and five of damage
    },
  },
  seating: { seats: [YOU, YOU], director: 'feature' },
  opening: [],
  cues: [],
  steps: [
    {
      type: 'act',
      survivor: 'rancher',
      wants: only({ type: 'take-attack', card: 'scattergun' }),
      words: 'take',
      at: frame(0),
    },
    { type: 'aim', survivor: 'rancher', wants: anything, words: 'aim', at: frame(2) },
    { type: 'spend', survivor: 'rancher', purpose: 'attack', wants: anything, words: 'roll', at: survivor('rancher') },
    { type: 'spend', purpose: 'damage', wants: anything, words: 'damage', at: survivor('rancher') },
  ],
  isOver: (_, prompt) => prompt.type === 'act' && prompt.survivor === 'coroner',
  closing: () => 'done',
});

/** R10.4: a throng trips over itself, and the Scout has a pistol. */
const counterstrike = short({
  id: 'counterstrike',
  config: {
    seed: 'short-counterstrike',
    seats: 2,
    deck: DECK,
    loaded: {
      survivors: ['scout', 'cook'],
      movieDeck: ['pistol', 'wrench', 'mutants-1', 'riders-1', 'neighbors-1', 'pods-1', 'pods-2'],
      dice: [6, 6, 2, 3, 4], // the fumble; a hit even by hand; six with the pistol
    },
  },
  seating: { seats: [YOU, YOU], director: 'feature' },
  opening: [{ type: 'take', card: 'pistol' }],
  cues: [
    { type: 'direct', wants: only({ type: 'direct', card: 'riders-1', slot: 0 }) },
    { type: 'strike', wants: only({ type: 'strike', at: 'scout' }) },
    noFadeOut,
  ],
  steps: [
    {
      type: 'act',
      survivor: 'cook',
      wants: only({ type: 'rest' }, { type: 'hold' }),
      words: 'wait',
      at: survivor('cook'),
    },
    { type: 'aim', survivor: 'scout', wants: anything, words: 'aim', at: throng(0) },
    { type: 'spend', survivor: 'scout', purpose: 'attack', wants: anything, words: 'roll', at: survivor('scout') },
    { type: 'spend', purpose: 'damage', wants: anything, words: 'damage', at: survivor('scout') },
  ],
  isOver: ({ round }) => round > 1,
  closing: (view, made) => {
    const struck = made.find(({ asked }) => asked.type === 'aim')?.reply;
    if (struck?.type !== 'attack') return 'waived';
    return isGone(view, struck.target) ? 'down' : 'stood';
  },
});

/** R14.2: the Drifter is taken, comes back, and can be put to rest for good. */
const familiarFace = short({
  id: 'familiar-face',
  config: {
    seed: 'short-familiar-face',
    seats: 2,
    deck: DECK,
    loaded: {
      survivors: ['drifter', 'scientist', 'colonel'],
      movieDeck: ['raygun', 'wrench', 'mutants-1', 'terrors-1', 'pods-1', 'pods-2', 'neighbors-1'],
      dice: [1, 1, 6, 5, 5, 3, 4, 3], // spored; the newcomer misses; the ray gun hits for seven
    },
  },
  seating: { seats: ['sensible', YOU], director: 'feature' },
  opening: [{ type: 'hold' }],
  cues: [
    { type: 'direct', wants: only({ type: 'direct', card: 'terrors-1', slot: 0 }) },
    { type: 'strike', wants: only({ type: 'strike', at: 'drifter' }) },
    { type: 'place', wants: only({ type: 'place', card: 'drifter', slot: 0 }) },
    noFadeOut,
    { type: 'act', survivor: 'drifter', wants: only({ type: 'hold' }) },
    { type: 'aim', wants: only({ type: 'attack', target: 'pods-1', way: 'hands' }) },
    { type: 'spend', wants: only({ type: 'spend', amount: 0 }) },
  ],
  steps: [
    { round: 1, type: 'act', wants: only({ type: 'take', card: 'raygun' }), words: 'take', at: frame(0) },
    {
      round: 2,
      type: 'act',
      wants: only({ type: 'attack', target: 'drifter', way: 'raygun' }),
      words: 'attack',
      at: throng(0),
    },
    { round: 2, type: 'spend', purpose: 'attack', wants: anything, words: 'roll', at: throng(0) },
    { round: 2, type: 'spend', purpose: 'damage', wants: anything, words: 'damage', at: throng(0) },
  ],
  isOver: ({ round }, { type }) => round > 1 && type === 'direct',
  closing: ({ graveyard }) => (graveyard.includes('drifter') ? 'buried' : 'discarded'),
});

/** R18.2: three points of blob in frame I. */
const blob = short({
  id: 'blob',
  config: {
    seed: 'short-blob',
    seats: 2,
    deck: DECK,
    loaded: {
      survivors: ['colonel', 'rancher'],
      movieDeck: ['blobbed', 'wrench', 'radio', 'pods-1', 'neighbors-1', 'pods-2'],
      dice: [3, 4, 1, 2, 5, 3], // a hit for one; a hit for three
    },
  },
  seating: { seats: [YOU, YOU], director: 'feature' },
  opening: [],
  cues: [],
  steps: [
    {
      type: 'act',
      survivor: 'colonel',
      wants: only({ type: 'attack', target: 'blobbed' }),
      words: 'attack',
      at: frame(0),
    },
    { type: 'spend', survivor: 'colonel', purpose: 'attack', wants: anything, words: 'roll', at: frame(0) },
    { type: 'spend', survivor: 'colonel', purpose: 'damage', wants: anything, words: 'damage', at: frame(0) },
    {
      type: 'act',
      survivor: 'rancher',
      wants: only({ type: 'attack', target: 'blobbed' }),
      words: 'again',
      at: frame(0),
    },
    { type: 'spend', survivor: 'rancher', purpose: 'attack', wants: anything, words: 'rollAgain', at: frame(0) },
    { type: 'spend', survivor: 'rancher', purpose: 'damage', wants: anything, words: 'finish', at: frame(0) },
  ],
  isOver: (view, prompt, made) => made.length > 0 && (isGone(view, 'blobbed') || prompt.type === 'direct'),
  closing: (_, made) => (made.filter(({ asked }) => asked.type === 'act').length > 1 ? 'together' : 'atOnce'),
});

export const FIGHTS: readonly Short[] = [takeAttack, counterstrike, familiarFace, blob];
