import { UI } from '../../../../text/play/ui.ts';
import { Slider } from '../../../../ui/kit/slider.tsx';
import type { FilmPort, FilmState } from '../../app/ports/stage.ts';
import { LOBBY } from '../../text/lobby-words.ts';

interface Props {
  film: FilmPort;
  state: FilmState;
  onLeave: () => void;
}

/** The projector's handle: run, stop, and wind to a turn. */
export function FilmBar({ film, state: { running, at, rounds }, onLeave }: Props) {
  const { VAULT } = LOBBY.vault;
  const where = VAULT.at(rounds[at]?.turn ?? 0);
  return (
    <section class="gm-choices gm-film" aria-label={UI.film.projector}>
      <button type="button" class="gm-choice" onClick={() => film.roll(!running)}>
        <b>{running ? UI.film.stop : UI.film.run}</b>
      </button>
      <label>
        <span>{where}</span>
        <Slider
          label={VAULT.round}
          max={rounds.length - 1}
          step={1}
          value={at}
          words={where}
          onSlide={(turn) => film.wind(turn)}
        />
      </label>
      <button type="button" class="gm-choice quiet" onClick={onLeave}>
        <b>{UI.film.leave}</b>
      </button>
    </section>
  );
}
