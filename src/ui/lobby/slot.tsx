import './slot.css';
import { useWheel } from './use-wheel.ts';

interface Props<T extends string | number> {
  legend: string;
  group: string;
  options: readonly T[];
  nameOf: (option: T) => string;
  value: T;
  onPick: (value: T) => void;
}

/** One of a few, of which one shows at a time: the arrows beside it, the wheel and the arrow keys turn the drum. */
export function Slot<T extends string | number>({ legend, group, options, nameOf, value, onPick }: Props<T>) {
  const at = options.indexOf(value);
  const turn = (by: number) => {
    const next = options[(at + by + options.length) % options.length];
    if (next !== undefined && next !== value) onPick(next);
  };
  const drum = useWheel<HTMLFieldSetElement>(turn);
  return (
    <fieldset ref={drum} class="slot">
      <legend class="unseen">{legend}</legend>
      {options.map((it) => (
        <input
          key={it}
          type="radio"
          class="slot-pick"
          name={group}
          aria-label={nameOf(it)}
          checked={it === value}
          onChange={() => onPick(it)}
        />
      ))}
      {/* Whoever uses keys or listens has all of them. */}
      <span class="slot-turn" aria-hidden="true" onClick={() => turn(-1)}>
        ‹
      </span>
      <span class="slot-shows" aria-hidden="true" onClick={() => turn(1)}>
        {nameOf(value)}
      </span>
      <span class="slot-turn" aria-hidden="true" onClick={() => turn(1)}>
        ›
      </span>
    </fieldset>
  );
}
