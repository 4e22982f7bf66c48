import { useEffect, useRef } from 'preact/hooks';
import type { PaintFrame } from '../../app/ports/places.ts';

/** A picture beside the words that say the same. */
export function Picture({ frame, paint, kind = '' }: { frame: string; paint: PaintFrame; kind?: string }) {
  const it = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (it.current !== null) void paint(it.current, frame).catch(() => {}); // the words are there
  }, [frame, paint]);
  return (
    <span class={`gm-picture ${kind}`} aria-hidden="true">
      <canvas ref={it} />
    </span>
  );
}
