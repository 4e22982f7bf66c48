import { useEffect, useRef, useState } from 'preact/hooks';
import type { EndingPort } from '../../app/ports/ending.ts';
import { ENDING } from '../../text/ending/ending.ts';
import './poster.css';

/** The movie's poster, small; saved it is as large as it was painted. */
export function Poster({ title, paint }: { title: string; paint: EndingPort['paint'] }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<'waiting' | 'hung' | 'lost'>('waiting');
  useEffect(() => {
    const it = canvas.current;
    if (it === null) return;
    let left = false;
    // After the words are on the screen: the press takes a moment.
    const soon = setTimeout(() => {
      paint(it).then(
        () => left || setState('hung'),
        () => left || setState('lost'),
      );
    }, 60);
    return () => {
      left = true;
      clearTimeout(soon);
    };
  }, [paint]);
  return (
    <figure class={`poster ${state}`}>
      <canvas ref={canvas} width={1200} height={1800} role="img" aria-label={ENDING.poster(title)} />
      <figcaption>
        {state === 'lost' && <p>{ENDING.posterLost}</p>}
        {state === 'hung' && (
          <button type="button" class="stamp" onClick={() => canvas.current && savePicture(canvas.current, title)}>
            {ENDING.save}
          </button>
        )}
      </figcaption>
    </figure>
  );
}

function savePicture(canvas: HTMLCanvasElement, title: string): void {
  canvas.toBlob((blob) => {
    if (blob === null) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = ENDING.file(title);
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000); // the browser may still be reading it
  }, 'image/png');
}
