import { keyOf } from '../../../../app/ports/keys.ts';
import { keyName } from '../../../../text/play/keys.ts';
import { Clapper } from '../../../../ui/kit/clapper.tsx';
import { useSaidOnce } from '../../../../ui/kit/use-said-once.ts';
import type { Advice, Reading, StagePort, StageState } from '../../app/ports/stage.ts';
import { WORDS } from '../../text/words.ts';
import './advice.css';

/** “What would you do?”: a button while somebody is asked, and the answer once it was pressed. */
export function AdviceButton({ stage, state: { advice, settings, lesson } }: { stage: StagePort; state: StageState }) {
  if (!settings.advice || stage.player === null || lesson?.isFree === false) return null;
  return (
    <button
      type="button"
      class="gm-advice-ask"
      aria-disabled={advice !== null}
      aria-keyshortcuts={keyOf(settings.keys, 'advice')}
      onClick={() => stage.player?.ask()}
    >
      <Clapper /> {WORDS.hints.HINT.name}{' '}
      <span class="cap" aria-hidden="true">
        {keyName(keyOf(settings.keys, 'advice'))}
      </span>
    </button>
  );
}

export function AdviceCard({ advice }: { advice: Advice | null }) {
  useSaidOnce(advice);
  if (advice === null) return null;
  return (
    <section class="gm-advice" aria-label={WORDS.hints.HINT.name}>
      <Clapper /> {advice.words} <strong>{advice.figures}</strong>
    </section>
  );
}

/** Her chance, as a figure with its error and a bar that shows both. */
export function Chance({ chance }: { chance: Reading | null }) {
  const { METER } = WORDS.hints;
  const { share, error } = chance ?? { share: 0, error: 0 };
  const from = Math.max(0, share - error);
  const to = Math.min(1, share + error);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <meter> cannot show how sure it is
    <div
      class="gm-chance"
      role="meter"
      aria-label={METER.name}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={chance === null ? METER.none : METER.aloud(share, error)}
      title={METER.name}
    >
      <span>{METER.short}</span>
      <span class="gm-chance-bar">
        {chance !== null && <i style={{ left: `${from * 100}%`, width: `max(3px, ${(to - from) * 100}%)` }} />}
      </span>
      <span>{chance === null ? METER.none : METER.reading(share, error)}</span>
    </div>
  );
}
