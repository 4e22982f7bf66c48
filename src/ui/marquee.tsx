import { render } from 'preact';
import { TITLE } from '../text/title.ts';
import './marquee.css';
import { Night } from './night.tsx';
import { Notice } from './notice.tsx';
import { Sign } from './sign.tsx';

/** The title: the sign, what hangs under it, and the night around them. */
function Marquee() {
  return (
    <div class="marquee">
      <Night />
      <main class="front">
        <Sign />
        <Notice />
      </main>
      <footer class="small-print">
        <ul>
          {TITLE.smallPrint.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </footer>
    </div>
  );
}

export function hangMarquee(house: HTMLElement): void {
  render(<Marquee />, house);
}
