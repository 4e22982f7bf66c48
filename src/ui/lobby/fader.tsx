import { useId } from 'preact/hooks';
import './fader.css';

interface Props {
  label: string;
  help?: string;
  max: number;
  step: number;
  value: number;
  /** What it stands at, in words. */
  words: string;
  onSlide: (value: number) => void;
  /** It was let go. */
  onRest?: () => void;
}

/** How much of something: up is more. */
export function Fader({ label, help, max, step, value, words, onSlide, onRest }: Props) {
  const id = useId();
  return (
    <>
      <label class="fader">
        <span class="fader-words" aria-hidden="true">
          {words}
        </span>
        <input
          type="range"
          min={0}
          max={max}
          step={step}
          value={value}
          style={{ '--at': value / max }}
          aria-valuetext={words}
          aria-describedby={help === undefined ? undefined : id}
          onInput={(event) => onSlide(Number(event.currentTarget.value))}
          onChange={onRest}
        />
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
