import { type StepsByKind, stepTableOf } from '../../kernel/beats.ts';
import type { Beat, BeatKind } from '../model/beats.ts';
import type { Prompt } from '../model/prompts.ts';
import { actSteps } from './act.ts';
import { attackSteps } from './attack.ts';
import { blowSteps, hurtSteps, shareSteps } from './blow.ts';
import { cardSteps } from './card.ts';
import { effectsSteps } from './effects.ts';
import { enemySteps } from './enemy.ts';
import { herdSteps } from './herd.ts';
import { arrangeSteps, rideSteps, searchSteps } from './items.ts';
import { bloodlustSteps, killerPhaseSteps } from './killer-phase.ts';
import { panicSteps } from './panic.ts';
import { eventSteps, placeSteps } from './place.ts';
import { chooseSteps, limitSteps, planSteps } from './plan.ts';
import { rescueSteps, settleSteps } from './rewards.ts';
import { rollSteps } from './roll.ts';
import { showSteps } from './show.ts';
import type { Steps } from './steps.ts';
import { upkeepSteps } from './upkeep.ts';
import { useSteps, useUpSteps } from './use.ts';
import { walkSteps } from './walk.ts';

/** Every kind of beat and its steps; those that a show passes most often come first, since they are looked for in this order. */
const TABLE: { [K in BeatKind]: Steps<Extract<Beat, { kind: K }>> } = {
  effects: effectsSteps,
  act: actSteps,
  roll: rollSteps,
  card: cardSteps,
  walk: walkSteps,
  enemy: enemySteps,
  bloodlust: bloodlustSteps,
  plan: planSteps,
  show: showSteps,
  'killer-phase': killerPhaseSteps,
  panic: panicSteps,
  upkeep: upkeepSteps,
  settle: settleSteps,
  arrange: arrangeSteps,
  attack: attackSteps,
  blow: blowSteps,
  hurt: hurtSteps,
  share: shareSteps,
  rescue: rescueSteps,
  search: searchSteps,
  use: useSteps,
  'use-up': useUpSteps,
  ride: rideSteps,
  limit: limitSteps,
  choose: chooseSteps,
  place: placeSteps,
  herd: herdSteps,
  event: eventSteps,
};

/** Each step is typed for its own beat; the kernel finds it by the beat's kind, so the two always fit. */
export const STEPS = stepTableOf(TABLE as unknown as StepsByKind<Beat, Prompt>);
