import { Slot } from '../lobby/slot.tsx';
import './switches.css';

export type SwitchValue = boolean | string;

interface Props {
  id: string;
  name: string;
  rule: string;
  line: string;
  note: string;
  values: readonly SwitchValue[];
  value: SwitchValue;
  /** Whether that is other than usual. */
  isOn: boolean;
  /** How its values are called, where it is more than on and off. */
  named?: ((value: SwitchValue) => string) | undefined;
  locked: boolean;
  onSet: (value: SwitchValue) => void;
}

/** An optional rule, to be switched on. */
export function SwitchLine({ id, name, rule, line, note, values, value, isOn, named, locked, onSet }: Props) {
  const words = (
    <>
      <span class="switch-name">{name}</span> <span class="switch-rule">{rule}</span>
      {note !== '' && <em> {note}</em>} <span class="switch-line">{line}</span>
    </>
  );
  const look = isOn ? 'switch on' : 'switch';
  if (named !== undefined)
    return (
      <div class={`${look} many`}>
        <Slot
          legend={`${name} ${rule}`}
          group={`switch-${id}`}
          options={values.map(String)}
          nameOf={(it) => named(values.find((one) => String(one) === it) as SwitchValue)}
          value={String(value)}
          onPick={(it) => onSet(values.find((one) => String(one) === it) as SwitchValue)}
        />
        <div class="switch-words">{words}</div>
      </div>
    );
  return (
    <label class={look}>
      <input
        type="checkbox"
        role="switch"
        class="small-switch"
        checked={value === true}
        aria-checked={value === true}
        disabled={locked}
        onChange={(event) => onSet(event.currentTarget.checked)}
      />
      <span class="switch-words">{words}</span>
    </label>
  );
}
