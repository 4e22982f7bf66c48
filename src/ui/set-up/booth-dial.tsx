import type { ComponentChildren, ComponentProps } from 'preact';
import { Rotary } from '../lobby/rotary.tsx';

/** More letters than these are set smaller. */
const LONG = 15;

interface Named {
  /** What it stands at, in words, and a line about that. */
  stands: string;
  line: string;
  children?: ComponentChildren;
}

/** A dial of the booth, under what it stands at. */
export function BoothDial<T extends string | number>({
  stands,
  line,
  children,
  ...dial
}: Named & Omit<ComponentProps<typeof Rotary<T>>, 'help'>) {
  return (
    <div class="booth-dial">
      <p class={stands.length > LONG ? 'booth-stands long' : 'booth-stands'} aria-hidden="true">
        {stands}
      </p>
      <Rotary {...dial} help={line} />
      <p class="booth-line">{line}</p>
      {children}
    </div>
  );
}
