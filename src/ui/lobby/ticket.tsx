import type { ComponentChildren, RefObject } from 'preact';
import './ticket.css';

interface Props {
  children: ComponentChildren;
  /** Beyond the perforation. */
  aside?: string;
  /** A key that does the same; only shown. */
  shortcut?: string;
  it?: RefObject<HTMLButtonElement | null> | undefined;
  disabled?: boolean;
  onPick: () => void;
}

/** The one thing to do in a room. */
export const Ticket = ({ children, aside = '', shortcut = '', it, disabled = false, onPick }: Props) => (
  <button {...(it && { ref: it })} type="button" class="amber-ticket" disabled={disabled} onClick={onPick}>
    <span class="amber-ticket-name">{children}</span>
    {aside !== '' && <span class="amber-ticket-aside">{aside}</span>}
    {shortcut !== '' && (
      <span class="amber-ticket-key" aria-hidden="true">
        {shortcut}
      </span>
    )}
  </button>
);
