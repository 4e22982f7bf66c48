import type { Running } from '../../../../director-ai/pool.ts';
import {
  type AdviceAnswer,
  type AdviceContext,
  AdviceReading,
} from '../../../../director-ai/shuffling-horror/simulation/advice-reading.ts';
import type { Advisor } from '../../app/play/advisor.ts';
import type { Session } from '../../app/play/session.ts';
import { inThread } from './threads.ts';

/** Somebody to ask what they would do, fetched when they are first asked. */
export function advisorFor(session: Session): { ask: () => void; stop: () => void } {
  let advisor: Promise<Advisor> | null = null;
  const called = () => {
    advisor ??= import('../../app/play/advisor.ts').then((it) => new it.Advisor(session, advisorThread));
    return advisor;
  };
  return {
    ask: () =>
      void called().then(
        (it) => it.ask(),
        () => {
          advisor = null; // it did not come: perhaps the next time
        },
      ),
    stop: () => void advisor?.then((it) => it.stop()),
  };
}

/** One question at a time. */
export function advisorThread(
  onFigure: (message: AdviceAnswer) => void,
): ReturnType<ConstructorParameters<typeof Advisor>[1]> {
  let current = 0;
  let running: Running<unknown> | null = null;
  const found = async <R>(job: Running<R>): Promise<R> => {
    running = job;
    const result = await job.result;
    running = null;
    return result;
  };
  const think = async (id: number, ask: AdviceContext): Promise<void> => {
    const reading = new AdviceReading(await found(inThread({ kind: 'ideas', ask })));
    for (let trials = reading.next(); trials !== null && id === current; trials = reading.next()) {
      const figure = reading.add(await found(inThread({ kind: 'advice', ask, trials })));
      if (figure !== null && id === current) onFigure({ id, figure });
    }
  };
  return {
    ask({ id, ask }) {
      current = id;
      if (ask !== null) think(id, ask).catch(() => id === current && onFigure({ id, figure: null }));
    },
    /** Whatever it is at: it may hang. */
    stop() {
      current = -1;
      running?.stop();
    },
  };
}
