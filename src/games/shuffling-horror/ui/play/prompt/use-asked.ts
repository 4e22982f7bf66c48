import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { say } from '../../../../../ui/kit/say.ts';
import type { Asked } from './spoken.ts';

/** Nothing has the focus, and no paper lies over the page: what had it is gone. */
const isLost = (): boolean =>
  (document.activeElement ?? document.body) === document.body && document.querySelector('dialog[open]') === null;

/**
 * Every question is said once, wherever the focus is. Where that was lost it goes to the answers, and the question comes after it, so
 * that a reader that starts anew with each focus has not lost it. The answers are not named by the question: some readers say a name
 * that changes, and so would say it twice. With the next frame: by then a question that comes at once has come. Under a paper nobody
 * hears anything: it is said when that is gone.
 */
export function useAsked({ matter, words }: Asked): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  const told = useRef('');
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (document.querySelector('dialog[open]') !== null) return;
      const lost = isLost();
      if (lost) bar.current?.focus({ preventScroll: bar.current.closest('.drawn') !== null });
      if (matter === told.current) return;
      told.current = matter;
      if (lost) requestAnimationFrame(() => say(words));
      else say(words);
    });
    return () => cancelAnimationFrame(frame);
  });
  // A click beside everything, or a control that is gone without anything else having changed.
  const asked = matter !== '';
  useEffect(() => {
    const onOut = () => requestAnimationFrame(() => isLost() && bar.current?.focus({ preventScroll: true }));
    if (asked) document.addEventListener('focusout', onOut);
    return () => document.removeEventListener('focusout', onOut);
  }, [asked]);
  return bar;
}

/** Arrows go from choice to choice. Left and right do where no dial has them. */
export function toNextChoice(event: KeyboardEvent, hasDial: boolean): void {
  const bar = event.currentTarget as HTMLElement;
  if (event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement) return;
  const all = [...bar.querySelectorAll<HTMLElement>('button:not([tabindex="-1"], :disabled), input')];
  const at = all.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
  const across = hasDial ? undefined : { ArrowRight: at + 1, ArrowLeft: at - 1 }[event.key];
  const next = all[Math.max(0, to ?? across ?? Number.POSITIVE_INFINITY)];
  if ((to ?? across) === undefined) return;
  event.preventDefault();
  next?.focus();
}
