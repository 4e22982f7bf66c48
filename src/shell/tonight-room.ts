import { nightOf, readRow } from '../app/nights.ts';
import type { Film } from '../app/ports/front.ts';
import type { PosterView } from '../app/ports/poster.ts';
import type { NightOnBill } from '../app/ports/tonight.ts';
import { dayOf } from '../text/rooms/dates.ts';
import { mountTonight } from '../ui/tonight/tonight.tsx';
import type { AppContext, Screen } from './app-context.ts';
import { onShow, signOf } from './on-show.ts';

/** What a game shows on a night, and how it is begun. */
interface Shows<R, F extends string> {
  /** Those of them that each have a show of their own; none: there is one. */
  films?: readonly { id: F }[];
  read: (context: AppContext, film: F) => Promise<ReadonlyMap<string, R>>;
  until: (tonight: string, results: ReadonlyMap<string, R>, film: F) => readonly NightOnBill[];
  begin: (context: AppContext, night: string, film: F) => void;
}

/** Tonight's show of a game: painted at once, and again when it is known which nights were seen. */
export const tonightScreen =
  <R, F extends string>({ films = [], read, until, begin }: Shows<R, F>): Screen =>
  (context) => {
    const tonight = nightOf(new Date());
    const wanted = films.find(({ id }) => id === context.film()) ?? films[0];
    let film = wanted?.id as F;
    let results: ReadonlyMap<string, R> = new Map();
    let row = { now: 0, best: 0 };
    let ends = false;
    let unmount: (() => void) | null = null;
    const mount = () => {
      unmount = mountTonight(context.root, {
        show: {
          films: films.map(({ id }) => signOf(context.billed(id))),
          film,
          pick: (id) => show(id as F),
          poster: posterOf(context.billed(film ?? context.film() ?? undefined), tonight),
          nights: until(tonight, results, film),
          row,
          ends,
          play: (night) => begin(context, night, film),
        },
        onLeave: () => context.go('marquee'),
      });
    };
    const show = (next: F) => {
      film = next;
      results = new Map();
      mount();
      void Promise.all([read(context, next), readRow(context.store, tonight), context.left()]).then((found) => {
        if (unmount === null || film !== next) return;
        [results, row] = found;
        ends = found[2] !== null;
        mount();
      });
    };
    show(film);
    return () => {
      unmount?.();
      unmount = null;
    };
  };

/** Nobody has seen it yet: the night is its title, and the film's own picture all there is of it. */
function posterOf(film: Film, night: string): PosterView {
  const { sign, line, picture } = onShow(film);
  return { film: sign, title: dayOf(night), tagline: line, picture, billing: [], halfStars: null, below: '' };
}
