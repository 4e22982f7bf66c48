import { useRef, useState } from 'preact/hooks';
import type { VaultPort } from '../../app/ports/vault.ts';
import { VAULT } from '../../text/rooms/vault.ts';
import { Dialog } from '../kit/dialog.tsx';

const WORDS = VAULT.open;

/** Films from elsewhere: as a file, or as the text of a replay. */
export function OpenFilm({ vault }: { vault: VaultPort }) {
  const picker = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const [pasting, setPasting] = useState(false);
  const onFile = () => {
    const file = picker.current?.files?.[0];
    if (file) vault.openFile(file);
    if (picker.current) picker.current.value = ''; // the same file can be picked again
  };
  return (
    <div class="open-film">
      <input ref={picker} type="file" accept=".json,application/json,text/plain" hidden onChange={onFile} />
      <button type="button" onClick={() => picker.current?.click()}>
        {WORDS.file}
      </button>
      <button type="button" onClick={() => setPasting(true)}>
        {WORDS.paste}
      </button>
      {pasting && (
        <Dialog title={WORDS.pasteTitle} kind="paste" isRead={false} onClose={() => setPasting(false)}>
          <p class="paper-aside">{WORDS.pasteAside}</p>
          <textarea ref={text} aria-label={WORDS.pasteLabel} rows={6} spellcheck={false} />
          <div class="rows">
            <button
              type="button"
              class="row"
              onClick={() => {
                setPasting(false);
                vault.openText(text.current?.value ?? '');
              }}
            >
              {WORDS.pasteDo}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
