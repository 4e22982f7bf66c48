import type { ComponentChildren } from 'preact';
import './radios.css';

interface Props<T extends string | number> {
  group: string;
  options: readonly T[];
  nameOf: (option: T) => ComponentChildren;
  value: T;
  onPick: (value: T) => void;
  /** One that somebody else would pick. */
  meant?: T | undefined;
  mark?: ComponentChildren;
}

/** One of a few, side by side. What they are about is said by the fieldset around them. */
export function Radios<T extends string | number>({ group, options, nameOf, value, onPick, meant, mark }: Props<T>) {
  return (
    <div class="radios">
      {options.map((option) => (
        <label key={option} class={option === value ? 'radio picked' : 'radio'}>
          <input type="radio" name={group} checked={option === value} onChange={() => onPick(option)} />
          {nameOf(option)}
          {option === meant && mark}
        </label>
      ))}
    </div>
  );
}
