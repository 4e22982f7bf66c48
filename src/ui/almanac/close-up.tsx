import { type ComponentChildren, Fragment } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { LobbyCard } from '../../app/ports/almanac.ts';
import { CARD_WALL } from '../../text/rooms/card-wall.ts';
import { Dialog } from '../kit/dialog.tsx';
import { Told } from '../kit/told.tsx';
import './close-up.css';

interface Props {
  cards: readonly LobbyCard[];
  at: number;
  page: (id: string) => ComponentChildren;
  onAt: (at: number) => void;
  onClose: () => void;
}

/** One card over the wall; its neighbours are an arrow away. */
export function CloseUp({ cards, at, page, onAt, onClose }: Props) {
  const next = useRef<HTMLButtonElement>(null);
  const go = (by: number) => onAt((at + by + cards.length) % cards.length);
  // What had the focus may have gone with the card before.
  useEffect(() => {
    if (document.activeElement === document.body) next.current?.focus();
  }, [at]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (by === undefined) return;
      event.preventDefault();
      go(by);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  const card = cards[at];
  if (card === undefined) return null;
  return (
    <Dialog title={card.name} kind="close-up" isRead={false} onClose={onClose}>
      <nav class="close-up-ways">
        <button type="button" class="stamp" aria-label={CARD_WALL.before} onClick={() => go(-1)}>
          ‹
        </button>
        <Told words={CARD_WALL.place(card.name, at + 1, cards.length)} />
        <button ref={next} type="button" class="stamp" aria-label={CARD_WALL.after} onClick={() => go(1)}>
          ›
        </button>
      </nav>
      <Fragment key={card.id}>{page(card.id)}</Fragment>
    </Dialog>
  );
}
