import { useEffect, useRef } from 'preact/hooks';
import type { Glossary, TermWords } from '../../text/book/book.ts';
import { termsIn } from '../../text/book/terms-in.ts';
import { hideTip, isTipOpen, showTip, TIP_ID } from './tip.ts';

interface Props {
  glossary: Glossary;
  words: string;
  /** Whether the tab key stops at its terms; a long screenplay would otherwise be a long walk. */
  tabs?: boolean;
}

/** So long a finger rests on a word that wants to know. */
const LONG_PRESS_MS = 450;

/** A sentence whose words of the trade say what they mean: by pointer, by focus, by a long press. */
export function Glossed({ glossary, words, tabs = true }: Props) {
  return (
    <>
      {termsIn(glossary, words).map((part, i) =>
        typeof part === 'string' ? (
          part
        ) : (
          <Marked key={`${i}-${part.words}`} words={part.words} tip={glossary[part.term]} tabs={tabs} />
        ),
      )}
    </>
  );
}

function Marked({ words, tip, tabs }: { words: string; tip: TermWords | undefined; tabs: boolean }) {
  const it = useRef<HTMLElement>(null);
  const pressing = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const open = useRef(false);
  const show = () => {
    if (it.current === null || tip === undefined) return;
    const { x, y, width: w, height: h } = it.current.getClientRects()[0] ?? it.current.getBoundingClientRect();
    open.current = true;
    showTip(tip, { x, y, w, h });
    it.current.setAttribute('aria-describedby', TIP_ID);
  };
  const hide = () => {
    clearTimeout(pressing.current);
    if (open.current) hideTip();
    it.current?.removeAttribute('aria-describedby');
    open.current = false;
  };
  useEffect(() => hide, []); // a word that goes takes its card along
  return (
    <dfn
      ref={it}
      class="term"
      tabIndex={tabs ? 0 : -1}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && show()}
      onPointerLeave={hide}
      onPointerDown={({ pointerType }) => {
        if (pointerType !== 'mouse') pressing.current = setTimeout(show, LONG_PRESS_MS);
      }}
      onPointerCancel={hide}
      onContextMenu={(event) => open.current && event.preventDefault()}
      onFocus={show}
      onBlur={hide}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isTipOpen()) return;
        event.preventDefault(); // the card goes first; what lies under it stays
        event.stopPropagation();
        hide();
      }}
    >
      {words}
    </dfn>
  );
}
