import {
  THREAT_LOOKS,
  type ThreatContext,
  type ThreatFigure,
  ThreatReading,
  turnsOf,
} from '../../../../director-ai/shuffling-horror/simulation/threat-reading.ts';
import type { Job } from '../../../../director-ai/shuffling-horror/work.ts';
import type { Forecast } from '../../app/play/forecast.ts';
import type { Session } from '../../app/play/session.ts';
import { beside } from './threads.ts';

/** What the coming Director's turn may cost: fetched while the movie begins; the table never waits for it. Returns how to end it. */
export function forecastFor(session: Session): () => void {
  let left = false;
  let end = () => {};
  import('../../app/play/forecast.ts').then(
    (it) => {
      if (!left) end = new it.Forecast(session, forecastThread).begin();
    },
    () => {}, // the movie goes on without it
  );
  return () => {
    left = true;
    end();
  };
}

/** One table at a time. What is still being played when another is asked for ends by itself, soon, and is not heard. */
export function forecastThread(
  onFigure: (message: ThreatFigure) => void,
): ReturnType<ConstructorParameters<typeof Forecast>[1]> {
  let current = 0;
  function* looks(id: number, ask: ThreatContext): Generator<Extract<Job, { kind: 'threat' }>> {
    for (let look = 0; look < THREAT_LOOKS && id === current; look++)
      yield { kind: 'threat', ask, worlds: turnsOf(look) };
  }
  return {
    ask({ id, ask }) {
      current = id;
      if (ask === null) return;
      const reading = new ThreatReading();
      const { result } = beside(looks(id, ask), (found, look) => {
        const figure = reading.add(found, look);
        if (figure !== null && id === current) onFigure({ id, figure });
      });
      result.catch(() => {}); // the last forecast stays
    },
    stop: () => {
      current = -1;
    },
  };
}
