import type { ComponentChildren } from 'preact';
import { SET_UP } from '../../text/rooms/set-up.ts';
import { CopyLine } from '../kit/copy-line.tsx';
import { Told } from '../kit/told.tsx';
import { useFirstFocus } from '../kit/use-first-focus.ts';
import './ticket.css';

const { ticket: words } = SET_UP;

interface Props {
  /** What was chosen, in short: a list. */
  lines: ComponentChildren;
  /** What is known of such games. */
  children?: ComponentChildren;
  /** Why it cannot begin yet. */
  problem: string | null;
  roll: string;
  onRoll: () => void;
  /** A game that was left before its end is over when this one begins. */
  ends: boolean;
  /** What was played last, in short. */
  again: string | null;
  onAgain: () => void;
  seed: { text: string; isBad: boolean; onSet: (seed: string) => void; onAnother: () => void };
  /** The address that carries all this; empty while there is a problem. */
  link: string;
}

/** What was chosen, in short, and the one button that matters. */
export function Ticket({ lines, children, problem, roll, onRoll, ends, again, onAgain, seed, link }: Props) {
  const button = useFirstFocus<HTMLButtonElement>();
  const sameAgain = () => {
    onAgain();
    button.current?.focus(); // what was pressed is gone
  };
  return (
    <aside class="slip ticket" aria-label={words.title}>
      <p class="ticket-admit" aria-hidden="true">
        {words.admit}
      </p>
      <ul class="ticket-lines">{lines}</ul>
      {children}
      {problem !== null && <Told class="ticket-problem" role="alert" words={problem} />}
      <button ref={button} type="button" class="roll-film" disabled={problem !== null} onClick={onRoll}>
        {roll}
      </button>
      {ends && <p class="ticket-ends">{words.ends}</p>}
      {again !== null && (
        <button type="button" class="ticket-again" onClick={sameAgain}>
          {words.sameAgain} <small>{again}</small>
        </button>
      )}
      <div class="ticket-stub">
        <label class="ticket-seed">
          {words.seed}
          <input
            value={seed.text}
            spellcheck={false}
            autocomplete="off"
            maxLength={60}
            aria-invalid={seed.isBad}
            title={words.seedHelp}
            onInput={(event) => seed.onSet(event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Enter' && onRoll()}
          />
        </label>
        <button type="button" class="ticket-another" onClick={seed.onAnother}>
          {words.another}
        </button>
        {link !== '' && <CopyLine label={words.link} text={link} copy={words.copy} copied={words.copied} />}
      </div>
    </aside>
  );
}
