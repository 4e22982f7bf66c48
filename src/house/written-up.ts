import type { EndingPort } from '../app/ports/ending.ts';
import type { Credits } from '../app/ports/stage.ts';
import type { Recording } from '../app/recording.ts';
import { outcomePaper } from '../ui/play/outcome.tsx';
import type { Hall } from './hall.ts';

type Told = Omit<Parameters<typeof outcomePaper>[0], 'written' | 'onReplay' | 'onDailies' | 'onLeave'>;

/** How a movie's end is told: it is entered in the book and written up when it comes, by what is fetched only then. */
export function writtenUp(hall: Hall, { isWhole }: Recording, told: Told) {
  let ended: Recording | null = null;
  let written: Promise<EndingPort> = new Promise(() => {});
  return {
    /** Settles when everything about it is kept. */
    finished: async (recording: Recording, credits: Credits): Promise<void> => {
      ended = recording;
      const recorded = import('./ending.ts').then(({ recordEnding }) => recordEnding(hall.shelf, recording, credits));
      written = recorded.then(({ port }) => port);
      written.catch(() => {}); // told on the page by what is missing there
      await (await recorded).kept;
    },
    ending: outcomePaper({
      ...told,
      written: () => written,
      onReplay: isWhole
        ? () => ended && hall.watch({ config: ended.booking.config, replies: ended.replies }, 'marquee')
        : null,
      onDailies: isWhole ? () => ended && void develop(hall, ended) : null,
      onLeave: () => hall.go('marquee'),
    }),
  };
}

async function develop(hall: Hall, { booking: { config, seating }, replies }: Recording): Promise<void> {
  (await import('./dailies.ts')).openDailies(hall, { config, replies, seating });
}
