import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** So much is one notch of a wheel; what comes in crumbs, as from a touchpad, is added up. */
const NOTCH = 40;

/** The wheel over a thing turns it, and scrolls nothing: 1 down, -1 up. */
export function useWheel<T extends HTMLElement>(turn: (by: 1 | -1) => void): RefObject<T | null> {
  const it = useRef<T>(null);
  const act = useRef(turn);
  act.current = turn;
  useEffect(() => {
    let gone = 0;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      gone += event.deltaY;
      if (Math.abs(gone) < NOTCH) return;
      act.current(gone > 0 ? 1 : -1);
      gone = 0;
    };
    const thing = it.current;
    thing?.addEventListener('wheel', onWheel, { passive: false });
    return () => thing?.removeEventListener('wheel', onWheel);
  }, []);
  return it;
}
