import { render } from 'preact';
import { CREDITS } from '../../text/rooms/credits.ts';
import { Room } from '../kit/room.tsx';

/** Whose work it is. */
export function mountCredits(house: HTMLElement, onLeave: () => void): () => void {
  render(
    <Room title={CREDITS.title} reads onLeave={onLeave}>
      {CREDITS.lines.map((line) => (
        <p key={line} class="credit">
          {line}
        </p>
      ))}
    </Room>,
    house,
  );
  return () => render(null, house);
}
