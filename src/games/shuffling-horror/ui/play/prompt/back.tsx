import { useContext } from 'preact/hooks';
import type { KeyChanges } from '../../../../../app/ports/keys.ts';
import { ADVICE } from '../../../../../text/play/advice.ts';
import { UI } from '../../../../../text/play/ui.ts';
import type { Option } from '../../../app/ports/question.ts';
import type { StagePort } from '../../../app/ports/stage.ts';
import { Advised, Meant } from './advice.tsx';
import { KeyHint } from './key-hint.tsx';

interface Props {
  /** The list that is left. */
  options: readonly Option[];
  stage: StagePort;
  keys: KeyChanges;
}

/** Out of a list: also the way to what somebody else would do, where that lies elsewhere. */
export function Back({ options, stage, keys }: Props) {
  const ids = useContext(Advised)?.ids ?? [];
  const meant = ids.length > 0 && !options.some(({ id }) => ids.includes(id));
  return (
    <button
      type="button"
      class={`choice quiet${meant ? ' meant' : ''}`}
      aria-description={meant ? ADVICE.marked : undefined}
      onClick={() => stage.back()}
    >
      <span class="choice-label">
        {meant && <Meant />}
        {UI.back} <KeyHint keys={keys} action="back" />
      </span>
    </button>
  );
}
