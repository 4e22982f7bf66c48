import type { ComponentChildren } from 'preact';
import { Trouble } from '../../../../ui/kit/trouble.tsx';
import type { Credits, StagePort, StageState } from '../../app/ports/stage.ts';
import { Pause } from './pause.tsx';

export interface PaperProps {
  /** How the end of a show is told; null: none comes, where a finished one is shown. */
  ending: ((credits: Credits) => ComponentChildren) | null;
  /** Null: there is nothing to take along. */
  onExport: (() => void) | null;
  onLeave: () => void;
}

interface Props extends PaperProps {
  stage: StagePort;
  state: StageState;
  menu: boolean;
  onClose: () => void;
}

/** Whatever lies over the table: trouble first, then how it ended, then the menu. */
export function Papers({ stage, state, menu, onClose, ending, onExport, onLeave }: Props) {
  const { trouble, credits } = state;
  if (trouble !== null) return <Trouble trouble={trouble} onGoOn={() => stage.player?.recover()} onLeave={onLeave} />;
  if (credits !== null && ending !== null) return ending(credits);
  return menu ? <Pause {...{ stage, state, onClose, onExport, onLeave }} /> : null;
}
