import { nightOf, readRow } from '../app/nights.ts';
import type { NightOnBill } from '../app/ports/tonight.ts';
import { mountTonight } from '../ui/tonight/tonight.tsx';
import type { AppContext, Screen } from './app-context.ts';

/** What a game shows on a night, and how it is begun. */
interface Shows<R> {
  read: (context: AppContext) => Promise<ReadonlyMap<string, R>>;
  until: (tonight: string, results: ReadonlyMap<string, R>) => readonly NightOnBill[];
  begin: (context: AppContext, night: string) => void;
}

/** Tonight's show of a game: painted at once, and again when it is known which nights were seen. */
export const tonightScreen =
  <R>({ read, until, begin }: Shows<R>): Screen =>
  (context) => {
    const tonight = nightOf(new Date());
    let results: ReadonlyMap<string, R> = new Map();
    let row = { now: 0, best: 0 };
    let ends = false;
    let unmount: (() => void) | null = null;
    const mount = () => {
      unmount = mountTonight(context.root, {
        show: { nights: until(tonight, results), row, ends, play: (night) => begin(context, night) },
        onLeave: () => context.go('marquee'),
      });
    };
    mount();
    void Promise.all([read(context), readRow(context.store, tonight), context.left()]).then((found) => {
      [results, row] = found;
      ends = found[2] !== null;
      if (unmount !== null) mount();
    });
    return () => {
      unmount?.();
      unmount = null;
    };
  };
