import type { Route, Screen } from '../../../../shell/app-context.ts';
import { type Film, Screening } from '../../app/play/screening.ts';
import { onStage } from './on-stage.ts';
import { heard } from './sound.ts';

/** A finished show on the projector. */
export const screeningScreen =
  (film: Film, back: Route, still?: number): Screen =>
  (context) => {
    const sound = heard(context);
    const settings = context.settings();
    const screening = new Screening(
      film,
      {
        sound: sound.port,
        // Who skips everything in play has come here to see it.
        settings: settings.speed === 'instant' ? { ...settings, speed: '2x' } : settings,
        onSettings: context.set,
      },
      still ?? null,
    );
    const unmount = onStage(context, screening, {
      film: screening,
      lesson: null,
      ending: null,
      onExport: null,
      onLeave: () => context.go(back),
    });
    void screening.run();
    return () => {
      unmount();
      sound.close();
    };
  };
