import { render } from 'preact';
import type { Film } from '../../app/ports/front.ts';
import { OFFLINE } from '../../text/rooms/offline.ts';
import { Scene } from '../marquee/scene.tsx';
import { Dialog } from './dialog.tsx';

export interface OtherTabProps {
  /** The projector is in another tab: from the start, or since just now. */
  why: 'taken' | 'lost';
  /** The one that was wanted here. */
  film: Film;
  onTake: () => void;
  onLeave: () => void;
}

/** What a tab shows while another one plays. */
export function mountOtherTab(house: HTMLElement, { why, film, onTake, onLeave }: OtherTabProps): () => void {
  const { title, aside, take } = OFFLINE[why];
  render(
    <div class="marquee">
      <Scene film={film} />
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
