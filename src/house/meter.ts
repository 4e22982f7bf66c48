import type { Meter } from '../app/meter.ts';
import type { Session } from '../app/session.ts';
import type { FigureMessage, MeterMessage } from '../director-ai/meter-worker.ts';
import type { Drawn } from '../ui/later.tsx';

/** The survival meter of a movie, fetched when it is first switched on. Its thread lives while it is to be seen. */
export const meterFor = (session: Session) => async (): Promise<Drawn> => {
  const [{ Meter }, { meterDial }] = await Promise.all([import('../app/meter.ts'), import('../ui/meter/meter.tsx')]);
  return meterDial(new Meter(session, meterThread));
};

export function meterThread(
  onFigure: (message: FigureMessage) => void,
): ReturnType<ConstructorParameters<typeof Meter>[1]> {
  const worker = new Worker(new URL('../director-ai/meter-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FigureMessage>) => onFigure(data);
  return {
    ask: (message: MeterMessage) => worker.postMessage(message),
    stop: () => worker.terminate(),
  };
}
