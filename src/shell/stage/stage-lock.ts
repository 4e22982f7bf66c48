import { filmOf } from '../../games/index.ts';
import { NOTICE } from '../../text/rooms/notices.ts';
import type { AppContext, Playing, Screen } from '../app-context.ts';
import { leftMovie } from '../left-movie.ts';
import { holdsTabLock, holdTabLock, letGoOfTabLock, type Stop } from './tab-lock.ts';

/** What is to be on: a film, and its screen. */
interface Wanted {
  film: string;
  screen: Screen;
}

/** A game on the one stage there is; null: the one that was left. While another tab plays, the player says where it goes on. */
export const oneStage =
  (wanted: Wanted | null): Screen =>
  (context) => {
    let closed = false;
    let unmount = () => {};
    const clear = () => {
      unmount();
      unmount = () => {};
    };

    const tell = async (why: 'taken' | 'lost') => {
      clear();
      const papers = await import('../../ui/kit/other-tab.tsx').catch(() => null);
      if (papers === null) return closed ? undefined : context.go('marquee');
      const seen = wanted ?? (await leftGame(context));
      const props = {
        why,
        film: filmOf(seen?.film),
        onTake: () => void enter(true),
        onLeave: () => context.go('marquee'),
      };
      if (!closed && !holdsTabLock(stop)) unmount = papers.mountOtherTab(context.root, props);
    };
    const stop: Stop = () => {
      void tell('lost');
      return context.autosave.settled();
    };

    const enter = async (take: boolean) => {
      const how = await holdTabLock(take, stop);
      if (how === 'taken') return closed ? undefined : tell('taken');
      if (how === 'got') await freshen(context);
      // Whoever takes the projector from another tab goes on with that tab's movie, whatever was wanted: it must not be lost.
      const started = take || wanted === null ? ((await leftGame(context)) ?? wanted) : wanted;
      if (closed) return letGoOfTabLock(stop);
      if (!holdsTabLock(stop)) return;
      clear();
      if (started === null) context.go('marquee');
      else unmount = started.screen(untilItEnds(context, () => letGoOfTabLock(stop)));
    };

    void enter(false);
    return () => {
      closed = true;
      clear();
      void context.autosave.settled().then(() => letGoOfTabLock(stop));
    };
  };

/** Once nothing is left to continue, the credits may be read here while another tab plays. */
const untilItEnds = (context: AppContext, letGo: () => void): AppContext => ({
  ...context,
  autosave: { ...context.autosave, retire: (kept) => context.autosave.retire(kept).finally(letGo) },
});

/** Other tabs write on the same shelf: what this one read there earlier may be old news. */
async function leftGame(context: AppContext): Promise<Wanted | null> {
  const { found, playing } = await leftMovie(context);
  return playing && goneOnWith(playing, found.status === 'older' ? NOTICE.saveOlder : null);
}

const goneOnWith = ({ film, screen }: Playing, said: string | null): Wanted => ({ film, screen: screen({ said }) });

/** For the same reason: the next save must not fall on the newest one. Where the shelf fails there is none. */
const freshen = ({ autosave }: AppContext): Promise<unknown> => autosave.find().catch(() => null);
