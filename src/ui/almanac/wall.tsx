import { useEffect, useRef } from 'preact/hooks';
import type { LobbyCard, PaintCard } from '../../app/ports/almanac.ts';
import { CARD_WALL } from '../../text/rooms/card-wall.ts';
import { Face } from './face.tsx';
import { neighbour } from './neighbour.ts';
import './wall.css';

interface Props {
  cards: readonly LobbyCard[];
  paint: PaintCard;
  /** The one that Tab leads to; arrows lead on from it. */
  at: number;
  onAt: (at: number) => void;
  onOpen: (at: number) => void;
  /** Whether the card at `at` should have the focus. */
  focus: boolean;
}

/** Lobby cards on a wall. */
export function Wall({ cards, paint, at, onAt, onOpen, focus }: Props) {
  const wall = useRef<HTMLUListElement>(null);
  const buttons = () => [...(wall.current?.querySelectorAll('button') ?? [])];
  // Only when it is asked for, not whenever another card is at its place.
  useEffect(() => {
    if (focus) buttons()[at]?.focus();
  }, [focus]);
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = neighbour(
      event.key,
      at,
      buttons().map(({ offsetLeft, offsetTop }) => ({ x: offsetLeft, y: offsetTop })),
    );
    if (next === null) return;
    event.preventDefault();
    onAt(next);
    buttons()[next]?.focus();
  };
  return (
    <ul class="wall" ref={wall} aria-label={CARD_WALL.wall} onKeyDown={onKey}>
      {cards.map(({ id, name, kindName, picture, met }, i) => (
        <li key={id}>
          <button
            type="button"
            class="lobby-card"
            aria-label={CARD_WALL.label(name, kindName)}
            tabIndex={i === at ? 0 : -1}
            onFocus={() => onAt(i)}
            onClick={() => onOpen(i)}
          >
            <Face card={picture} name={name} paint={paint} />
          </button>
          {met > 0 && <p class="wall-met">{CARD_WALL.metBriefly(met)}</p>}
        </li>
      ))}
    </ul>
  );
}
