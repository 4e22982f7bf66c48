import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { UI } from '../../text/ui.ts';
import './dialog.css';

interface Props {
  title: string;
  kind?: string;
  onClose?: () => void;
  children: ComponentChildren;
}

/** A paper over everything: the page behind it rests. Without `onClose` it is left by its own buttons only. */
export function Dialog({ title, kind = '', onClose, children }: Props) {
  const it = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = it.current;
    if (dialog !== null && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={it}
      class={`paper ${kind}`}
      aria-labelledby="paper-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <div class="paper-head">
        <h2 id="paper-title">{title}</h2>
      </div>
      <div class="paper-body">{children}</div>
      {/* Last, so that the first thing with the focus is what the paper is about. */}
      {onClose !== undefined && (
        <button type="button" class="paper-close" onClick={onClose}>
          {UI.close}
        </button>
      )}
    </dialog>
  );
}
