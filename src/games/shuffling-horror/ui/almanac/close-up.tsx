import { useEffect, useRef } from 'preact/hooks';
import { nameOf } from '../../../../text/cards/names.ts';
import { ALMANAC } from '../../../../text/rooms/almanac.ts';
import { Dialog } from '../../../../ui/kit/dialog.tsx';
import { Told } from '../../../../ui/kit/told.tsx';
import type { AlmanacCard, AlmanacPort } from '../../app/ports/almanac.ts';
import type { PaintCard } from '../../app/ports/places.ts';
import { CardPage } from './card-page.tsx';
import './close-up.css';

interface Props {
  cards: readonly AlmanacCard[];
  at: number;
  met: AlmanacPort['met'];
  paint: PaintCard;
  onAt: (at: number) => void;
  onClose: () => void;
}

/** One card over the wall; its neighbours are an arrow away. */
export function CloseUp({ cards, at, met, paint, onAt, onClose }: Props) {
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
    <Dialog title={nameOf(card.print)} kind="close-up" isRead={false} onClose={onClose}>
      <nav class="close-up-ways">
        <button type="button" class="stamp" aria-label={ALMANAC.before} onClick={() => go(-1)}>
          ‹
        </button>
        <Told words={ALMANAC.place(card.print, at + 1, cards.length)} />
        <button ref={next} type="button" class="stamp" aria-label={ALMANAC.after} onClick={() => go(1)}>
          ›
        </button>
      </nav>
      <CardPage key={card.print} card={card} met={met(card.print)} paint={paint} />
    </Dialog>
  );
}
