import type { Beat } from '../../model/beats.ts';
import { apply, capture, fullAssault, raise, slab, swarm, test } from '../../model/make-beats.ts';
import type { Movie } from '../../model/movie.ts';
import type { Causer } from '../../model/vocabulary.ts';
import { anyone, castFromSufferer, sufferer } from '../../moves/sufferer.ts';
import { seize } from '../../moves/survivors.ts';
import { frameOf } from '../../queries/screen.ts';
import { statOf } from '../../queries/survivors.ts';
import { popcorn } from '../popcorn.ts';

/** Each effect of this deck, by the name its row gives (CARDS). */
export const ROSWELL_51_EFFECTS = {
  /** The blob fills its frame; it is no monster. */
  blob(m: Movie): Beat[] {
    m.blob = (m.options.biggerBlobbing ? 4 : 3) * m.reel; // R20.2
    m.events?.push({ type: 'blobbed', frame: frameOf(m, 'blobbed'), points: m.blob });
    return [];
  },

  /** Guts, or Brains for whoever has none, or be taken. */
  spored(m: Movie): Beat[] {
    const s = anyone(m);
    if (s === null) return [];
    const stat = statOf(m, s, 'guts') === null ? 'brains' : 'guts';
    return [test(s.id, stat, { onFail: [capture(s.id, 'director')] })];
  },

  /** The card lies with its captive until escape, death or the reel's end. */
  probed(m: Movie, causer: Causer): Beat[] {
    const s = sufferer(m, causer);
    if (s !== null) seize(m, s, 'probed');
    return [];
  },

  swarmed: (m: Movie): Beat[] => [swarm(m.reel + 1)],

  'theyre-out-there'(m: Movie, causer: Causer): Beat[] {
    const s = sufferer(m, causer);
    return s === null ? [] : [test(s.id, 'guts', { onFail: [fullAssault()] })];
  },

  'mass-hysteria': (m: Movie, causer: Causer): Beat[] =>
    castFromSufferer(m, causer).map((s) => test(s.id, 'guts', { onFail: [apply('stun', s.id)] })),

  'bodies-missing': (m: Movie): Beat[] => [raise(m.reel)],

  'alien-autopsy'(m: Movie, causer: Causer): Beat[] {
    const s = sufferer(m, causer);
    if (s === null) return [];
    return [test(s.id, 'brains', { spoints: false, onPass: [apply('weakness', s.id)], onFail: [slab(s.id)] })];
  },

  popcorn,
};
