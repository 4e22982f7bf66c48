import { render } from 'preact';
import { useState } from 'preact/hooks';
import { UI } from '../../../../text/play/ui.ts';
import { REELS } from '../../../../text/rooms/reels.ts';
import { SET_UP } from '../../../../text/rooms/set-up.ts';
import { Radios } from '../../../../ui/kit/radios.tsx';
import { Room } from '../../../../ui/kit/room.tsx';
import type { CatalogueEntry } from '../../app/ports/catalogue.ts';
import type { ReelChoice } from '../../app/ports/practice.ts';
import { DoubleFeature } from '../kit/double-feature.tsx';
import './reels.css';

const ALL = [1, 2, 3, 4];
const SEATS = [2, 3, 4, 6];

export interface ReelsProps {
  movies: readonly CatalogueEntry[];
  levels: readonly string[];
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
function Reels({ movies, levels, last, best, ends, onStart, onLeave }: ReelsProps) {
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
        <DoubleFeature movies={movies} picked={choice.deck} onPick={(deck) => setChoice({ ...choice, deck })} />
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
          <fieldset class="reel-row">
            <legend>{REELS.seats}</legend>
            <Radios
              group="seats"
              options={SEATS}
              nameOf={String}
              value={choice.seats}
              onPick={(seats) => setChoice({ ...choice, seats })}
            />
          </fieldset>
          <fieldset class="reel-row">
            <legend>{REELS.level}</legend>
            <Radios
              group="level"
              options={levels}
              nameOf={UI.levels}
              value={choice.level}
              onPick={(level) => setChoice({ ...choice, level })}
            />
          </fieldset>
        </div>
        <div class="slip reel-start">
          <button type="submit" class="roll-film" disabled={state === 'threading'}>
            {REELS.start}
          </button>
          {ends && <p>{SET_UP.ticket.ends}</p>}
          <p role="status">{state === 'threading' ? REELS.threading : state === 'failed' ? REELS.failed : ''}</p>
        </div>
      </form>
    </Room>
  );
}

export function mountReels(house: HTMLElement, props: ReelsProps): () => void {
  render(<Reels {...props} />, house);
  return () => render(null, house);
}
