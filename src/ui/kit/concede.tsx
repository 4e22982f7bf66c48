import { UI } from '../../text/play/ui.ts';
import { Dialog } from './dialog.tsx';

const { pause } = UI;

/** Whoever walks out is asked once. */
export const Concede = ({ onStay, onWalkOut }: { onStay: () => void; onWalkOut: () => void }) => (
  <Dialog title={pause.concede} onClose={onStay}>
    <p>{pause.concedeSure}</p>
    <div class="paper-buttons">
      <button type="button" class="stamp first" onClick={onStay}>
        {pause.concedeNo}
      </button>
      <button type="button" class="stamp" onClick={onWalkOut}>
        {pause.concedeYes}
      </button>
    </div>
  </Dialog>
);
