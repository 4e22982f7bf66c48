import { useEffect, useRef, useState } from 'preact/hooks';
import './copy-line.css';
import { say } from './say.ts';

interface Props {
  label: string;
  text: string;
  copy: string;
  copied: string;
  /** Long enough for two. */
  wraps?: boolean;
}

/** A line to take along: copied by the button, or by hand where the clipboard is shut. */
export function CopyLine({ label, text, copy, copied, wraps = false }: Props) {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [taken, setTaken] = useState('');
  useEffect(() => setTaken(''), [text]);
  const take = async () => {
    field.current?.select(); // and so it stays where copying is refused
    try {
      await navigator.clipboard.writeText(text);
      setTaken(text);
      say(copied);
    } catch {
      field.current?.focus();
    }
  };
  return (
    <span class={wraps ? 'copy-line wraps' : 'copy-line'}>
      {wraps ? (
        <textarea ref={field} readOnly rows={2} aria-label={label} value={text} />
      ) : (
        <input ref={field} readOnly aria-label={label} value={text} />
      )}
      <button type="button" onClick={() => void take()}>
        {taken === text && text !== '' ? copied : copy}
      </button>
    </span>
  );
}
