import { PLAN } from '../../../../../text/play/prompts.ts';
import { Radios } from '../../../../../ui/kit/radios.tsx';
import type { Option } from '../../../app/ports/question.ts';
import type { StagePort, StageState } from '../../../app/ports/stage.ts';
import { Meant } from './advice.tsx';
import { rollWith } from './aim.ts';
import { Back } from './back.tsx';
import { DialOf } from './dial.tsx';
import { DamagePlan } from './plans.tsx';

interface Props {
  state: StageState;
  stage: StagePort;
  ways: readonly Option[];
  way: Option;
  onWay: (id: string) => void;
  notch: number;
  onTurn: (at: number) => void;
}

/** A whole attack: with what, spoints on the roll, and what to do about damage; one press rolls. */
export function AttackPanel({ state, stage, ways, way, onWay, notch, onTurn }: Props) {
  const advised = state.advice?.ids ?? [];
  const meant = ways.find(({ id }) => advised.includes(id))?.id;
  const nameOf = (id: string): string => ways.find((it) => it.id === id)?.label ?? '';
  return (
    <div class="attack-panel">
      <div class="attack-plans">
        <fieldset class="plan">
          <legend>{PLAN.weapon}</legend>
          <Radios
            group="way"
            options={ways.map(({ id }) => id)}
            nameOf={nameOf}
            value={way.id}
            onPick={onWay}
            meant={meant}
            mark={<Meant />}
          />
        </fieldset>
        <DamagePlan state={state} stage={stage} />
      </div>
      <div class="attack-plans">
        {way.dial !== null && (
          <DialOf
            key={way.at?.thing === 'card' ? way.at.card : ''}
            dial={way.dial}
            at={notch}
            onTurn={onTurn}
            onRoll={(reply) => rollWith(stage, way.id, reply)}
            keys={state.settings.keys}
            place={0}
            meant={way.id === meant ? (state.advice?.amount ?? null) : null}
          />
        )}
        <Back stage={stage} keys={state.settings.keys} />
      </div>
    </div>
  );
}
