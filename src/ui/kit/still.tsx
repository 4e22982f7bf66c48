import { useEffect, useRef, useState } from 'preact/hooks';

interface Props {
  /** Rejects where pictures cannot be had. */
  paint: (canvas: HTMLCanvasElement) => Promise<void>;
  /** What it shows, for who cannot see it. */
  words: string;
}

/** A table as a small picture. Where pictures cannot be had the words beside it say the same. */
export function StillPicture({ paint, words }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    const it = canvas.current;
    if (it === null) return;
    let left = false;
    paint(it).then(
      () => !left && setPainted(true),
      () => !left && setPainted(false),
    );
    return () => {
      left = true;
    };
  }, [paint]);
  return <canvas ref={canvas} class={painted ? 'still' : 'still unpainted'} role="img" aria-label={words} />;
}
