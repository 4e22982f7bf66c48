import { UI } from '../../../../text/play/ui.ts';
import { Slider } from '../../../../ui/kit/slider.tsx';
import type { FilmPort, FilmState } from '../../app/ports/stage.ts';
import './film-bar.css';

interface Props {
  film: FilmPort;
  state: FilmState;
  onLeave: () => void;
}

const words = UI.film;

/** The projector's handle: run, stop, and wind to a round. */
export function FilmBar({ film, state: { running, at, rounds }, onLeave }: Props) {
  const now = rounds[at];
  const where = now === undefined ? '' : words.at(now.reel, now.round);
  return (
    <section class="prompt film-bar" aria-label={words.projector}>
      <button type="button" class="choice best" onClick={() => film.roll(!running)}>
        <span class="choice-label">{running ? words.stop : words.run}</span>
      </button>
      <label class="film-wind">
        <span>{where}</span>
        <Slider
          label={words.round}
          max={rounds.length - 1}
          step={1}
          value={at}
          words={where}
          onSlide={(round) => film.wind(round)}
        />
      </label>
      <button type="button" class="choice quiet" onClick={onLeave}>
        <span class="choice-label">{words.leave}</span>
      </button>
    </section>
  );
}
