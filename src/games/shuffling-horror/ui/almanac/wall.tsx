import { useEffect, useRef } from 'preact/hooks';
import { ALMANAC } from '../../../../text/rooms/almanac.ts';
import type { AlmanacCard, AlmanacPort } from '../../app/ports/almanac.ts';
import type { PaintCard } from '../../app/ports/places.ts';
import { Face } from './face.tsx';
import { neighbour } from './neighbour.ts';
import './wall.css';

interface Props {
  cards: readonly AlmanacCard[];
  met: AlmanacPort['met'];
  paint: PaintCard;
  /** The one that Tab leads to; arrows lead on from it. */
  at: number;
  onAt: (at: number) => void;
  onOpen: (at: number) => void;
  /** Whether the card at `at` should have the focus. */
  focus: boolean;
}

/** Lobby cards on a wall. */
export function Wall({ cards, met, paint, at, onAt, onOpen, focus }: Props) {
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
    <ul class="wall" ref={wall} aria-label={ALMANAC.wall} onKeyDown={onKey}>
      {cards.map(({ print, kind, copies }, i) => {
        const times = met(print);
        return (
          <li key={print}>
            <button
              type="button"
              class="lobby-card"
              aria-label={ALMANAC.label(print, kind)}
              tabIndex={i === at ? 0 : -1}
              onFocus={() => onAt(i)}
              onClick={() => onOpen(i)}
            >
              <Face card={copies[0] ?? print} paint={paint} />
            </button>
            {times > 0 && <p class="wall-met">{ALMANAC.metBriefly(times)}</p>}
          </li>
        );
      })}
    </ul>
  );
}
