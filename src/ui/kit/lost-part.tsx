import { render } from 'preact';
import { OFFLINE } from '../../text/rooms/offline.ts';
import { Dialog } from './dialog.tsx';

const WORDS = OFFLINE.newer;

/** A newer print is running, and what this page would still fetch is gone: over everything, for nothing else will work. */
export function mountNewerPrint(box: HTMLElement, onReload: () => void): void {
  const close = () => render(null, box);
  render(
    <Dialog title={WORDS.title} onClose={close}>
      <p class="paper-aside">{WORDS.aside}</p>
      <div class="paper-buttons">
        <button type="button" class="stamp first" onClick={onReload}>
          {WORDS.reload}
        </button>
      </div>
    </Dialog>,
    box,
  );
}
