import { render } from 'preact';
import { useState } from 'preact/hooks';
import type { Level } from '../../../../rules/geiger-man/index.ts';
import { Radios } from '../../../../ui/kit/radios.tsx';
import { Room } from '../../../../ui/kit/room.tsx';
import '../../../../ui/set-up/set-up.css';
import { Picks } from '../../../../ui/set-up/picks.tsx';
import type { NightChoice } from '../../app/ports/one-more-night.ts';
import { LOBBY } from '../../text/lobby-words.ts';
import './nights.css';

interface Props {
  /** What was chosen last. */
  last: NightChoice;
  /** A show that was left would end. */
  ends: boolean;
  /** Rejects where no table can be found. */
  onBegin(choice: NightChoice): Promise<void>;
  onLeave(): void;
}

/** Where it begins and how late it is; one click takes over. */
function Nights({ last, ends, onBegin, onLeave }: Props) {
  const [choice, setChoice] = useState(last);
  const [state, setState] = useState<'idle' | 'drawing' | 'failed'>('idle');
  const { ONE_MORE_NIGHT, SET_UP, WAYS } = LOBBY.setUp;
  const { from } = ONE_MORE_NIGHT;
  const begin = () => {
    setState('drawing');
    onBegin(choice).catch(() => setState('failed'));
  };
  return (
    <Room title={ONE_MORE_NIGHT.title} aside={WAYS['one-more-night'].aside} kind="gm-nights" onLeave={onLeave}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (state !== 'drawing') begin();
        }}
      >
        {ONE_MORE_NIGHT.lines.map((line) => (
          <p key={line} class="gm-nights-line">
            {line}
          </p>
        ))}
        <Picks
          title={ONE_MORE_NIGHT.where}
          group="from"
          picked={choice.from}
          onPick={(picked) => setChoice({ ...choice, from: picked })}
          picks={(Object.keys(from) as NightChoice['from'][]).map((id) => ({ id, ...from[id] }))}
        />
        <fieldset class="gm-nights-level">
          <legend>{SET_UP.level.title}</legend>
          <Radios
            group="level"
            options={['matinee', 'feature', 'late-show', 'midnight'] satisfies Level[]}
            nameOf={(level) => SET_UP.level[level].name}
            value={choice.level}
            onPick={(level) => setChoice({ ...choice, level })}
          />
        </fieldset>
        <div class="slip gm-nights-start">
          <button type="submit" class="roll-film" disabled={state === 'drawing'}>
            {ONE_MORE_NIGHT.begin}
          </button>
          {ends && <p>{SET_UP.ticket.ends}</p>}
          <p role="status">
            {state === 'drawing' ? ONE_MORE_NIGHT.drawing : state === 'failed' ? ONE_MORE_NIGHT.failed : ''}
          </p>
        </div>
      </form>
    </Room>
  );
}

export function mountNights(house: HTMLElement, props: Props): () => void {
  render(<Nights {...props} />, house);
  return () => render(null, house);
}
