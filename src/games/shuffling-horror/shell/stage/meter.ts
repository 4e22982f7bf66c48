import {
  type FigureMessage,
  LOOKS,
  type MeterContext,
  Reading,
  worldsOf,
} from '../../../../director-ai/shuffling-horror/simulation/meter.ts';
import type { Job } from '../../../../director-ai/shuffling-horror/work.ts';
import type { Drawn } from '../../../../ui/kit/later.tsx';
import type { Meter } from '../../app/play/meter.ts';
import type { Session } from '../../app/play/session.ts';
import { beside } from './threads.ts';

/** The survival meter of a movie, fetched when it is first switched on. Its thread lives while it is to be seen. */
export const meterFor = (session: Session) => async (): Promise<Drawn> => {
  const [{ Meter }, { meterDial }] = await Promise.all([
    import('../../app/play/meter.ts'),
    import('../../ui/meter/meter.tsx'),
  ]);
  return meterDial(new Meter(session, meterThread));
};

/** One table at a time. What is still being played on when another is asked for ends by itself, soon, and is not heard. */
export function meterThread(
  onFigure: (message: FigureMessage) => void,
): ReturnType<ConstructorParameters<typeof Meter>[1]> {
  let current = 0;
  function* looks(id: number, ask: MeterContext): Generator<Extract<Job, { kind: 'meter' }>> {
    for (let look = 0; look < LOOKS && id === current; look++) yield { kind: 'meter', ask, worlds: worldsOf(look) };
  }
  return {
    ask({ id, ask }) {
      current = id;
      if (ask === null) return;
      const reading = new Reading();
      const { result } = beside(looks(id, ask), (lived, look) => {
        const figure = reading.add(lived, look);
        if (figure !== null && id === current) onFigure({ id, figure });
      });
      result.catch(() => {}); // the last figure stays
    },
    stop: () => {
      current = -1;
    },
  };
}
