import type { ComponentChildren } from 'preact';

export interface Pick<T extends string> {
  id: T;
  name: string;
  line: string;
  /** A word that it stands out by. */
  tag?: string;
  /** What stands under it in figures. */
  more?: ComponentChildren;
}

interface Props<T extends string> {
  title: string;
  group: string;
  picks: readonly Pick<T>[];
  picked: T;
  onPick: (id: T) => void;
}

/** One of a few, each with a line about it. */
export function Picks<T extends string>({ title, group, picks, picked, onPick }: Props<T>) {
  return (
    <fieldset class="picks">
      <legend>{title}</legend>
      <div class="picks-row">
        {picks.map(({ id, name, line, tag, more }) => (
          <label key={id} class={id === picked ? 'pick picked' : 'pick'}>
            <input type="radio" name={group} checked={id === picked} onChange={() => onPick(id)} />
            <span class="pick-name">{name}</span> {tag !== undefined && <span class="pick-tag">{tag}</span>}{' '}
            <span class="pick-line">{line}</span> {more}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
