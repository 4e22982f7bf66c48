import {
  type CardDef,
  type CardId,
  DECKS,
  type Movie,
  type Options,
  sitterAt,
} from '../../src/rules/shuffling-horror/index.ts';
import { spointsOf, zonesOf } from '../kit/laws.ts';

type Table = Pick<Movie, 'deck'>;

const DEFS = new Map<string, Map<CardId, CardDef>>(
  DECKS.map(({ id, cards }) => [
    id,
    new Map(
      cards.flatMap((def): [CardId, CardDef][] => {
        const copies = 'copies' in def ? def.copies : 1;
        return copies === 1 ? [[def.id, def]] : Array.from({ length: copies }, (_, i) => [`${def.id}-${i + 1}`, def]);
      }),
    ),
  ]),
);
export const defOf = (m: Table, card: CardId): CardDef => {
  const def = DEFS.get(m.deck)?.get(card);
  if (def === undefined) throw new Error(`no card ${card} in ${m.deck}`);
  return def;
};
const kindOf = (m: Table, card: CardId): CardDef['kind'] => defOf(m, card).kind;
const isAlien = (m: Table, card: CardId): boolean => ['monster', 'survivor'].includes(kindOf(m, card));
const canBeHeld = (m: Table, card: CardId): boolean => ['item', 'power-play'].includes(kindOf(m, card));
const canBeCarried = (m: Table, card: CardId): boolean => {
  const def = defOf(m, card);
  return def.kind === 'item' && def.carried !== undefined;
};

/** R1.1, R22: the cards of a movie with these switches. */
export function cardsWith({ deck, options }: Pick<Movie, 'deck' | 'options'>): CardId[] {
  const out = new Set<CardId>();
  if (!options.popcorn) out.add('popcorn');
  if (!options.shuffler) out.add('shuffler');
  out.add(options.screamQueen === 'off' ? 'scream-queen' : options.screamQueen);
  return [...(DEFS.get(deck)?.keys() ?? [])].filter((card) => !out.has(card));
}

/** The first law that the movie breaks, in words, or null. True at every prompt, whatever is being resolved. */
export function breach(m: Movie): string | null {
  return (
    ofZones(m) ?? ofSpoints(m) ?? ofScreen(m) ?? ofThrongs(m) ?? ofSeats(m) ?? ofSanctuaries(m) ?? ofPrompt(m) ?? null
  );
}

let wanted: { options: Options; deck: string; count: number } | null = null;

/** R1.4: each card in one zone. Counting is enough to see that one is missing or double; the zones are then named. */
function ofZones(m: Movie): string | null {
  const { options, deck } = m;
  if (wanted?.options !== options || wanted.deck !== deck) wanted = { options, deck, count: cardsWith(m).length };
  const seen = new Set<CardId>();
  let count = 0;
  const look = (cards: readonly CardId[]) => {
    count += cards.length;
    for (const card of cards) seen.add(card);
  };
  const lookAt = (card: CardId | null) => {
    if (card === null) return;
    count++;
    seen.add(card);
  };
  look(m.reelPile);
  look(m.discard);
  look(m.dark);
  look(m.graveyard);
  look(m.survivorPile);
  look(m.limbo);
  for (const { cards } of m.frames) look(cards);
  for (const throng of m.throngs) look(throng);
  for (const seat of m.seats) {
    for (const throng of seat.throngs) look(throng);
    for (const s of seat.pool) {
      lookAt(s.id);
      look(s.held);
      lookAt(s.probed);
    }
  }
  for (const { id, store, hidden, lurker } of m.sanctuaries) {
    lookAt(id);
    look(store);
    lookAt(hidden);
    lookAt(lurker);
  }
  if (count === wanted.count && seen.size === count) return null;
  const zones = zonesOf(m);
  const wrong = cardsWith(m).filter((card) => zones.get(card)?.length !== 1);
  return `R1.4 ${wrong.map((card) => `${card}: ${zones.get(card)?.join(' and ') ?? 'nowhere'}`).join('; ') || 'strangers'}`;
}

/** R1.3, R21.3, R2.5, R12.4 */
function ofSpoints(m: Movie): string | null {
  if (spointsOf(m) !== 54) return `R1.3 ${spointsOf(m)} spoints`;
  if (!m.options.grimToll && m.buried !== 0) return 'R21.3 spoints out of the game without Grim Toll';
  if (m.bank < 0 || m.buried < 0) return 'R12.4 less than nothing in the central pool';
  for (const seat of m.seats) {
    if (seat.power < 0) return 'R12.2 a seat owes power';
    for (const { id, rest, stars } of seat.pool) {
      if (rest < 0 || rest > 7) return `R12.4 ${id} has ${rest} rest spoints`;
      if (stars < 0) return `R14.3 ${id} has ${stars} stars`;
    }
  }
  return null;
}

/** R6.1, R7.1, R19.1 */
function ofScreen(m: Movie): string | null {
  for (const { cards, down } of m.frames) {
    if (cards.length > 2) return `R19.1 ${cards.join(' on ')}`;
    if (cards.length === 2 && !canBeHeld(m, cards[0] ?? '')) return `R19.1 ${cards[0]} is covered`;
    if (down !== null && cards.length === 0) return 'R6.1 a mystery without a card';
  }
  const { fadeOut } = m;
  if (fadeOut !== null && (!canBeHeld(m, fadeOut) || !m.frames.some((f) => f.cards.includes(fadeOut)))) {
    return `R7.1 the fade-out token on ${fadeOut}`;
  }
  if (m.blob < 0 || (m.blob > 0 && !m.frames.some((f) => f.cards.includes('blobbed'))))
    return `R18.2 a blob of ${m.blob}`;
  return null;
}

/** R8.1, R20.7 */
function ofThrongs(m: Movie): string | null {
  for (const throngs of [m.throngs, ...m.seats.map((seat) => seat.throngs)]) {
    for (const throng of throngs) {
      if (throng.length === 0) continue;
      if (throng.length > 3) return `R8.1 ${throng.join(', ')} in one slot`;
      const things = throng.filter((card) => !isAlien(m, card));
      if (things.length === throng.length) return `R20.7 ${things.join(', ')} without an alien`;
      if (things.some((card) => !m.options.alienTechnology || !canBeCarried(m, card))) {
        return `R20.7 ${things.join(', ')} in a throng`;
      }
    }
  }
  return null;
}

/** R2.5, R11.3, R17.1 */
function ofSeats(m: Movie): string | null {
  for (let at = 0; at < m.seats.length; at++) {
    const { pool, eliminated, pod, power, throngs } = m.seats[at] as Movie['seats'][number];
    if (pool.length > 3) return `R2.5 seat ${at} has ${pool.length} survivors`;
    if (eliminated && pool.length > 0) return `R17.1 seat ${at} is eliminated and still plays`;
    if ((pod || (eliminated && m.options.grimToll)) && power > 0) return `R12.5 seat ${at} kept its power`;
    if (!eliminated && throngs.some((throng) => throng.length > 0)) return `R17.1 seat ${at} plays both sides`;
    if (pod && !eliminated) return `R17.1 seat ${at} is a Pod Player and not eliminated`;
    for (const { id, held } of pool) {
      if (held.length > 2) return `R2.5 ${id} holds ${held.join(', ')}`;
      if (!held.every((card) => canBeHeld(m, card))) return `R5.3 ${id} holds ${held.join(', ')}`;
    }
  }
  for (const [card, left] of Object.entries(m.uses)) {
    const def = defOf(m, card);
    if (def.kind !== 'item' || left < 0 || left > (def.uses ?? -1)) return `R11.3 ${card} has ${left} tokens`;
    if (m.discard.includes(card) || m.graveyard.includes(card)) return `R11.3 ${card} kept its tokens`;
  }
  return null;
}

/** R13, R20.8 */
function ofSanctuaries(m: Movie): string | null {
  const inside = new Map(m.sanctuaries.map((s) => [s.id, 0]));
  for (const { pool } of m.seats) {
    for (const { id, place } of pool) {
      if (place === null) continue;
      const count = inside.get(place);
      if (count === undefined) return `R13.2 ${id} is in ${place}, which is not there`;
      inside.set(place, count + 1);
    }
  }
  for (const { id, points, store, hidden, lurker } of m.sanctuaries) {
    const def = defOf(m, id);
    if (def.kind !== 'sanctuary' || points <= 0 || points > def.points) return `R13.6 ${id} has ${points} points`;
    if ((inside.get(id) ?? 0) > def.room) return `R13.1 ${inside.get(id)} in ${id}`;
    if (!store.every((card) => canBeHeld(m, card))) return `R13.3 ${store.join(', ')} in the store of ${id}`;
    if ((hidden !== null || lurker !== null) && m.options.backSeat !== id) return `R20.8 something is under ${id}`;
    if (lurker !== null && (hidden !== null || !isAlien(m, lurker))) return `R20.8 ${lurker} lurks in ${id}`;
  }
  return null;
}

/** What must hold of the question itself, and of a table at rest when a survivor is asked for its first action. */
function ofPrompt(m: Movie): string | null {
  const { prompt } = m;
  if (prompt === null) return m.outcome === null ? 'the movie is over without an outcome' : null;
  if (prompt.n !== m.n) return `prompt ${prompt.n} at reply ${m.n}`;
  if (prompt.replies.length < 2) return `${prompt.type} is no choice`;
  const sitter = sitterAt(prompt.to);
  if (sitter !== 'director') {
    const seat = m.seats['seat' in sitter ? sitter.seat : sitter.pod];
    if (prompt.type !== 'lend' && seat?.eliminated !== 'pod' in sitter)
      return `${prompt.type} asked of ${JSON.stringify(sitter)}`;
  }
  if (prompt.type !== 'act' || prompt.purpose !== 'action') return null;
  if (m.limbo.length > 0) return `R1.4 ${m.limbo.join(', ')} forgotten in limbo`;
  if (m.lastStand) return null; // R16.2: what is owed comes after the last action
  if (m.frames.some((f) => f.down !== null)) return 'R6.1 a mystery card nobody turned up';
  if (!m.shut && m.reelPile.length > 0 && m.frames.some((f) => f.cards.length === 0))
    return 'R6.1 a frame not refilled';
  if (m.survivorPile.length === 0 && m.seats.some((s) => s.pool.length === 0 && !s.eliminated)) return 'R17.1 late';
  return null;
}
