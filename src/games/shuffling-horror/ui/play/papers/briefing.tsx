import { UI } from '../../../../../text/play/ui.ts';
import { Dialog } from '../../../../../ui/kit/dialog.tsx';
import type { StagePort } from '../../../app/ports/stage.ts';

/** What somebody does who plays on for the other side: told once in a lifetime. */
export function Briefing({ stage }: { stage: StagePort }) {
  const { title, lines, back, go } = UI.briefing;
  const onGo = () => stage.set({ briefed: true });
  return (
    <Dialog title={title} onClose={onGo}>
      <ul class="briefing">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p class="paper-aside">{back}</p>
      <div class="paper-buttons">
        <button type="button" class="stamp first" onClick={onGo}>
          {go}
        </button>
      </div>
    </Dialog>
  );
}
