import { type Film, Screening } from '../app/screening.ts';
import { UI } from '../text/ui.ts';
import type { Route, Screen } from './hall.ts';
import { onStage, stagePorts } from './on-stage.ts';

/** A finished movie on the projector. */
export const screeningScreen =
  (film: Film, back: Route, still?: number): Screen =>
  (hall) => {
    const screening = new Screening(film, watchable(stagePorts(hall, film.config.deck)), still ?? null);
    const strike = onStage(hall, screening, {
      level: UI.film.replay,
      film: screening,
      ending: null,
      onExport: null,
      onLeave: () => hall.go(back),
    });
    void screening.run();
    return strike;
  };

/** Who skips everything in play has come here to see it. */
const watchable = (ports: ReturnType<typeof stagePorts>) => ({
  ...ports,
  settings: ports.settings.speed === 'instant' ? { ...ports.settings, speed: '2x' as const } : ports.settings,
});
