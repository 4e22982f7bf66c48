import type { EndingPort } from '../../../../app/ports/ending.ts';
import type { AppContext } from '../../../../shell/app-context.ts';
import type { Recording } from '../../app/play/recording.ts';
import type { Film } from '../../app/play/screening.ts';
import type { Credits } from '../../app/ports/stage.ts';
import { outcomePaper } from '../../ui/papers/outcome.tsx';
import type { Ways } from '../ways.ts';

interface Told extends Pick<Ways, 'watch'> {
  dailies: (film: Film) => void;
  onAgain: () => void;
  onFresh: () => void;
}

/** How a show's end is told: it is entered in the book and written up when it comes, by what is fetched only then. */
export function writtenUp(context: AppContext, { isWhole }: Recording, { watch, dailies, ...again }: Told) {
  let ended: Recording | null = null;
  let written: Promise<EndingPort> = new Promise(() => {});
  return {
    /** Settles when everything about it is kept. */
    finished: async (recording: Recording, credits: Credits): Promise<void> => {
      ended = recording;
      const recorded = import('./ending.ts').then(({ recordEnding }) => recordEnding(context, recording, credits));
      written = recorded.then(({ port }) => port);
      written.catch(() => {}); // told on the page by what is missing there
      await (await recorded).kept;
    },
    ending: outcomePaper({
      ...again,
      written: () => written,
      onReplay: isWhole
        ? () => ended && watch({ config: ended.setup.config, replies: ended.replies }, 'marquee')
        : null,
      onDailies: isWhole ? () => ended && dailies({ config: ended.setup.config, replies: ended.replies }) : null,
      onLeave: () => context.go('marquee'),
    }),
  };
}
