import type { Beat } from '../../model/beats.ts';
import { aftermath, apply, cycle, pounce, slab, swarm, test, wish } from '../../model/make-beats.ts';
import type { Movie } from '../../model/movie.ts';
import type { Causer } from '../../model/vocabulary.ts';
import { missing } from '../../moves/piles.ts';
import { castFromSufferer, sufferer } from '../../moves/sufferer.ts';
import { seize } from '../../moves/survivors.ts';
import { popcorn } from '../popcorn.ts';

/** The night begins with everybody out there and ends with few: 4, 3, 2, 1. */
const ebbing = (m: Movie): number => 5 - m.reel;

/** Each effect of this deck, by the name its row gives (CARDS). */
export const PITTSBURGH_68_EFFECTS = {
  /** Hands hold the causer until it fights free as it would flail. */
  clutch(m: Movie, causer: Causer): Beat[] {
    const s = sufferer(m, causer);
    if (s !== null) seize(m, s, 'clutch');
    return [];
  },

  /** Flat on the ground: what it held is gone, and so is its next action. */
  stumble(m: Movie, causer: Causer): Beat[] {
    const s = sufferer(m, causer);
    return s === null ? [] : [test(s.id, 'speed', { onFail: [apply('drop', s.id), apply('stun', s.id)] })];
  },

  surge: (m: Movie): Beat[] => [swarm(ebbing(m))],

  /** Some of those who were still to come never will; one of the lost comes for the causer. */
  'familiar-face'(m: Movie, causer: Causer): Beat[] {
    const lost: Beat[] = missing(m, ebbing(m), true) ? [aftermath('director')] : [];
    const s = sufferer(m, causer);
    return s === null ? lost : [...lost, slab(s.id, true)];
  },

  /** R18.6: everyone tests first; then an attack on each who failed, by attack cycle. */
  'hold-them-back': (m: Movie, causer: Causer): Beat[] => [
    ...castFromSufferer(m, causer).map((s) => test(s.id, 'muscle', { onFail: [apply('expose', s.id)] })),
    cycle('director', []),
  ],

  'run-for-it': (m: Movie, causer: Causer): Beat[] =>
    castFromSufferer(m, causer).map((s) => test(s.id, 'speed', { onFail: [pounce(s.id)] })),

  'if-we-only-had-a'(m: Movie, causer: Causer): Beat[] {
    const s = sufferer(m, causer);
    return s === null ? [] : [test(s.id, 'brains', { onPass: [wish('find', s.id)], onFail: [wish('lose', s.id)] })];
  },

  'breaking-point': (m: Movie, causer: Causer): Beat[] =>
    castFromSufferer(m, causer).map((s) => test(s.id, 'guts', { onFail: [apply('shake', s.id)] })),

  popcorn,
};
