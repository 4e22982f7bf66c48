import { useEffect, useRef } from 'preact/hooks';
import { VAULT } from '../../text/rooms/vault.ts';

/** Appears where something was taken away, and catches the focus that went with it. */
export function BringBack({ onPick }: { onPick: () => void }) {
  const it = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === null || document.activeElement === document.body) it.current?.focus();
  }, []);
  return (
    <button ref={it} type="button" class="bring-back" onClick={onPick}>
      {VAULT.shelf.bringBack}
    </button>
  );
}
