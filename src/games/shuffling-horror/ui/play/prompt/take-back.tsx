import { UI } from '../../../../../text/play/ui.ts';
import type { StagePort } from '../../../app/ports/stage.ts';
import { KeyHint } from './key-hint.tsx';
import './take-back.css';

/** The last choice can be taken back, for as long as nothing new was learned. */
export function TakeBack({ stage }: { stage: StagePort }) {
  return (
    <button type="button" class="take-back" onClick={() => stage.player?.undo()}>
      <span aria-hidden="true">↶</span> <span class="take-back-words">{UI.undo}</span>{' '}
      <KeyHint keys={stage.state().settings.keys} action="undo" />
    </button>
  );
}
