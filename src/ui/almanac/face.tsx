import { useEffect, useRef, useState } from 'preact/hooks';
import type { PaintCard } from '../../app/ports/almanac.ts';
import './face.css';

interface Props {
  card: string;
  name: string;
  turned?: boolean;
  paint: PaintCard;
}

let line: Promise<unknown> = Promise.resolve();

/** One card after another, with a breath in between: a wall of them must not hold up the page. */
function inTurn(paint: () => Promise<void>): Promise<void> {
  const mine = line.then(() => new Promise((next) => setTimeout(next, 0))).then(paint);
  line = mine.catch(() => {});
  return mine;
}

/** A card's picture at the size it is shown, painted once it comes into view; until then, and where it cannot be, its name. */
export function Face({ card, name, turned = false, paint }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    const it = canvas.current;
    if (it === null) return;
    let gone = false;
    let seen = false;
    let done = 0; // the width it was last painted for
    const repaint = () => {
      const width = Math.round(it.clientWidth);
      if (!seen || width === 0 || width === done) return;
      done = width;
      inTurn(async () => {
        if (!gone && done === width) await paint(it, card, turned, width);
      }).then(
        () => !gone && setPainted(true),
        () => !gone && setPainted(false), // the name has to do
      );
    };
    const sight = new IntersectionObserver(
      (entries) => {
        seen ||= entries.some(({ isIntersecting }) => isIntersecting);
        repaint();
      },
      { rootMargin: '200px' },
    );
    const size = new ResizeObserver(repaint);
    sight.observe(it);
    size.observe(it);
    return () => {
      gone = true;
      sight.disconnect();
      size.disconnect();
    };
  }, [card, turned, paint]);
  return (
    <span class={painted ? 'face painted' : 'face'} aria-hidden="true">
      <span class="face-name">{name}</span>
      <canvas ref={canvas} />
    </span>
  );
}
