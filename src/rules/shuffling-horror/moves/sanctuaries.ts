import type { Movie, Sanctuary } from '../model/movie.ts';
import { type CardId, UNSEEN } from '../model/vocabulary.ts';
import { occupants } from '../queries/targets.ts';
import { suspectsIn } from '../queries/unseen.ts';
import { pickFate } from './dice.ts';
import { bury, discard, discardsLeft } from './piles.ts';
import { see } from './sight.ts';
import { leaveSanctuary } from './survivors.ts';

/** R13.1: it moves to its slot. */
export function openSanctuary(m: Movie, id: CardId, points: number): void {
  const sanctuary: Sanctuary = { id, points, store: [], hidden: null, suspects: [], lurker: null };
  m.sanctuaries.push(sanctuary);
  m.events?.push({ type: 'sanctuary-opened', sanctuary: id, points });
  if (m.options.backSeat === id && discardsLeft(m) > 0) hideUnder(m, sanctuary);
}

/** R20.8: a random discard, unseen. It may be one that everybody saw: so the whole pile is in the dark from now on. */
function hideUnder(m: Movie, sanctuary: Sanctuary): void {
  sanctuary.suspects = suspectsIn(m);
  m.outside = [...m.outside, ...m.discard];
  m.dark.push(...m.discard.splice(0));
  sanctuary.hidden = m.dark.splice(pickFate(m, m.dark.length), 1)[0] as CardId;
  const to = { zone: 'under', sanctuary: sanctuary.id } as const;
  m.events?.push({ type: 'card-moved', card: UNSEEN, from: { zone: 'discard' }, to, why: 'hidden' });
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
  if (it.hidden !== null) see(m, it.hidden); // ⚖ R20.8: with the roof gone, it lies open
  if (under !== null) discard(m, under, { zone: 'under', sanctuary: id }, 'fell');
  m.sanctuaries = m.sanctuaries.filter((s) => s !== it);
  m.events?.push({ type: 'sanctuary-fell', sanctuary: id });
  bury(m, id, { zone: 'sanctuary' }, 'fell');
}
