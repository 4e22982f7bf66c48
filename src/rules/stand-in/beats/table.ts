import { type StepsByKind, stepTableOf } from '../../kernel/beats.ts';
import type { Beat, BeatKind } from '../model/beats.ts';
import type { Prompt } from '../model/prompts.ts';
import { aimedSteps } from './aimed.ts';
import { blackoutSteps } from './blackout.ts';
import { exchangeSteps } from './exchange.ts';
import { gameSteps } from './game.ts';
import { lineUpSteps } from './line-up.ts';
import { passPropsSteps } from './pass-props.ts';
import type { Steps } from './steps.ts';
import { talkSteps } from './talk.ts';
import { turnSteps } from './turn.ts';

/** Every kind of beat and its steps; those that a game passes most often come first, since they are looked for in this order. */
const TABLE: { [K in BeatKind]: Steps<Extract<Beat, { kind: K }>> } = {
  exchange: exchangeSteps,
  turn: turnSteps,
  talk: talkSteps,
  game: gameSteps,
  aimed: aimedSteps,
  blackout: blackoutSteps,
  'line-up': lineUpSteps,
  'pass-props': passPropsSteps,
};

/** Each step is typed for its own beat; the kernel finds it by the beat's kind, so the two always fit. */
export const STEPS = stepTableOf(TABLE as unknown as StepsByKind<Beat, Prompt>);
