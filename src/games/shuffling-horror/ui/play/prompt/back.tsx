import type { KeyChanges } from '../../../../../app/ports/keys.ts';
import { UI } from '../../../../../text/play/ui.ts';
import type { StagePort } from '../../../app/ports/stage.ts';
import { KeyHint } from './key-hint.tsx';

interface Props {
  stage: StagePort;
  keys: KeyChanges;
}

/** Out of a list. Never what somebody else would do, though that may lie elsewhere: it is no choice. */
export const Back = ({ stage, keys }: Props) => (
  <button type="button" class="choice quiet" onClick={() => stage.back()}>
    <span class="choice-label">
      {UI.back} <KeyHint keys={keys} action="back" />
    </span>
  </button>
);
