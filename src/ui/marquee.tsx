import { render } from 'preact';
import { useState } from 'preact/hooks';
import { TITLE } from '../text/title.ts';
import { UI } from '../text/ui.ts';
import './marquee.css';
import { Menu, type MenuProps } from './menu.tsx';
import { Night } from './night.tsx';
import { Dialog } from './play/dialog.tsx';
import { Sign } from './sign.tsx';

export interface MarqueeProps extends MenuProps {
  /** Something to be said before anything else, as of a damaged save. */
  said: string | null;
}

/** The title: the sign, what hangs under it, and the night around them. */
function Marquee({ said, ...menu }: MarqueeProps) {
  const [credits, setCredits] = useState(false);
  return (
    <div class="marquee">
      <Night />
      <main class="front">
        <Sign />
        <Menu {...menu} />
        {said !== null && (
          <p class="menu-said" role="status">
            {said}
          </p>
        )}
      </main>
      <footer class="small-print">
        <ul>
          {TITLE.smallPrint.map((line) => (
            <li key={line}>{line}</li>
          ))}
          <li>
            <button type="button" class="small-link" onClick={() => setCredits(true)}>
              {UI.credits.title}
            </button>
          </li>
        </ul>
      </footer>
      {credits && <Credits onClose={() => setCredits(false)} />}
    </div>
  );
}

function Credits({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={UI.credits.title} onClose={onClose}>
      {UI.credits.lines.map((line) => (
        <p key={line} class="credit">
          {line}
        </p>
      ))}
    </Dialog>
  );
}

export function hangMarquee(house: HTMLElement, props: MarqueeProps): void {
  render(<Marquee {...props} />, house);
}
