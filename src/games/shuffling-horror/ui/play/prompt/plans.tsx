import { DAMAGE_PLANS, HIT_PLANS } from '../../../../../app/ports/settings.ts';
import { PLAN } from '../../../../../text/play/prompts.ts';
import { Radios } from '../../../../../ui/kit/radios.tsx';
import type { Question } from '../../../app/ports/question.ts';
import type { StagePort, StageState } from '../../../app/ports/stage.ts';
import './plans.css';

interface Props {
  state: StageState;
  stage: StagePort;
}

/** What to do about damage once it has hit, remembered until it is changed. */
export function DamagePlan({ state, stage }: Props) {
  if (!state.plans) return null;
  return (
    <fieldset class="plan">
      <legend>{PLAN.damage}</legend>
      <Radios
        group="on-damage"
        options={DAMAGE_PLANS}
        nameOf={(it) => PLAN.damages[it]}
        value={state.settings.onDamage}
        onPick={(onDamage) => stage.set({ onDamage })}
      />
      <span class="plan-kept">{PLAN.remembered}</span>
    </fieldset>
  );
}

/** What to do about small hits, from the next on. */
export function HitPlan({ state, stage, question }: Props & { question: Question }) {
  if (question.type !== 'answer' || !state.plans) return null;
  return (
    <fieldset class="plan">
      <legend>{PLAN.hit}</legend>
      <Radios
        group="on-hit"
        options={HIT_PLANS}
        nameOf={(it) => PLAN.hits[it]}
        value={state.settings.onHit}
        onPick={(onHit) => stage.set({ onHit })}
      />
      <span class="plan-kept">{PLAN.remembered}</span>
    </fieldset>
  );
}
