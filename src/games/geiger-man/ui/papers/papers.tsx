import type { ComponentChildren } from 'preact';
import { Trouble } from '../../../../ui/kit/trouble.tsx';
import type { Credits, StagePort, StageState } from '../../app/ports/stage.ts';
import { WhyPaper } from '../play/why.tsx';
import { KeysPaper } from './keys.tsx';
import { cardOf, LookPaper, type LookUp } from './look.tsx';
import { Pause } from './pause.tsx';

/** What may be laid over the table. */
export type Paper = 'pause' | 'why' | 'keys' | 'look';

export interface PaperProps {
  /** How the end of a show is told; null: none comes, where a finished one is shown. */
  ending: ((credits: Credits) => ComponentChildren) | null;
  /** Null: there is nothing to take along. */
  onExport: (() => void) | null;
  onLeave: () => void;
  lookUp: LookUp;
}

interface Props extends PaperProps {
  stage: StagePort;
  state: StageState;
  paper: Paper | null;
  onClose: () => void;
}

/** Whatever lies over the table: trouble first, then how it ended, then the menu. */
export function Papers({ stage, state, paper, onClose, ending, onExport, onLeave, lookUp }: Props) {
  const { trouble, credits, looked } = state;
  if (trouble !== null) return <Trouble trouble={trouble} onGoOn={() => stage.player?.recover()} onLeave={onLeave} />;
  if (credits !== null && ending !== null) return ending(credits);
  switch (paper) {
    case 'pause':
      return <Pause {...{ stage, state, onClose, onExport, onLeave }} />;
    case 'why':
      return <WhyPaper state={state} onClose={onClose} />;
    case 'keys':
      return <KeysPaper keys={state.settings.keys} onClose={onClose} />;
    case 'look': {
      const card = looked === null ? null : cardOf(looked.at, state.table);
      return card === null ? null : <LookPaper {...{ card, lookUp, onClose }} />;
    }
    default:
      return null;
  }
}
