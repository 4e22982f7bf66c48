import { type KeyAction, type KeyChanges, keyOf } from '../../app/ports/keys.ts';
import { keyName } from '../../text/keys.ts';

interface Props {
  keys: KeyChanges;
  action: KeyAction;
}

/** The key that does the same as the button it stands on. */
export const KeyHint = ({ keys, action }: Props) => <Key name={keyName(keyOf(keys, action))} />;

export const Key = ({ name }: { name: string }) => (
  <span class="key" aria-hidden="true">
    {name}
  </span>
);
