import { useEffect, useRef, useState } from 'preact/hooks';
import type { PaintCard } from '../../../../app/ports/almanac.ts';

/** A survivor's card as it lies on the table, or the back of one. Where it cannot be painted its name has to do. */
export function Portrait({ card, paint }: { card: string | null; paint: PaintCard }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [painted, setPainted] = useState<string | null>(null);
  useEffect(() => {
    const it = canvas.current;
    if (it === null || card === null) return;
    paint(it, card, false).then(
      () => setPainted(card),
      () => setPainted(null),
    );
  }, [card, paint]);
  if (card === null) return <span class="portrait back" aria-hidden="true" />;
  return <canvas ref={canvas} class={painted === card ? 'portrait' : 'portrait unpainted'} />;
}
