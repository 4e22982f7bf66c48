import { type StepTable, scoreOf } from '../../kernel/beats.ts';
import type { Beat, BeatKind } from '../model/beats.ts';
import type { Prompt } from '../model/prompts.ts';
import { actionSteps } from './action.ts';
import { applySteps, wishSteps } from './apply.ts';
import { attackSteps } from './attack.ts';
import { directorTurnSteps } from './director-turn.ts';
import { bonusTurnSteps, eventSteps, raiseSteps, slabSteps, surpriseSteps, swarmSteps } from './event.ts';
import { aftermathSteps, aimSteps, captureSteps, loseSteps, paybackSteps, placeSteps } from './losses.ts';
import { lastOneSteps, movieSteps, openingSteps, roundSteps } from './movie.ts';
import { paySteps } from './pay.ts';
import { newcomerSteps, playerTurnSteps } from './player-turn.ts';
import { reelEndSteps } from './reel-end.ts';
import { featureSteps, revealSteps } from './reveal.ts';
import { searchSteps } from './search.ts';
import type { Steps } from './steps.ts';
import { strikeSteps } from './strike.ts';
import { testSteps } from './test.ts';
import { cycleSteps, fullAssaultSteps, pounceSteps, volleySteps } from './volley.ts';

/** Every kind of beat and its steps. */
const TABLE: { [K in BeatKind]: Steps<Extract<Beat, { kind: K }>> } = {
  movie: movieSteps,
  opening: openingSteps,
  round: roundSteps,
  'player-turn': playerTurnSteps,
  action: actionSteps,
  newcomer: newcomerSteps,
  aim: aimSteps,
  attack: attackSteps,
  strike: strikeSteps,
  payback: paybackSteps,
  volley: volleySteps,
  'full-assault': fullAssaultSteps,
  cycle: cycleSteps,
  pounce: pounceSteps,
  test: testSteps,
  pay: paySteps,
  lose: loseSteps,
  capture: captureSteps,
  place: placeSteps,
  aftermath: aftermathSteps,
  'director-turn': directorTurnSteps,
  reveal: revealSteps,
  event: eventSteps,
  'bonus-turn': bonusTurnSteps,
  surprise: surpriseSteps,
  feature: featureSteps,
  swarm: swarmSteps,
  raise: raiseSteps,
  slab: slabSteps,
  wish: wishSteps,
  apply: applySteps,
  search: searchSteps,
  'reel-end': reelEndSteps,
  'last-one': lastOneSteps,
};

/** Each step is typed for its own beat; the kernel finds it by the beat's kind, so the two always fit. */
export const STEPS = scoreOf(TABLE as unknown as StepTable<Beat, Prompt>);
