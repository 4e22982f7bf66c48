import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { SET_UP } from '../../text/rooms/set-up.ts';
import './flap.css';

const { flap: words } = SET_UP;

/** A flap of paper, which says how much behind it is not as usual. */
export function Flap({ unusual, children }: { unusual: number; children: ComponentChildren }) {
  const [isUp, setUp] = useState(false);
  return (
    <>
      <button
        type="button"
        class={isUp ? 'flap up' : 'flap'}
        aria-expanded={isUp}
        aria-controls="behind-flap"
        onClick={() => setUp(!isUp)}
      >
        <span class="flap-name">{isUp ? words.less : words.more}</span>{' '}
        <span class={unusual > 0 ? 'flap-unusual some' : 'flap-unusual'}>{words.unusual(unusual)}</span>{' '}
        {!isUp && <span class="flap-what">{words.behind}</span>}
      </button>
      <div id="behind-flap" class="flap-sheet" hidden={!isUp}>
        {isUp && children}
      </div>
    </>
  );
}
