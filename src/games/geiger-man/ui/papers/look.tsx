import { useEffect, useState } from 'preact/hooks';
import type { PaintCard } from '../../../../app/ports/almanac.ts';
import { Dialog } from '../../../../ui/kit/dialog.tsx';
import type { CardPage } from '../../app/ports/almanac.ts';
import type { TableModel } from '../../app/ports/table.ts';
import type { TableThing } from '../../app/ports/things.ts';
import { Page } from '../almanac/page.tsx';

/** A card in full, and how it is painted. */
export interface CardInFull {
  page: CardPage;
  paint: PaintCard;
}
export type LookUp = (card: string) => Promise<CardInFull | null>;

/** What a thing on the table is a card of; null: of none, or nobody has seen it. */
export function cardOf(at: TableThing, { girl, killer, screen }: TableModel): string | null {
  switch (at.thing) {
    case 'card':
    case 'shelf':
      return `action-${at.card}`;
    case 'item':
      return `item-${at.item}`;
    case 'minor':
      return `terror-${at.power}`;
    case 'event':
      return `event-${at.event}`;
    case 'girl':
      return `girl-${girl.id}`;
    case 'killer':
      return `killer-${killer.id}`;
    case 'secret':
      return killer.secret === null ? null : `power-${killer.secret}`;
    case 'last-act':
      return killer.lastAct === null ? null : `finale-${killer.lastAct}`;
    case 'screen':
      return screen === null || screen.lines.length === 0 ? null : `action-${screen.of}`;
    case 'space':
    case 'place':
    case 'die':
    case 'dread':
      return null;
  }
}

/** A closer look at a card that lies on the table. Without it, nothing is shown: its words were not to be had. */
export function LookPaper({ card, lookUp, onClose }: { card: string; lookUp: LookUp; onClose: () => void }) {
  const [found, show] = useState<CardInFull | null>(null);
  useEffect(() => {
    lookUp(card).then((it) => (it === null ? onClose() : show(it)), onClose);
  }, [card, lookUp, onClose]);
  if (found === null) return null;
  return (
    <Dialog title={found.page.name} kind="close-up" isRead={false} onClose={onClose}>
      <Page page={found.page} met={null} paint={found.paint} />
    </Dialog>
  );
}
