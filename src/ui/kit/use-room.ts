import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { titled } from './titled.ts';

/** What every screen off the foyer does: it names the window, its heading has the focus as it opens, and Escape leads out. */
export function useRoom(title: string, onLeave: () => void): RefObject<HTMLHeadingElement | null> {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const room = head.current?.closest('.room');
    // Unless something in it was given the focus already.
    if (!room?.contains(document.activeElement)) head.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => titled(title), [title]);
  // With the first frame, not after it: a quick key finds it listening.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
      onLeave();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onLeave]);
  return head;
}
