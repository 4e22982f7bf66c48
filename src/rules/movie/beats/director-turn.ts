import { end, type Next, resolve } from '../../kernel/beats.ts';
import type { Beat, DirectorTurnBeat } from '../model/beats.ts';
import { reveal, volley } from '../model/make-beats.ts';
import type { Movie } from '../model/movie.ts';
import type { Prompt, Reply } from '../model/prompts.ts';
import type { CardId } from '../model/vocabulary.ts';
import { emit } from '../moves/emit.ts';
import { discard } from '../moves/piles.ts';
import { fillFrame, takeOff } from '../moves/screen.ts';
import { kindOf } from '../queries/cards.ts';
import { screenMonsters, shownCards } from '../queries/screen.ts';
import { sideName, victims } from '../queries/targets.ts';
import { foesOf, openSlots } from '../queries/throngs.ts';
import { reelEndDue } from './reel-end.ts';
import { takeIntoThrong } from './reveal.ts';
import { actorOf, as, type Steps } from './steps.ts';

/** R7 The Director's turn, and a Pod Player's (R17.1): fade-out > choose > reveal > mark > over. */
export const directorTurnSteps: Steps<DirectorTurnBeat> = {
  'fade-out': {
    run(m, b) {
      m.turn = { side: b.side, acted: [], partWay: false, reordered: false, whole: false };
      emit(m, { type: 'director-turn-started', side: b.side, bonus: b.bonus });
      const card = m.fadeOut;
      if (b.side !== 'director' || b.bonus || card === null) return 'choose';
      fadeOut(m, card);
      return resolve([reveal('director', false)], 'faded'); // R7.1: no Creature Feature from it
    },
  },
  faded: {
    run(m) {
      m.feature = null;
      return reelEndDue(m) ?? 'choose';
    },
  },
  choose: {
    ask(m, b) {
      const replies: Reply[] = [];
      const slots = openSlots(m, b.side);
      for (const card of screenMonsters(m)) for (const slot of slots) replies.push({ type: 'direct', card, slot });
      if (foesOf(m, b.side).length > 0 && victims(m).length > 0) replies.push({ type: 'all-out' });
      return replies.length === 0 ? null : { n: m.n, to: actorOf(b.side), type: 'direct', replies };
    },
    resume(m, b, reply) {
      if (reply.type === 'all-out') return resolve([volley(b.side, foesOf(m, b.side))], 'reveal');
      const { card, slot } = as(reply, 'direct');
      takeIntoThrong(m, card, b.side, slot, sideName(b.side));
      return resolve([volley(b.side, [{ side: b.side, slot }])], 'reveal');
    },
    pass(m, b) {
      emit(m, { type: 'passed', side: b.side });
      return 'reveal';
    },
  },
  reveal: { run: (_m, b) => resolve([reveal(sideName(b.side))], 'mark') }, // R7.3
  // R7.4
  mark: {
    ask: (m, b) => markPrompt(m, b),
    resume(m, _b, reply) {
      const { card } = as(reply, 'fade-out');
      m.fadeOut = card;
      if (card !== null) emit(m, { type: 'fade-out-set', card });
      return 'over';
    },
    pass: () => 'over',
  },
  over: { run: (m, b) => reelEndDue(m) ?? finaleDue(m, b) ?? end() },
};

function markPrompt(m: Movie, b: DirectorTurnBeat): Prompt | null {
  if (b.side !== 'director' || m.fadeOut !== null) return null;
  const replies: Reply[] = [];
  for (const card of shownCards(m)) {
    const kind = kindOf(m, card);
    if (kind === 'item' || kind === 'power-play') replies.push({ type: 'fade-out', card });
  }
  if (replies.length === 0) return null;
  replies.push({ type: 'fade-out', card: null });
  return { n: m.n, to: 'director', type: 'fade-out', replies };
}

/** R7.1: discarded and replaced; from under a cover it goes without a draw. */
function fadeOut(m: Movie, card: CardId): void {
  const frame = takeOff(m, card);
  discard(m, card, { zone: 'frame', frame }, 'faded-out');
  emit(m, { type: 'faded-out', card });
  fillFrame(m, frame, 'director');
}

/** R15.3: reel 4 plays on to the end of a Director's turn. */
function finaleDue(m: Movie, b: DirectorTurnBeat): Next<Beat> | null {
  if (m.finale === 0 || m.lastStand || b.side !== 'director' || b.bonus) return null;
  m.finale--;
  return m.finale === 0 ? { way: 'unwind', to: 'movie', step: 'credits' } : null;
}
