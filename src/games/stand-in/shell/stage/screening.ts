import type { Route, Screen } from '../../../../shell/app-context.ts';
import { humanIn } from '../../app/play/company.ts';
import { type Film, Screening } from '../../app/play/screening.ts';
import { onStage } from './on-stage.ts';
import { heardFrom } from './sound.ts';

/** A finished game on the projector; `still`: it stands before that reply, with open hands. */
export const screeningScreen =
  (film: Film, back: Route, still?: number): Screen =>
  (context) => {
    const settings = context.settings();
    const sound = heardFrom(context, humanIn(film.config));
    const ports = {
      sound: sound.port,
      // Who skips everything in play has come here to see it.
      settings: settings.speed === 'instant' ? { ...settings, speed: '2x' as const } : settings,
      onSettings: context.set,
    };
    const screening = new Screening(film, ports, still === undefined ? 'yours' : 'open', still ?? null);
    const unmount = onStage(context, screening, {
      ending: null,
      ownEnding: null,
      lesson: null,
      onExport: null,
      onLeave: () => context.go(back),
    });
    void screening.run();
    return () => {
      unmount();
      sound.close();
    };
  };
