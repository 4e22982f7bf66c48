import { useEffect, useRef } from 'preact/hooks';
import { VAULT } from '../../text/rooms/vault.ts';

interface Props {
  name: string;
  onName: (name: string) => void;
  onStop: () => void;
}

/** A name is written on the label: Enter keeps it, Escape leaves the old one. */
export function Rename({ name, onName, onStop }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <form
      class="rename"
      onSubmit={(event) => {
        event.preventDefault();
        onName(field.current?.value ?? name);
        onStop();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault(); // and not out of the room
        onStop();
      }}
    >
      <input ref={field} aria-label={VAULT.shelf.name} maxLength={60} defaultValue={name} />
      <button type="submit">{VAULT.shelf.renameDo}</button>
    </form>
  );
}
