import './switches.css';

export type SwitchValue = boolean | string;

interface Props {
  id: string;
  name: string;
  rule: string;
  line: string;
  note: string;
  /** The first is "off". */
  values: readonly SwitchValue[];
  value: SwitchValue;
  /** How its values are called, where it is more than on and off. */
  named?: ((value: SwitchValue) => string) | undefined;
  locked: boolean;
  onSet: (value: SwitchValue) => void;
}

/** An optional rule, to be switched on. */
export function SwitchLine({ id, name, rule, line, note, values, value, named, locked, onSet }: Props) {
  const input = `switch-${id}`;
  return (
    <div class={value === values[0] ? 'switch' : 'switch on'}>
      {named === undefined ? (
        <input
          id={input}
          type="checkbox"
          checked={value === true}
          disabled={locked}
          onChange={(event) => onSet(event.currentTarget.checked)}
        />
      ) : (
        <select
          id={input}
          value={String(value)}
          onChange={({ currentTarget }) => {
            const picked = values.find((it) => String(it) === currentTarget.value);
            if (picked !== undefined) onSet(picked);
          }}
        >
          {values.map((it) => (
            <option key={String(it)} value={String(it)}>
              {named(it)}
            </option>
          ))}
        </select>
      )}
      <label for={input} class="switch-words">
        <span class="switch-name">{name}</span> <span class="switch-rule">{rule}</span>
        {note !== '' && <em> {note}</em>} <span class="switch-line">{line}</span>
      </label>
    </div>
  );
}
