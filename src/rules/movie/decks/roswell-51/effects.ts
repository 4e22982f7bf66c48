import type { Beat } from '../../model/beats.ts';
import { apply, capture, fullAssault, raise, slab, swarm, takeMonster, test } from '../../model/make-beats.ts';
import type { Movie, Seat } from '../../model/movie.ts';
import type { Causer } from '../../model/vocabulary.ts';
import { removeFrom } from '../../moves/piles.ts';
import { anyone, sufferer } from '../../moves/sufferer.ts';
import { frameOf, screenMonsters } from '../../queries/screen.ts';
import { castFrom, seatOf, statOf } from '../../queries/survivors.ts';
import { sideName } from '../../queries/targets.ts';

/** Each effect of this deck, by the name its row gives (CARDS). */
export const ROSWELL_51_EFFECTS = {
  /** The blob fills its frame; it is no monster. */
  blob(m: Movie): Beat[] {
    m.blob = m.options.biggerBlobbing ? 4 * m.reel : 2 + 2 * m.reel; // R20.2
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
    if (s === null) return [];
    removeFrom(m.limbo, 'probed');
    s.probed = 'probed';
    const to = { zone: 'held', survivor: s.id } as const;
    m.events?.push({ type: 'card-moved', card: 'probed', from: { zone: 'limbo' }, to, why: 'probed' });
    m.events?.push({ type: 'probed', survivor: s.id });
    return [];
  },

  swarmed: (m: Movie): Beat[] => [swarm(m.reel + 1)],

  'theyre-out-there'(m: Movie, causer: Causer): Beat[] {
    const s = sufferer(m, causer);
    return s === null ? [] : [test(s.id, 'guts', { onFail: [fullAssault()] })];
  },

  /** R18.4: the causer first, its own pool after it, then clockwise. */
  'mass-hysteria'(m: Movie, causer: Causer): Beat[] {
    const first = sufferer(m, causer);
    if (first === null) return [];
    const cast = castFrom(m, seatOf(m, first.id)).filter((s) => s !== first);
    return [first, ...cast].map((s) => test(s.id, 'guts', { onFail: [apply('stun', s.id)] }));
  },

  'bodies-missing': (m: Movie): Beat[] => [raise(m.reel)],

  'alien-autopsy'(m: Movie, causer: Causer): Beat[] {
    const s = sufferer(m, causer);
    if (s === null) return [];
    return [test(s.id, 'brains', { spoints: false, onPass: [apply('weakness', s.id)], onFail: [slab(s.id)] })];
  },

  /** R22.1: a seat gains power; the Director or a Pod Player takes a monster. In an opening scene it is the Director's. */
  popcorn(m: Movie): Beat[] {
    const side = m.turn?.side ?? 'director';
    if (typeof side !== 'object') return [takeMonster(sideName(side), screenMonsters(m))];
    const seat = m.seats[side.seat] as Seat;
    if (seat.eliminated) return []; // R12.5: lost in its own turn, it has nothing to gain
    const amount = Math.min(3, m.bank);
    seat.power += amount;
    m.bank -= amount;
    m.events?.push({ type: 'popcorn', seat: side.seat, amount });
    return [];
  },
};
