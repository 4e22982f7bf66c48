import { useRef } from 'preact/hooks';
import { SET_UP } from '../../text/rooms/set-up.ts';
import { CopyLine } from '../kit/copy-line.tsx';
import './stub.css';

const { ticket: words } = SET_UP;

interface Props {
  seed: string;
  isBad: boolean;
  onSeed: (seed: string) => void;
  onAnother: () => void;
  onRoll: () => void;
  /** The address that carries all this; empty while there is a problem. */
  link: string;
  /** What was played last, in short; null: nothing, or this. */
  again: string | null;
  onAgain: () => void;
}

/** What the very movie hangs on: its seed, its link, and the last one once more. */
export function Stub({ seed, isBad, onSeed, onAnother, onRoll, link, again, onAgain }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const sameAgain = () => {
    onAgain();
    field.current?.focus(); // what was pressed is gone
  };
  return (
    <section class="stub" aria-label={words.stub}>
      <label class="stub-seed">
        {words.seed}
        <input
          ref={field}
          value={seed}
          spellcheck={false}
          autocomplete="off"
          maxLength={60}
          aria-invalid={isBad}
          title={words.seedHelp}
          onInput={(event) => onSeed(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && onRoll()}
        />
      </label>
      <button type="button" class="stub-do" onClick={onAnother}>
        {words.another}
      </button>
      {link !== '' && <CopyLine label={words.link} text={link} copy={words.copy} copied={words.copied} />}
      {again !== null && (
        <button type="button" class="stub-do" onClick={sameAgain}>
          {words.sameAgain} <small>{again}</small>
        </button>
      )}
    </section>
  );
}
