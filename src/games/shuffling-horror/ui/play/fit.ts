import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** How much of it there is to see, from all of it to the least. */
export interface Ways {
  /** In `data-fit`, for its style sheet; the last is taken in any case. */
  names: readonly string[];
  isWhole: (it: HTMLElement) => boolean;
}

/** A pixel is nothing: sizes are rounded. */
export const isUncut = (it: Element): boolean => it.scrollHeight <= it.clientHeight + 1;

/** Takes the first way in which nothing is hidden: before it is seen, and again when there is more or less room. */
export function useFit(ways: Ways): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const it = ref.current;
    if (it === null) return;
    const settle = () => {
      for (const name of ways.names) {
        it.dataset.fit = name;
        if (ways.isWhole(it)) return;
      }
    };
    settle();
    const room = it.closest('.prompt');
    const watch = new ResizeObserver(() => requestAnimationFrame(settle)); // pictures come later than words
    watch.observe(it);
    if (room !== null) watch.observe(room);
    document.fonts.addEventListener('loadingdone', settle);
    return () => {
      watch.disconnect();
      document.fonts.removeEventListener('loadingdone', settle);
    };
  });
  return ref;
}

/** Shows by a fading edge (`below`) that there is more to read further down. */
export function useBelow<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    const it = ref.current;
    if (it === null) return;
    const look = () => it.classList.toggle('below', it.scrollTop + it.clientHeight < it.scrollHeight - 2);
    look();
    const watch = new ResizeObserver(look);
    watch.observe(it);
    if (it.firstElementChild !== null) watch.observe(it.firstElementChild);
    it.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      it.removeEventListener('scroll', look);
    };
  });
  return ref;
}
