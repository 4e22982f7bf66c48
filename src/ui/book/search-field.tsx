import { Told } from '../kit/told.tsx';
import './search-field.css';

interface Props {
  label: string;
  hint: string;
  query: string;
  onQuery: (query: string) => void;
  /** How much was found; said politely whenever it changes. */
  found: string;
}

/** A line to type in. Escape empties it before it leads out of the room. */
export function SearchField({ label, hint, query, onQuery, found }: Props) {
  return (
    <search class="seek">
      <label>
        <span class="seek-label">{label}</span>
        <input
          type="search"
          value={query}
          placeholder={hint}
          spellcheck={false}
          autocomplete="off"
          onInput={(event) => onQuery(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || query === '') return;
            event.preventDefault();
            onQuery('');
          }}
        />
      </label>
      <Told class="seek-found" words={found} />
    </search>
  );
}
