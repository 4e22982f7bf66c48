import type { ComponentChildren } from 'preact';
import { UI } from '../../text/play/ui.ts';
import { useRoom } from '../kit/use-room.ts';
import { BulbSign } from './bulb-sign.tsx';
import '../kit/room.css';
import './furniture.css';
import './lobby-room.css';

interface Props {
  title: string;
  /** A word or two beside the sign. */
  aside?: string;
  kind: string;
  onLeave: () => void;
  children: ComponentChildren;
}

/** A place in the drive-in: its name in bulbs, the way out, and the furniture that is its own. Escape leads out, too. */
export function LobbyRoom({ title, aside = '', kind, onLeave, children }: Props) {
  const head = useRoom(title, onLeave);
  return (
    <div class={`room lobby-room ${kind}`}>
      <header class="lobby-head">
        <button type="button" class="lobby-out" onClick={onLeave}>
          {UI.toMarquee}
        </button>
        <BulbSign>
          <h1 ref={head} tabIndex={-1}>
            {title}
          </h1>
        </BulbSign>
        {aside !== '' && <p class="lobby-aside">{aside}</p>}
      </header>
      <main class="lobby-body">{children}</main>
    </div>
  );
}
