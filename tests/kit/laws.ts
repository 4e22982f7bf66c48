import {
  advance,
  type CardId,
  type Movie,
  type MovieConfig,
  type MovieState,
  newMovie,
  promptOf,
} from '../../src/rules/shuffling-horror/index.ts';

/** Where every card lies (R1.4): a card in two zones has two entries. */
export function zonesOf(m: MovieState): Map<CardId, string[]> {
  const zones = new Map<CardId, string[]>();
  const put = (zone: string, cards: readonly (CardId | null)[]) => {
    for (const card of cards) if (card !== null) zones.set(card, [...(zones.get(card) ?? []), zone]);
  };
  put('reel-pile', m.reelPile);
  put('discard', discardsOf(m));
  put('graveyard', m.graveyard);
  put('survivor-pile', m.survivorPile);
  put('limbo', m.limbo);
  m.frames.forEach((frame, i) => void put(`frame-${i}`, frame.cards));
  m.throngs.forEach((throng, i) => void put(`throng-${i}`, throng));
  m.seats.forEach((seat, i) => {
    put(
      `pool-${i}`,
      seat.pool.map((s) => s.id),
    );
    seat.throngs.forEach((throng, slot) => void put(`pod-${i}-${slot}`, throng));
    for (const s of seat.pool) put(`with-${s.id}`, [...s.held, s.probed]);
  });
  for (const { id, store, hidden, lurker } of m.sanctuaries) {
    put('sanctuary', [id]);
    put(`in-${id}`, [...store, hidden, lurker]);
  }
  return zones;
}

/** The discard pile, face up or face down (R3.1). */
export const discardsOf = (m: MovieState): CardId[] => [...m.discard, ...m.dark];

/** R1.3: every one-point spoint there is. */
export function spointsOf(m: MovieState): number {
  const inSeats = m.seats.map((seat) => seat.power + seat.pool.reduce((sum, s) => sum + s.rest, 0));
  return m.bank + m.buried + inSeats.reduce((sum, n) => sum + n, 0);
}

/** Plays a whole movie with replies picked without sense, and shows it at every prompt. */
export function playBlindly(config: MovieConfig, look: (m: Movie) => void): Movie {
  const m = newMovie(config);
  let dice = 1;
  for (let prompts = 0; prompts < MOST_PROMPTS; prompts++) {
    look(m);
    const prompt = promptOf(m);
    if (prompt === null) return m;
    dice = (Math.imul(dice, 1103515245) + 12345) & 0x7fffffff;
    advance(m, prompt.replies[(dice >>> 8) % prompt.replies.length]);
  }
  throw new Error(`${JSON.stringify(config)} is not over after ${MOST_PROMPTS} prompts`);
}

/** Many times what the longest movie takes: a movie without end fails instead of hanging. */
const MOST_PROMPTS = 20_000;
