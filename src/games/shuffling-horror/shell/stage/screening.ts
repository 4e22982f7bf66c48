import type { Route, Screen } from '../../../../shell/app-context.ts';
import { UI } from '../../../../text/play/ui.ts';
import { type Film, Screening } from '../../app/play/screening.ts';
import { onStage, stagePorts } from './on-stage.ts';

/** A finished movie on the projector. */
export const screeningScreen =
  (film: Film, back: Route, still?: number): Screen =>
  (context) => {
    const screening = new Screening(film, watchable(stagePorts(context, film.config.deck)), still ?? null);
    const unmount = onStage(context, screening, {
      level: UI.film.replay,
      film: screening,
      ending: null,
      onExport: null,
      onLeave: () => context.go(back),
    });
    void screening.run();
    return unmount;
  };

/** Who skips everything in play has come here to see it. */
const watchable = (ports: ReturnType<typeof stagePorts>) => ({
  ...ports,
  settings: ports.settings.speed === 'instant' ? { ...ports.settings, speed: '2x' as const } : ports.settings,
});
