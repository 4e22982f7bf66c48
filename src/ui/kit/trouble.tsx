import { UI } from '../../text/play/ui.ts';
import { CopyLine } from './copy-line.tsx';
import { Dialog } from './dialog.tsx';

interface TroubleProps {
  trouble: { words: string; replay: string };
  onGoOn: () => void;
  onLeave: () => void;
}

/** Something failed that should not have: the movie can be taken along, and gone on with. */
export function Trouble({ trouble, onGoOn, onLeave }: TroubleProps) {
  return (
    <Dialog title={UI.trouble.title}>
      <p class="paper-aside">{UI.trouble.aside}</p>
      <p class="trouble-words">{trouble.words}</p>
      <Replay text={trouble.replay} />
      <div class="paper-buttons">
        <button type="button" class="stamp first" onClick={onGoOn}>
          {UI.trouble.goOn}
        </button>
        <button type="button" class="stamp" onClick={onLeave}>
          {UI.trouble.marquee}
        </button>
      </div>
    </Dialog>
  );
}

/** A replay as text, to take along. */
export function Replay({ text }: { text: string }) {
  return <CopyLine label={UI.outcome.replay} text={text} copy={UI.outcome.copy} copied={UI.outcome.copied} />;
}
