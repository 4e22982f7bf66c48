import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { UI } from '../../text/play/ui.ts';
import './dialog.css';

interface Props {
  title: string;
  kind?: string;
  /** Read out as it opens; or, of a list or a desk full of knobs, at most what has this id. */
  isRead?: boolean | string;
  onClose?: () => void;
  children: ComponentChildren;
}

/** A paper over everything: the page behind it rests. Without `onClose` it is left by its own buttons only. */
export function Dialog({ title, kind = '', isRead = true, onClose, children }: Props) {
  const it = useRef<HTMLDialogElement>(null);
  const words = useId();
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const dialog = it.current;
    const before = document.activeElement;
    if (dialog !== null && !dialog.open) dialog.showModal();
    // A browser that takes Escape for itself asks nobody: it is as if it had.
    const onShut = () => {
      if (close.current !== undefined) close.current();
      else dialog?.showModal();
    };
    dialog?.addEventListener('close', onShut);
    return () => {
      dialog?.removeEventListener('close', onShut);
      dialog?.close();
      toWhereOneWas(before);
    };
  }, []);
  return (
    <dialog
      ref={it}
      class={`paper ${kind}`}
      aria-label={title}
      aria-describedby={isRead === true ? words : isRead || undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <div class="paper-head">
        <h2>{title}</h2>
      </div>
      <div class="paper-body" id={words}>
        {children}
      </div>
      <div class="said unseen" aria-live="polite" />
      {/* Last, so that the first thing with the focus is what the paper is about. */}
      {onClose !== undefined && (
        <button type="button" class="paper-close" onClick={onClose}>
          {UI.close}
        </button>
      )}
    </dialog>
  );
}

/** The focus goes back to what had it or, where that is gone, to what is asked. */
function toWhereOneWas(before: Element | null): void {
  const was = before instanceof HTMLElement && before.isConnected && before !== document.body ? before : null;
  (was ?? document.querySelector<HTMLElement>('.prompt-asks'))?.focus({ preventScroll: true });
}
