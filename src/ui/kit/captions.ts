import type { Box } from '../../app/ports/board.ts';
import './captions.css';

/** Long enough to be read beside everything else. */
const SHOWN_MS = 4500;
const MOST = 3;

/**
 * What is heard, in words: the last few sounds. No live region: the screenplay tells the same to whoever listens to the page, and
 * by hand, because it stays while screens come and go.
 */
export function captionsIn(box: HTMLElement) {
  let on = false;
  return {
    set(now: boolean): void {
      on = now;
      if (!on) box.replaceChildren();
    },
    tell(words: string): void {
      if (!on) return;
      const line = document.createElement('p');
      line.textContent = `[${words}]`;
      if (box.lastElementChild?.textContent === line.textContent) box.lastElementChild.remove(); // again: it stays longer
      box.append(line);
      while (box.childElementCount > MOST) box.firstElementChild?.remove();
      setTimeout(() => line.remove(), SHOWN_MS);
    },
  };
}

/** Where the drawn table has room for them: a line, the last sound first; null: in the window's corner, one below the other. */
export function placeCaptions(box: Box | null): void {
  const { style } = document.documentElement;
  style.setProperty('--captions-flow', box === null ? '' : 'row-reverse');
  style.setProperty('--captions-left', box === null ? '' : `${box.x}px`);
  style.setProperty('--captions-bottom', box === null ? '' : `calc(100vh - ${Math.round(box.y + box.h)}px)`);
  style.setProperty('--captions-width', box === null ? '' : `${Math.round(box.w)}px`);
}
