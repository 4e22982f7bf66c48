import type { ComponentProps } from 'preact';
import { Radios } from '../kit/radios.tsx';
import './pick-one.css';

interface Named {
  /** What they are about, for whoever listens. */
  legend: string;
}

/** One of a few, as buttons that are joined. */
export function PickOne<T extends string | number>({ legend, ...radios }: Named & ComponentProps<typeof Radios<T>>) {
  return (
    <fieldset class="pick-one">
      <legend class="unseen">{legend}</legend>
      <Radios {...radios} />
    </fieldset>
  );
}
