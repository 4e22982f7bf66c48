import { end, resolve } from '../../kernel/beats.ts';
import { GIRL } from '../decks/girls.ts';
import { SPECIAL } from '../decks/specials.ts';
import { type Beat, effects, type RescueBeat, type SettleBeat } from '../model/beats.ts';
import type { Effect } from '../model/cards.ts';
import type { Reply } from '../model/prompts.ts';
import type { Game, Table } from '../model/state.ts';
import { happen } from '../moves/happen.ts';
import { leaveBoard } from '../moves/killing.ts';
import { rewardsOf } from '../queries/options.ts';
import { as, choice, type Steps } from './steps.ts';

/** The reward of a place; the number after the last is the later one (FG9.6). */
export const rewardAt = (t: Table, place: number): Effect => GIRL[t.girl].places[place] ?? GIRL[t.girl].later;

export function takeReward(m: Game, place: number): Beat[] {
  happen(m, { type: 'reward-taken', place });
  return [effects('reward', [rewardAt(m, place)])];
}

/** FG9.3, FG9.6: one victim is saved; a special one may fill two places, and brings something of its own. */
export const rescueSteps: Steps<RescueBeat> = {
  leave: {
    run(m, b) {
      happen(m, { type: 'saved', victim: b.victim });
      leaveBoard(m, b.victim);
      b.left = b.victim === 'plain' ? 1 : SPECIAL[b.victim].fills;
      return 'place';
    },
  },
  place: choice<RescueBeat>({
    list: (m) => freePlaces(m).map((place) => ({ type: 'place', place })),
    prompt: (m, b, replies) => ({ n: m.n, to: 0, type: 'save', victim: b.victim, replies }),
    resume(m, b, reply) {
      const { place } = as(reply, 'place');
      happen(m, { type: 'place-filled', place });
      happen(m, { type: 'reward-owed', place });
      if (freePlaces(m).length === 0) happen(m, { type: 'card-flipped' });
      return nextPlace(b);
    },
    none(m, b) {
      happen(m, { type: 'reward-owed', place: GIRL[m.girl].places.length });
      return nextPlace(b);
    },
  }),
  also: { run: (_m, b) => (b.victim === 'plain' ? end() : end(effects(b.victim, SPECIAL[b.victim].saved))) },
};

const freePlaces = (t: Table): number[] => t.filled.flatMap((filled, place) => (filled ? [] : [place]));

function nextPlace(b: RescueBeat): 'place' | 'also' {
  b.left--;
  return b.left > 0 ? 'place' : 'also';
}

/** FG9.4: what is still owed is taken as the phase ends; free moves are lost where actions have ended. */
export const settleSteps: Steps<SettleBeat> = {
  next: choice<SettleBeat>({
    list: (m) => rewardsOf(m).filter((reply) => !isLost(m, reply)),
    prompt: (m, _b, replies) => ({ n: m.n, to: 0, type: 'reward', replies }),
    resume: (m, _b, reply) => resolve(takeReward(m, as(reply, 'reward').place), 'next'),
    none(m) {
      for (const place of [...m.owed]) happen(m, { type: 'reward-taken', place });
      return end();
    },
  }),
};

const isLost = (m: Game, reply: Reply): boolean =>
  m.marks.ended && rewardAt(m, as(reply, 'reward').place).do === 'move';
