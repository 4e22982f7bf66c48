import { render } from 'preact';
import { useState } from 'preact/hooks';
import { Room } from '../../../../ui/kit/room.tsx';
import { TAKE_KINDS, type TakeKind } from '../../app/ports/ways.ts';
import { SHORT_TAKE } from '../../text/short-take.ts';
import './short-take.css';

interface Props {
  /** What was chosen last. */
  last: TakeKind;
  /** A game was left, and a new one would take its place. */
  over: boolean;
  onBegin: (kind: TakeKind) => void;
  onLeave: () => void;
}

/** What kind of take; one click starts. */
function ShortTake({ last, over, onBegin, onLeave }: Props) {
  const [kind, setKind] = useState(last);
  return (
    <Room title={SHORT_TAKE.title} aside={SHORT_TAKE.aside} kind="si-short-take" onLeave={onLeave}>
      <form
        class="slip si-takes"
        onSubmit={(event) => {
          event.preventDefault();
          onBegin(kind);
        }}
      >
        <fieldset>
          <legend class="unseen">{SHORT_TAKE.which}</legend>
          {TAKE_KINDS.map((it) => (
            <label key={it} class="si-take">
              <input type="radio" name="take" checked={kind === it} onChange={() => setKind(it)} />
              <span class="si-take-name">{SHORT_TAKE.kinds[it].name}</span>
              <span class="si-take-says">{SHORT_TAKE.kinds[it].says}</span>
            </label>
          ))}
        </fieldset>
        {over && <p class="si-takes-over">{SHORT_TAKE.over}</p>}
        <button type="submit" class="roll-film">
          {SHORT_TAKE.begin}
        </button>
      </form>
    </Room>
  );
}

export function mountShortTake(house: HTMLElement, props: Props): () => void {
  render(<ShortTake {...props} />, house);
  return () => render(null, house);
}
