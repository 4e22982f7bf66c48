import { type KeyAction, type KeyChanges, keyOf, PICKS } from '../../../../../app/ports/keys.ts';
import { keyName } from '../../../../../text/play/keys.ts';

interface Props {
  keys: KeyChanges;
  action: KeyAction;
}

/** The key that does the same as the button it stands on. */
export const KeyHint = ({ keys, action }: Props) => <Key name={keyName(keyOf(keys, action))} />;

/** The key of a choice, by its place; past the ninth there is none. */
export function PickHint({ keys, place }: { keys: KeyChanges; place: number }) {
  const pick = PICKS[place];
  return pick === undefined ? null : <KeyHint keys={keys} action={pick} />;
}

const Key = ({ name }: { name: string }) => (
  <span class="key" aria-hidden="true">
    {name}
  </span>
);
