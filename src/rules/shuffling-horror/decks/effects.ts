import type { Beat } from '../model/beats.ts';
import type { Movie } from '../model/movie.ts';
import type { CardId, Causer } from '../model/vocabulary.ts';
import { defOf } from '../queries/cards.ts';
import { PITTSBURGH_68_EFFECTS } from './pittsburgh-68/effects.ts';
import { ROSWELL_51_EFFECTS } from './roswell-51/effects.ts';

/** What an event does: it may change the movie at once, and returns the beats that follow, in order. */
export type Effect = (m: Movie, causer: Causer) => Beat[];

const EFFECTS: Record<string, Record<string, Effect>> = {
  'roswell-51': ROSWELL_51_EFFECTS,
  'pittsburgh-68': PITTSBURGH_68_EFFECTS,
};

export function effectOf(m: Movie, card: CardId): Effect {
  const def = defOf(m, card);
  const effect = 'effect' in def ? EFFECTS[m.deck]?.[def.effect] : undefined;
  if (effect === undefined) throw new Error(`No effect for "${card}"`);
  return effect;
}
