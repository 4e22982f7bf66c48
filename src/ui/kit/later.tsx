import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export type Drawn = () => ComponentChildren;

/** A part of the page that is fetched when it is first wanted; nothing until then, and nothing where it does not come. */
export function Later({ load, onLost }: { load: () => Promise<Drawn>; onLost?: () => void }) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    let left = false;
    load().then(
      (it) => left || setDrawn(() => it),
      () => left || onLost?.(),
    );
    return () => {
      left = true;
    };
  }, []); // once: whoever wants another makes another
  return <>{drawn?.()}</>;
}
