import { type StepsByKind, stepTableOf } from '../../kernel/beats.ts';
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
import { spoilsSteps } from './spoils.ts';
import type { Steps } from './steps.ts';
import { strikeSteps } from './strike.ts';
import { testSteps } from './test.ts';
import { cycleSteps, fullAssaultSteps, pounceSteps, volleySteps } from './volley.ts';

/** Every kind of beat and its steps; those that a movie passes most often come first, since they are looked for in this order. */
const TABLE: { [K in BeatKind]: Steps<Extract<Beat, { kind: K }>> } = {
  action: actionSteps,
  'player-turn': playerTurnSteps,
  'director-turn': directorTurnSteps,
  round: roundSteps,
  attack: attackSteps,
  volley: volleySteps,
  reveal: revealSteps,
  strike: strikeSteps,
  aftermath: aftermathSteps,
  test: testSteps,
  movie: movieSteps,
  newcomer: newcomerSteps,
  aim: aimSteps,
  event: eventSteps,
  payback: paybackSteps,
  feature: featureSteps,
  pay: paySteps,
  lose: loseSteps,
  place: placeSteps,
  opening: openingSteps,
  'reel-end': reelEndSteps,
  'full-assault': fullAssaultSteps,
  cycle: cycleSteps,
  pounce: pounceSteps,
  capture: captureSteps,
  'bonus-turn': bonusTurnSteps,
  surprise: surpriseSteps,
  swarm: swarmSteps,
  raise: raiseSteps,
  slab: slabSteps,
  wish: wishSteps,
  apply: applySteps,
  search: searchSteps,
  spoils: spoilsSteps,
  'last-one': lastOneSteps,
};

/** Each step is typed for its own beat; the kernel finds it by the beat's kind, so the two always fit. */
export const STEPS = stepTableOf(TABLE as unknown as StepsByKind<Beat, Prompt>);
