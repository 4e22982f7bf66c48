import { useState } from 'preact/hooks';
import {
  clashOf,
  KEY_ACTIONS,
  type KeyAction,
  type KeyChanges,
  keyOf,
  plainKey,
  USUAL_KEYS,
  withKey,
} from '../../app/ports/keys.ts';
import { KEYS, keyName } from '../../text/play/keys.ts';
import './key-rows.css';

interface Props {
  keys: KeyChanges;
  onChange: (keys: KeyChanges) => void;
}

const { set } = KEYS;

/** A row for each thing that a key does: press it, then the key. */
export function KeyRows({ keys, onChange }: Props) {
  const [waiting, setWaiting] = useState<KeyAction | null>(null);
  const [said, setSaid] = useState({ words: '', bad: false });
  const tell = (words: string, bad = false) => setSaid({ words, bad });

  const put = (action: KeyAction, key: string) => {
    const clash = clashOf(keys, action, key);
    if (clash === 'reserved') return tell(set.reserved(key), true);
    if (clash !== null) return tell(set.taken(key, clash), true);
    onChange(withKey(keys, action, key));
    tell(set.done(action, key));
  };

  const onKey = (action: KeyAction, event: KeyboardEvent) => {
    if (waiting !== action || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = plainKey(event.key);
    if (key === 'Tab' || key === 'Shift') return; // on to the next row; or a capital is on its way
    event.preventDefault();
    setWaiting(null);
    if (key === 'Escape' && USUAL_KEYS[action] !== 'Escape') tell(set.left);
    else put(action, key);
  };

  return (
    <section class="key-panel" aria-labelledby="settings-keys">
      <header class="key-head">
        <h2 id="settings-keys">{KEYS.title}</h2>
        <p>{set.help}</p>
        <p class={said.bad ? 'panel-window bad' : 'panel-window'} role="status">
          {said.words}
        </p>
        <button
          type="button"
          class="key-reset"
          onClick={() => {
            onChange({});
            tell(set.wasReset);
          }}
        >
          {set.reset}
        </button>
      </header>
      <ul class="key-rows">
        {KEY_ACTIONS.map((action) => (
          <li key={action} class="key-row">
            <button
              type="button"
              class={waiting === action ? 'key-set waiting' : 'key-set'}
              aria-label={waiting === action ? set.waits(action) : set.label(action, keyOf(keys, action))}
              onClick={() => setWaiting(action)}
              onBlur={() => setWaiting((was) => (was === action ? null : was))}
              onKeyDown={(event) => onKey(action, event)}
            >
              {waiting === action ? set.wait : keyName(keyOf(keys, action))}
            </button>
            <span class="key-what" aria-hidden="true">
              {KEYS.actions[action]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
