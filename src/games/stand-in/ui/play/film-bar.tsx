import { UI } from '../../../../text/play/ui.ts';
import { Radios } from '../../../../ui/kit/radios.tsx';
import { Slider } from '../../../../ui/kit/slider.tsx';
import type { Eyes, FilmPort, StageState } from '../../app/ports/stage.ts';
import { TABLE } from '../../text/table.ts';
import './film-bar.css';

interface Props {
  film: FilmPort;
  state: NonNullable<StageState['film']>;
  eyes: Eyes | null;
  onLeave: () => void;
}

const { film: words } = UI;

/** The projector's handle: run, stop, wind to a turn, and look with other eyes. */
export function FilmBar({ film, state: { running, at, rounds }, eyes, onLeave }: Props) {
  const turn = rounds[at]?.turn;
  return (
    <section class="si-film" aria-label={words.projector}>
      <button type="button" class="si-answer" onClick={() => film.roll(!running)}>
        {running ? words.stop : words.run}
      </button>
      <label class="si-wind">
        <span>{turn === undefined ? '' : TABLE.turn(turn)}</span>
        <Slider
          label={TABLE.film.turn}
          max={rounds.length - 1}
          step={1}
          value={at}
          words={turn === undefined ? '' : TABLE.turn(turn)}
          onSlide={(to) => film.wind(to)}
        />
      </label>
      {eyes !== null && (
        <fieldset class="si-eyes">
          <legend class="unseen">{TABLE.film.eyes}</legend>
          <Radios
            group="eyes"
            options={film.eyes}
            nameOf={(it) => TABLE.film.names[it]}
            value={eyes}
            onPick={(it) => film.look(it)}
          />
        </fieldset>
      )}
      <button type="button" class="si-answer" onClick={onLeave}>
        {words.leave}
      </button>
    </section>
  );
}
