import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

/** What a person scrolls by. Anything else that moves the page is its own doing: lines that come, lines that go, a new size. */
const BY_HAND = ['wheel', 'pointerdown', 'touchmove', 'keydown'] as const;
const END_PX = 8;

interface Following {
  follows: boolean;
  /** To the last line, and on with it. */
  leadBack: () => void;
}

/**
 * A page follows what is being written until somebody scrolls up by hand. The end is sought before the lines are painted, so
 * that a late scroll event never finds more lines than the scroll that caused it, and takes them for somebody's wish.
 */
export function useFollowing(page: RefObject<HTMLElement | null>, last: number): Following {
  const [follows, setFollows] = useState(true);
  const hand = useRef(false);
  const top = useRef(0);
  const wants = useRef(true);

  const follow = (on: boolean) => {
    wants.current = on;
    setFollows(on);
  };
  const toEnd = () => {
    const it = page.current;
    if (it === null) return;
    it.scrollTop = it.scrollHeight;
    top.current = it.scrollTop;
  };

  useLayoutEffect(() => {
    if (!wants.current || last === 0) return;
    toEnd();
    // What is asked may give its room back and take it again before anything is painted: of that no new size is told.
    const painted = requestAnimationFrame(() => wants.current && toEnd());
    return () => cancelAnimationFrame(painted);
  }, [last]);

  useEffect(() => {
    const it = page.current;
    if (it === null) return;
    const onSize = () => {
      if (wants.current) toEnd();
    };
    const resized = new ResizeObserver(onSize);
    resized.observe(it);
    for (const lines of it.children) resized.observe(lines); // a face that comes late sets them anew
    const onHand = () => {
      hand.current = true;
    };
    const onScroll = () => {
      const up = it.scrollTop < top.current;
      top.current = it.scrollTop;
      if (it.scrollHeight - it.scrollTop - it.clientHeight <= END_PX) follow(true);
      else if (up && hand.current) follow(false);
    };
    for (const type of BY_HAND) it.addEventListener(type, onHand, { passive: true });
    it.addEventListener('scroll', onScroll);
    return () => {
      resized.disconnect();
      for (const type of BY_HAND) it.removeEventListener(type, onHand);
      it.removeEventListener('scroll', onScroll);
    };
  }, []);

  return {
    follows,
    leadBack: () => {
      follow(true);
      toEnd();
    },
  };
}
