import { end, type Next, resolve } from '../../kernel/beats.ts';
import type { Beat, NewcomerBeat, PlayerTurnBeat, Turn } from '../model/beats.ts';
import { action, aftermath, joinThrong, newcomer, reveal, strike, takeAttackAim } from '../model/make-beats.ts';
import type { Movie, Seat, Survivor } from '../model/movie.ts';
import type { CardId } from '../model/vocabulary.ts';
import { anyone } from '../moves/sufferer.ts';
import { join, NEWCOMER_REST } from '../moves/survivors.ts';
import { among } from '../queries/cards.ts';
import { HANDS, nobodyWaits, survivorById } from '../queries/survivors.ts';
import { canTakeAttack } from './action-replies.ts';
import { reelEndDue } from './reel-end.ts';
import type { Steps } from './steps.ts';

/** R5 One action for each survivor of the pool, in its order, or the whole turn as one Take+Attack. */
export const playerTurnSteps: Steps<PlayerTurnBeat> = {
  next: { run: next },
  after: { run: (m, b) => reelEndDue(m) ?? ((m.turn as Turn).whole ? end() : next(m, b)) }, // R15.2
};

function next(m: Movie, b: PlayerTurnBeat): Next<Beat> {
  const turn = m.turn as Turn;
  const { pool } = m.seats[b.seat] as Seat;
  if (pool.length === 0 && turn.acted.length === 0) {
    turn.whole = true;
    return resolve([newcomer(b.seat)], 'after'); // R5.5
  }
  const s = nextOf(pool, turn.acted);
  if (s === null) return end();
  if (s.stunned && !canTakeAttack(m, b.seat)) {
    s.stunned = false;
    turn.acted.push(s.id);
    m.events?.push({ type: 'held-still', survivor: s.id, why: 'stunned' });
    return 'next';
  }
  return resolve([action(s.id)], 'after');
}

function nextOf(pool: readonly Survivor[], acted: readonly CardId[]): Survivor | null {
  for (const s of pool) if (!among(acted, s.id)) return s;
  return null;
}

/** R21.1: it attacks a random victim, joins a throng, and the player draws again. */
function stowaway(m: Movie, card: CardId): Beat[] {
  m.stowaway = null;
  m.limbo.push(card);
  m.events?.push({ type: 'card-moved', card, from: { zone: 'survivor-pile' }, to: { zone: 'limbo' }, why: 'stowaway' });
  const victim = anyone(m);
  return victim === null ? [joinThrong(card)] : [strike({ card }, victim.id), joinThrong(card)];
}

/** R5.4b A survivor is drawn, joins the pool's end and attacks at once. */
export const newcomerSteps: Steps<NewcomerBeat> = {
  draw: {
    run(m, b) {
      const id = m.survivorPile.shift();
      if (id === undefined) return end(aftermath(null));
      if (id === m.stowaway) return resolve(stowaway(m, id), 'draw');
      b.survivor = id;
      join(m, b.seat, id, NEWCOMER_REST);
      return nobodyWaits(m) ? resolve([aftermath(null)], 'attack') : attackAtOnce(id); // R16.2: looked for after draws, too
    },
  },
  attack: { run: (_m, b) => attackAtOnce(b.survivor as CardId) },
  reveal: {
    run(m, b) {
      const id = b.survivor as CardId;
      if (survivorById(m, id) !== null) (m.turn as Turn).acted.push(id);
      return end(reveal(id));
    },
  },
};

const attackAtOnce = (newcomer: CardId): Next<Beat> => resolve([takeAttackAim(newcomer, HANDS)], 'reveal');
