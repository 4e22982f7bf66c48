import { render } from 'preact';
import { OFFLINE } from '../../text/rooms/offline.ts';
import { Told } from './told.tsx';
import './notice-bar.css';

export interface NoticeBarProps {
  words: string;
  onThread: () => void;
  onLater: () => void;
}

/** A slip at the marquee's edge. The style sheet shows it there and nowhere else: never over a movie. */
export function mountNoticeBar(box: HTMLElement, { words, onThread, onLater }: NoticeBarProps): void {
  render(
    <aside class="notice-bar" aria-label={OFFLINE.bar}>
      <Told words={words} />
      <button type="button" class="first" onClick={onThread}>
        {OFFLINE.thread}
      </button>
      <button type="button" onClick={onLater}>
        {OFFLINE.later}
      </button>
    </aside>,
    box,
  );
}

export function unmountNoticeBar(box: HTMLElement): void {
  render(null, box);
}
