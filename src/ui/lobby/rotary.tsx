import { useId } from 'preact/hooks';
import './rotary.css';
import { useWheel } from './use-wheel.ts';

interface Props<T extends string | number> {
  label: string;
  /** What it is about, for whoever asks. */
  help?: string;
  group: string;
  values: readonly T[];
  nameOf: (value: T) => string;
  /** Null: it stands between the values, by hand. */
  value: T | null;
  onTurn: (value: T) => void;
  /** A word that one of them stands out by. */
  tag?: { value: T; words: string } | null;
}

/** How far to each side it turns, in degrees: few values stand beside the knob, many go around it. */
const sweepOf = (values: number): number => (values < 4 ? 100 : values < 7 ? 122 : 142);

/** One of a few, on a dial. Every value is printed around the knob and can be pressed; the wheel turns it, and a press on the knob is one step on. */
export function Rotary<T extends string | number>({
  label,
  help,
  group,
  values,
  nameOf,
  value,
  onTurn,
  tag = null,
}: Props<T>) {
  const id = useId();
  const at = value === null ? -1 : values.indexOf(value);
  const sweep = sweepOf(values.length);
  const angleOf = (i: number): number => (values.length < 2 ? 0 : -sweep + (i * 2 * sweep) / (values.length - 1));
  const step = (by: number) => {
    const next = values[Math.min(values.length - 1, Math.max(0, at + by))];
    if (next !== undefined && next !== value) onTurn(next);
  };
  const knob = useWheel<HTMLSpanElement>(step);
  return (
    <fieldset class="rotary" aria-describedby={help === undefined ? undefined : id}>
      <legend class="unseen">{label}</legend>
      <span class="rotary-round">
        {/* Whoever uses keys or listens has the values. */}
        <span
          ref={knob}
          class={at < 0 ? 'rotary-knob between' : 'rotary-knob'}
          style={{ '--turn': `${at < 0 ? 180 : angleOf(at)}deg` }}
          aria-hidden="true"
          onClick={() => onTurn(values[(at + 1) % values.length] as T)}
        />
        {values.map((it, i) => (
          <label
            key={it}
            class={`rotary-value ${sideOf(angleOf(i))} ${i === at ? 'picked' : ''}`}
            style={{ '--x': placed(Math.sin(radians(angleOf(i)))), '--y': placed(-Math.cos(radians(angleOf(i)))) }}
          >
            <input type="radio" name={group} value={it} checked={i === at} onChange={() => onTurn(it)} />
            <span>{nameOf(it)}</span> {it === tag?.value && <b class="rotary-tag">{tag.words}</b>}
          </label>
        ))}
      </span>
      <span class="tape" aria-hidden="true">
        {label}
      </span>
      {help !== undefined && (
        <span id={id} hidden>
          {help}
        </span>
      )}
    </fieldset>
  );
}

const sideOf = (angle: number): string => (Math.abs(angle) < 20 ? 'top' : angle < 0 ? 'left' : 'right');
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const placed = (share: number): string => share.toFixed(3);
