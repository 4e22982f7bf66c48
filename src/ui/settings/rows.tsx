import { Radios } from '../kit/radios.tsx';
import { Slider } from '../kit/slider.tsx';

interface PickProps<T extends string | number> {
  label: string;
  help: string;
  group: string;
  names: Readonly<Record<T, string>>;
  options: readonly T[];
  value: T;
  onPick: (value: T) => void;
}

/** One of a few, side by side. */
export function PickRow<T extends string | number>({
  label,
  help,
  group,
  names,
  options,
  value,
  onPick,
}: PickProps<T>) {
  return (
    <fieldset class="setting">
      <legend>
        <span class="setting-name">{label}</span>
      </legend>
      <p class="setting-help">{help}</p>
      <Radios group={group} options={options} nameOf={(option) => names[option]} value={value} onPick={onPick} />
    </fieldset>
  );
}

interface CheckProps {
  label: string;
  help: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

export function CheckRow({ label, help, on, onChange }: CheckProps) {
  return (
    <label class="setting">
      <span class="setting-name">{label}</span>
      <span class="setting-help">{help}</span>
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
    </label>
  );
}

interface VolumeProps {
  label: string;
  /** As words, beside it. */
  words: string;
  value: number;
  onChange: (value: number) => void;
}

export function VolumeRow({ label, words, value, onChange }: VolumeProps) {
  return (
    <label class="setting">
      <span class="setting-name">{label}</span>
      <span class="setting-help">{words}</span>
      <Slider max={1} step={0.05} value={value} words={words} onSlide={onChange} />
    </label>
  );
}
