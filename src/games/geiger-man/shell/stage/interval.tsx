import type { AppContext } from '../../../../shell/app-context.ts';
import { intervalIn, secondShow } from '../../app/double-bill/bill.ts';
import { Recording } from '../../app/play/recording.ts';
import { IntervalPaper } from '../../ui/double-bill/interval.tsx';
import type { Ways } from '../ways.ts';
import type { Extra } from './extra.ts';

/** The first show of a Double Bill: once it is won, it stays on the stage until the second begins. */
export function extraOf(context: AppContext, _: Recording, begin: Ways['begin']): Extra {
  let won: Recording | null = null;
  /** The second show is on the shelf before the first goes from there: whatever happens between, one of them goes on. */
  const go = async (first: Recording, item: string | null) => {
    const setup = secondShow(first, item);
    context.autosave.write(Recording.start(setup).save());
    await context.autosave.settled();
    begin(setup);
  };
  return {
    finished(ended) {
      won = intervalIn(ended) === null ? null : ended;
      return won !== null;
    },
    ending() {
      const first = won;
      const interval = first && intervalIn(first);
      if (first === null || interval === null) return null;
      return (
        <IntervalPaper
          interval={interval}
          onGo={(item) => void go(first, item)}
          onLeave={() => context.go('marquee')}
        />
      );
    },
    stop: () => {},
  };
}
