import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { ADVICE } from '../../../../../text/play/advice.ts';
import { Clapper } from '../../../../../ui/kit/clapper.tsx';
import { useSaidOnce } from '../../../../../ui/kit/use-said-once.ts';
import type { Advice } from '../../../app/ports/advice.ts';
import type { StageState } from '../../../app/ports/stage.ts';
import { useBelow } from '../fit.ts';
import { KeyHint } from './key-hint.tsx';
import './advice.css';

interface Props {
  state: StageState;
  onAsk: () => void;
}

/** “What would you do?”: a button while somebody is asked, and the answer once it was pressed. */
export function AdviceCard({ state, onAsk }: Props) {
  const { advice, phase, question, settings } = state;
  useSaidOnce(advice);
  const below = useBelow<HTMLParagraphElement>();
  if (phase !== 'asking' || question === null || !settings.advice) return null;
  return (
    <section class={advice === null ? 'advice' : 'advice told'} aria-label={ADVICE.name}>
      <button type="button" class="advice-ask" aria-disabled={advice !== null} onClick={onAsk}>
        <Clapper /> <span>{ADVICE.name}</span> <KeyHint keys={settings.keys} action="advice" />
      </button>
      {advice !== null && (
        <p ref={below} class="advice-words">
          {advice.words} <strong>{advice.figures}</strong>
        </p>
      )}
    </section>
  );
}

/** What was advised, for every choice of the page to see whether it was meant. */
export const Advised = createContext<Advice | null>(null);

/** Whether this choice, or a list on the way to it, is what somebody else would do. */
export const useMeant = (id: string): boolean => useContext(Advised)?.ids.includes(id) ?? false;

/** The clapper on a choice that was meant. */
export const Meant = () => (
  <span class="meant-mark">
    <Clapper />
  </span>
);
