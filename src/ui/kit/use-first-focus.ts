import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** The one thing that somebody comes to a screen for has the focus when it opens. */
export function useFirstFocus<T extends HTMLElement>(): RefObject<T | null> {
  const it = useRef<T>(null);
  useEffect(() => it.current?.focus({ preventScroll: true }), []);
  return it;
}
