import { useEffect, useRef, useState } from 'preact/hooks';
import type { PaintCard } from '../../../../../app/ports/almanac.ts';
import { CARD_LABELS } from '../../../../../text/cards/cards.ts';
import { nameOf, wordsOf } from '../../../../../text/cards/names.ts';
import { toneOf } from '../../../../../text/cards/prints.ts';
import { UI } from '../../../../../text/play/ui.ts';
import type { Tip } from '../../../../../ui/book/tip.ts';
import { Dialog } from '../../../../../ui/kit/dialog.tsx';
import { Glossed } from '../../glossary/glossed.tsx';
import './zoom.css';

interface Props {
  card: string;
  turned: boolean;
  /** Printed on it; null where a card has none. */
  number: number | null;
  /** What has hold of whoever is on it. */
  state: Tip | null;
  paint: PaintCard | null;
  onClose: () => void;
}

/** One card as large as it wants to be read. */
export function Zoom({ card, turned, number, state, paint, onClose }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    const it = canvas.current;
    if (it === null || paint === null) return;
    paint(it, card, turned).then(
      () => setPainted(true),
      () => setPainted(false), // the words say it all
    );
  }, [card, turned, paint]);
  const { rule, brief, flavour } = wordsOf(card);
  return (
    <Dialog title={nameOf(card)} kind="zoom" onClose={onClose}>
      <canvas ref={canvas} class={painted ? 'zoom-card' : 'zoom-card unpainted'} />
      <div class="zoom-words">
        <p class="zoom-kind">
          {turned ? CARD_LABELS.familiarFace : CARD_LABELS.kinds[toneOf(card)]}
          {number !== null && (
            <span class="unseen">, {toneOf(card) === 'monster' || turned ? UI.value(number) : UI.points(number)}</span>
          )}
        </p>
        {state !== null && (
          <p class="zoom-state">
            <strong>{state.name}</strong> {state.says}
          </p>
        )}
        <p>
          <Glossed
            words={turned ? CARD_LABELS.familiarFaceRule : rule === '' ? (UI.zoom.rules[toneOf(card)] ?? brief) : rule}
          />
        </p>
        <p class="paper-aside">{flavour}</p>
      </div>
      <p class="unseen">{UI.zoom.title}</p>
    </Dialog>
  );
}
