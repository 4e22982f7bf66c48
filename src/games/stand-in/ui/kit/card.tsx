import type { Card } from '../../../../rules/stand-in/index.ts';
import { cardFrame, KIND_ICONS } from '../../art.ts';
import { CARDS } from '../../text/cards.ts';
import { type CardKind, KIND_OF } from './kinds.ts';
import { Picture } from './picture.tsx';

/** The sign of a kind: told by shape as well as by colour. */
export function KindSign({ kind }: { kind: CardKind }) {
  return (
    <svg class="si-kind" viewBox="0 0 24 24" aria-hidden="true">
      <path d={KIND_ICONS[kind]} fill-rule="evenodd" />
    </svg>
  );
}

/** A longer name is set smaller: whole, it is easier to read than cut off. */
const LONG = 16;

/** A card face up: picture, sign and plate. */
export function CardFace({ card, children }: { card: Card; children?: preact.ComponentChildren }) {
  const kind = KIND_OF[card];
  return (
    <span class={`si-card kind-${kind}`}>
      <Picture sheet="cards" frame={cardFrame(card)} />
      <KindSign kind={kind} />
      <span class={CARDS[card].name.length > LONG ? 'si-plate long' : 'si-plate'}>{CARDS[card].name}</span>
      {children}
    </span>
  );
}
