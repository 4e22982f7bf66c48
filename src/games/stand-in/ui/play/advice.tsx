import { keyOf } from '../../../../app/ports/keys.ts';
import { ADVICE } from '../../../../text/play/advice.ts';
import { keyName } from '../../../../text/play/keys.ts';
import { Clapper } from '../../../../ui/kit/clapper.tsx';
import { useSaidOnce } from '../../../../ui/kit/use-said-once.ts';
import { leadsTo, type Option } from '../../app/ports/question.ts';
import type { StagePort, StageState, Advice as Told } from '../../app/ports/stage.ts';
import './advice.css';

/** “What would you do?”: a button while somebody is asked, and the answer once it was pressed. */
export function Advice({ state, stage }: { state: StageState; stage: StagePort }) {
  const { advice, phase, question, settings } = state;
  useSaidOnce(advice);
  if (phase !== 'asking' || question === null || stage.player === null || !settings.advice) return null;
  return (
    <section class={advice === null ? 'si-advice' : 'si-advice told'} aria-label={ADVICE.name}>
      <button type="button" aria-disabled={advice !== null} onClick={() => stage.player?.advise()}>
        <Clapper /> <span>{ADVICE.name}</span> <kbd>{keyName(keyOf(settings.keys, 'advice'))}</kbd>
      </button>
      {advice !== null && (
        <p>
          {advice.words} <strong>{advice.figures}</strong>
        </p>
      )}
    </section>
  );
}

/** Whether this choice, or one within its list, is what somebody else would do. */
export const isMeant = (option: Option, advice: Told | null): boolean => leadsTo(option, advice?.reply ?? null);

/** On the choice that was meant. */
export const Meant = () => (
  <span class="si-meant-mark" role="img" aria-label={ADVICE.marked}>
    <Clapper />
  </span>
);
