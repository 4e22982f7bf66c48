import { type Film, Screening } from '../app/screening.ts';
import { UI } from '../text/ui.ts';
import type { Screen } from './hall.ts';
import { onStage, stagePorts } from './on-stage.ts';

/** A finished movie on the projector. */
export const screeningScreen =
  (film: Film): Screen =>
  (hall) => {
    const screening = new Screening(film, stagePorts(hall));
    const strike = onStage(hall, screening, {
      level: UI.film.replay,
      film: screening,
      ending: null,
    });
    void screening.run();
    return strike;
  };
