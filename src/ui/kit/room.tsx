import type { ComponentChildren } from 'preact';
import { UI } from '../../text/play/ui.ts';
import './room.css';
import { useRoom } from './use-room.ts';

interface Props {
  title: string;
  /** A word or two beside the title. */
  aside?: string;
  kind?: string;
  /** Nothing in it can be pressed: it can be scrolled by keys all the same. */
  reads?: boolean;
  onLeave: () => void;
  children: ComponentChildren;
}

/** A screen off the foyer: its name, the way out, and whatever is in it. Escape leads out, too. */
export function Room({ title, aside = '', kind = '', reads = false, onLeave, children }: Props) {
  const head = useRoom(title, onLeave);
  return (
    <div class={`room ${kind}`}>
      <header class="room-head">
        <button type="button" class="room-out" onClick={onLeave}>
          {UI.toMarquee}
        </button>
        <h1 ref={head} tabIndex={-1}>
          {title}
        </h1>
        {aside !== '' && <p class="room-aside">{aside}</p>}
      </header>
      <main class="room-body" tabIndex={reads ? 0 : undefined}>
        {children}
      </main>
    </div>
  );
}
