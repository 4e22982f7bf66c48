import './slider.css';

interface Props {
  class?: string;
  /** For who has no other name. */
  label?: string;
  min?: number;
  max: number;
  step: number;
  value: number;
  /** What it stands at, in words. */
  words?: string | undefined;
  onSlide: (value: number) => void;
}

/** The same in every engine: left alone, each draws a knob and a groove of its own, and only some show the way that it has come. */
export function Slider({ class: look = '', label, min = 0, max, step, value, words, onSlide }: Props) {
  return (
    <input
      class={`slider ${look}`}
      type="range"
      min={min}
      max={max}
      step={step}
      value={value}
      style={{ '--at': max > min ? (value - min) / (max - min) : 0 }}
      aria-label={label}
      aria-valuetext={words}
      onInput={(event) => onSlide(Number(event.currentTarget.value))}
    />
  );
}
