import { render } from 'preact';
import { OFFLINE } from '../text/offline.ts';
import { Night } from './night.tsx';
import { Dialog } from './play/dialog.tsx';

export interface ProjectorProps {
  /** The projector is in another tab: from the start, or since just now. */
  why: 'taken' | 'lost';
  onTake: () => void;
  onLeave: () => void;
}

/** What a tab shows while another one plays. */
export function hangProjector(house: HTMLElement, { why, onTake, onLeave }: ProjectorProps): () => void {
  const { title, aside, take } = OFFLINE[why];
  render(
    <div class="marquee">
      <Night />
      <Dialog key={why} title={title}>
        <p class="paper-aside">{aside}</p>
        <div class="paper-buttons">
          <button type="button" class="stamp first" onClick={onTake}>
            {take}
          </button>
          <button type="button" class="stamp" onClick={onLeave}>
            {OFFLINE.marquee}
          </button>
        </div>
      </Dialog>
    </div>,
    house,
  );
  return () => render(null, house);
}
