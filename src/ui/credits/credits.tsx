import { render } from 'preact';
import { UI } from '../../text/ui.ts';
import { Room } from '../room.tsx';

/** Whose work it is. */
export function hangCredits(house: HTMLElement, onLeave: () => void): () => void {
  render(
    <Room title={UI.credits.title} reads onLeave={onLeave}>
      {UI.credits.lines.map((line) => (
        <p key={line} class="credit">
          {line}
        </p>
      ))}
    </Room>,
    house,
  );
  return () => render(null, house);
}
