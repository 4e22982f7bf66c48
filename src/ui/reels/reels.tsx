import { render } from 'preact';
import { useState } from 'preact/hooks';
import type { ReelChoice } from '../../app/ports/practice.ts';
import { REELS } from '../../text/reels.ts';
import { SET_UP } from '../../text/set-up.ts';
import { UI } from '../../text/ui.ts';
import { Room } from '../room.tsx';
import './reels.css';

const ALL = [1, 2, 3, 4];
const SEATS = [2, 3, 4, 6];
const LEVELS = ['matinee', 'feature', 'late-show', 'midnight'];

export interface ReelsProps {
  /** What was chosen last. */
  last: ReelChoice;
  best(choice: ReelChoice): number | undefined;
  /** A movie that was left would end. */
  ends: boolean;
  /** Rejects where no table can be found. */
  onStart(choice: ReelChoice): Promise<void>;
  onLeave(): void;
}

/** Which reel, how many seats, which Director; one click starts. */
function Reels({ last, best, ends, onStart, onLeave }: ReelsProps) {
  const [choice, setChoice] = useState(last);
  const [state, setState] = useState<'idle' | 'threading' | 'failed'>('idle');
  const start = () => {
    setState('threading');
    onStart(choice).catch(() => setState('failed'));
  };
  return (
    <Room title={REELS.title} aside={REELS.aside} kind="reels" onLeave={onLeave}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (state !== 'threading') start();
        }}
      >
        <fieldset class="reel-cans">
          <legend class="unseen">{REELS.which}</legend>
          {ALL.map((reel) => (
            <label key={reel} class="reel-can">
              <input
                type="radio"
                name="reel"
                checked={choice.reel === reel}
                onChange={() => setChoice({ ...choice, reel })}
              />
              <span class="reel-name">{REELS.reel(reel)}</span>
              <span class="reel-about">{REELS.about[reel]}</span>
              <span class="reel-best">{REELS.best(best({ ...choice, reel }))}</span>
            </label>
          ))}
        </fieldset>
        <div class="reel-rows">
          <Row
            name="seats"
            legend={REELS.seats}
            options={SEATS.map((seats) => ({ value: seats, words: String(seats) }))}
            chosen={choice.seats}
            onChoose={(seats) => setChoice({ ...choice, seats })}
          />
          <Row
            name="level"
            legend={REELS.level}
            options={LEVELS.map((level) => ({ value: level, words: UI.levels(level) }))}
            chosen={choice.level}
            onChoose={(level) => setChoice({ ...choice, level })}
          />
        </div>
        <div class="reel-start">
          <button type="submit" class="reel-roll" disabled={state === 'threading'}>
            {REELS.start}
          </button>
          {ends && <p>{SET_UP.ticket.ends}</p>}
          <p role="status">{state === 'threading' ? REELS.threading : state === 'failed' ? REELS.failed : ''}</p>
        </div>
      </form>
    </Room>
  );
}

interface RowProps<T> {
  name: string;
  legend: string;
  options: readonly { value: T; words: string }[];
  chosen: T;
  onChoose: (value: T) => void;
}

function Row<T extends string | number>({ name, legend, options, chosen, onChoose }: RowProps<T>) {
  return (
    <fieldset class="reel-row">
      <legend>{legend}</legend>
      {options.map(({ value, words }) => (
        <label key={value}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function hangReels(house: HTMLElement, props: ReelsProps): () => void {
  render(<Reels {...props} />, house);
  return () => render(null, house);
}
