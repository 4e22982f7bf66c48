import type { MovieEvent } from '../../../rules/shuffling-horror/index.ts';
import { type Beat, beat, NONE } from '../../effects/animation.ts';

/** A whole movie at 1× must fit an evening: what happens often is short, what happens once may take its time. */
export const BEATS: Record<MovieEvent['type'], Beat> = {
  'movie-started': beat(420),
  'reel-opened': beat(420),
  shuffled: beat(180),
  'survivor-joined': beat(240, 380),
  'round-started': NONE,
  'turn-started': beat(180, 240),
  'director-turn-started': beat(430),
  'pool-ordered': beat(240),
  'card-dealt': beat(190, 300),
  'card-revealed': beat(330),
  'card-moved': beat(260, 380),
  took: NONE,
  rested: beat(320),
  'held-still': beat(160),
  'entered-sanctuary': beat(340),
  'left-sanctuary': beat(260),
  searched: beat(200),
  'hand-over-refused': beat(220),
  'spoints-spent': beat(280),
  'lend-refused': beat(160),
  'attack-declared': beat(340),
  'attack-rolled': beat(380),
  'head-shot': NONE,
  fumbled: beat(300),
  'damage-rolled': beat(320),
  'alien-eliminated': beat(300),
  'alien-stood': beat(300),
  'blob-hurt': beat(340),
  'strike-declared': beat(380),
  'strike-rolled': beat(380),
  'strike-damage': beat(320),
  'star-spent': beat(350),
  screamed: beat(420),
  negated: beat(240),
  'test-rolled': beat(380),
  'test-waived': beat(200),
  'survivor-lost': beat(440),
  'throng-grew': beat(160, 240),
  'sanctuary-opened': beat(420),
  'sanctuary-damaged': beat(360),
  'sanctuary-fell': beat(440),
  'event-began': beat(260),
  'plot-declined': beat(260),
  'creature-feature': NONE,
  'full-assault': beat(440),
  blobbed: beat(420),
  probed: beat(420),
  freed: beat(240),
  stunned: beat(260),
  shaken: beat(300),
  countdown: beat(160, 240),
  'weakness-found': beat(380),
  popcorn: beat(340),
  'fade-out-set': beat(340),
  'faded-out': beat(420),
  clipped: beat(450),
  stalled: beat(240),
  'reel-ended': beat(450),
  'fade-in-set': beat(240),
  'star-given': beat(420),
  'star-roll': beat(380),
  'survivors-missing': beat(400),
  'seat-eliminated': beat(420),
  'pod-player': beat(300),
  'throng-migrated': beat(420),
  'turning-point': NONE,
  'pile-shut': beat(240),
  'reel-threaded': NONE,
  'set-aside': beat(300),
  'leave-refused': beat(220),
  'discards-shown': beat(240),
  'power-returned': beat(240),
  'last-one-standing': NONE,
  passed: beat(200),
  'movie-ended': beat(450),
};

/** Dice in the air, before the beat in which their result is read; how far into that they hit the table, and again. */
export const TUMBLE = 450;
export const DIE_HITS = [0.5, 0.78] as const;
/** Whoever strikes draws back, and waits like that until the dice have been read. */
export const WIND_UP = 220;
/** A blow, from the beat in which its dice are read: it lands, lets go, falls back a little too far, and is over. */
export const BLOW = { lands: 110, letsGo: 180, fallsBack: 430, over: 620 } as const;
/** A kill stops the film for an eighth of a second, once the blow has been seen. */
export const STOP = { at: 70, ms: 125 } as const;
/** How long what was killed burns. */
export const BURNING = 340;
/** Somebody who was spared: the breath is held, let in and let out. */
export const BREATH = { begins: 90, full: 300, out: 640, over: 820 } as const;
/** A card that was hidden, held up for everybody to see. */
export const CLOSE_UP = 1000;
/** A title card from its coming to its going. */
export const MOMENT = 1500;
/** Film leader between two reels: so much of it goes by while the film is threaded. */
export const THREADING = 0.26;
export const LEADER = 1600;
/** The last cards glide home before anybody is asked. */
export const SETTLE = 200;
