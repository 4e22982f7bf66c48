import { useId } from 'preact/hooks';
import './lever.css';

interface Props {
  label: string;
  help?: string;
  on: boolean;
  locked?: boolean;
  onThrow: (on: boolean) => void;
}

/** On or off: a lever under a lamp. */
export function Lever({ label, help, on, locked = false, onThrow }: Props) {
  const id = useId();
  return (
    <>
      <label class={on ? 'lever on' : 'lever'}>
        <span class="lever-lamp" aria-hidden="true" />
        <span class="lever-slot">
          <input
            type="checkbox"
            role="switch"
            checked={on}
            aria-checked={on}
            disabled={locked}
            aria-describedby={help === undefined ? undefined : id}
            onChange={(event) => onThrow(event.currentTarget.checked)}
          />
          <span class="lever-stick" aria-hidden="true" />
        </span>
        <span class="tape">{label}</span>
      </label>
      {help !== undefined && (
        <span id={id} hidden>
          {help}
        </span>
      )}
    </>
  );
}
