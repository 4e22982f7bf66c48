import { render } from 'preact';
import { OFFLINE } from '../../text/rooms/offline.ts';
import { MillNight } from '../marquee/mill-night.tsx';
import { Night } from '../marquee/night.tsx';
import { Dialog } from './dialog.tsx';

const NIGHTS = { desert: Night, mill: MillNight } as const;

export interface OtherTabProps {
  /** The projector is in another tab: from the start, or since just now. */
  why: 'taken' | 'lost';
  /** Of the movie that was wanted here. */
  scenery: keyof typeof NIGHTS;
  onTake: () => void;
  onLeave: () => void;
}

/** What a tab shows while another one plays. */
export function mountOtherTab(house: HTMLElement, { why, scenery, onTake, onLeave }: OtherTabProps): () => void {
  const { title, aside, take } = OFFLINE[why];
  const Scene = NIGHTS[scenery];
  render(
    <div class="marquee">
      <Scene />
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
