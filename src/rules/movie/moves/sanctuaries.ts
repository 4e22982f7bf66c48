import type { Movie, Sanctuary } from '../model/movie.ts';
import type { CardId } from '../model/vocabulary.ts';
import { occupants } from '../queries/targets.ts';
import { pickFate } from './dice.ts';
import { bury, discard } from './piles.ts';
import { leaveSanctuary } from './survivors.ts';

/** R13.1: it moves to its slot. */
export function openSanctuary(m: Movie, id: CardId, points: number): void {
  m.sanctuaries.push({ id, points, store: [], hidden: hideUnder(m, id), lurker: null });
  m.events?.push({ type: 'sanctuary-opened', sanctuary: id, points });
}

/** R20.8: a random discard, unseen. */
function hideUnder(m: Movie, id: CardId): CardId | null {
  if (m.options.backSeat !== id || m.discard.length === 0) return null;
  return m.discard.splice(pickFate(m, m.discard.length), 1)[0] ?? null;
}

/** R13.6 */
export function damageSanctuary(m: Movie, id: CardId, damage: number): void {
  const it = m.sanctuaries.find((s) => s.id === id) as Sanctuary;
  it.points = Math.max(0, it.points - damage);
  m.events?.push({ type: 'sanctuary-damaged', sanctuary: id, damage, left: it.points });
  if (it.points === 0) fallSanctuary(m, id);
}

/** R13.6: to the graveyard; those inside are back in their pools unharmed, the store is discarded. */
export function fallSanctuary(m: Movie, id: CardId): void {
  const it = m.sanctuaries.find((s) => s.id === id) as Sanctuary;
  for (const s of occupants(m, id)) leaveSanctuary(m, s);
  for (const card of it.store) discard(m, card, { zone: 'store', sanctuary: id }, 'fell');
  const under = it.hidden ?? it.lurker;
  if (under !== null) discard(m, under, { zone: 'under', sanctuary: id }, 'fell');
  m.sanctuaries = m.sanctuaries.filter((s) => s !== it);
  m.events?.push({ type: 'sanctuary-fell', sanctuary: id });
  bury(m, id, { zone: 'sanctuary' }, 'fell');
}
