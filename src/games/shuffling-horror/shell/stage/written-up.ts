import type { EndingPort } from '../../../../app/ports/ending.ts';
import type { AppContext } from '../../../../shell/app-context.ts';
import type { Recording } from '../../app/play/recording.ts';
import type { Credits } from '../../app/ports/stage.ts';
import { outcomePaper } from '../../ui/play/papers/outcome.tsx';
import type { Ways } from '../ways.ts';

type Told = Omit<Parameters<typeof outcomePaper>[0], 'written' | 'onReplay' | 'onDailies' | 'onLeave'> &
  Pick<Ways, 'begin' | 'watch'>;

/** How a movie's end is told: it is entered in the book and written up when it comes, by what is fetched only then. */
export function writtenUp(
  context: AppContext,
  { isWhole }: Recording,
  { begin, watch, ...told }: Told,
  onLost: () => void,
) {
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
      ...told,
      written: () => written,
      onReplay: isWhole
        ? () => ended && watch({ config: ended.setup.config, replies: ended.replies }, 'marquee')
        : null,
      onDailies: isWhole ? () => ended && void develop(context, { begin, watch }, ended).catch(onLost) : null,
      onLeave: () => context.go('marquee'),
    }),
  };
}

async function develop(
  context: AppContext,
  ways: Pick<Ways, 'begin' | 'watch'>,
  { setup: { config, seating }, replies }: Recording,
): Promise<void> {
  (await import('../dailies.ts')).openDailies(context, ways, { config, replies, seating });
}
