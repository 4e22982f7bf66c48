import { useEffect, useRef, useState } from 'preact/hooks';
import type { PaintCard } from '../../games/shuffling-horror/app/ports/places.ts';
import type { Still } from '../../app/ports/vault.ts';
import { paintStill } from './paint-still.ts';

interface Props {
  still: Still;
  paint: PaintCard;
  /** What it shows, for who cannot see it. */
  words: string;
}

/** The table of a kept movie as a small picture. Where pictures cannot be had the words beside it say the same. */
export function StillPicture({ still, paint, words }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    const it = canvas.current;
    if (it === null) return;
    let left = false;
    paintStill(it, still, paint).then(
      () => !left && setPainted(true),
      () => !left && setPainted(false),
    );
    return () => {
      left = true;
    };
  }, [still, paint]);
  return <canvas ref={canvas} class={painted ? 'still' : 'still unpainted'} role="img" aria-label={words} />;
}
