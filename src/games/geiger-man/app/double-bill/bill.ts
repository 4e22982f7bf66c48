import {
  carriedOver,
  type Game,
  type ItemId,
  itemsToCarry,
  KILLERS,
  LEVELS,
  LOCATIONS,
} from '../../../../rules/geiger-man/index.ts';
import type { Pair } from '../../kept.ts';
import { Recording, type ShowSetup } from '../play/recording.ts';
import { setupFor } from '../play/setup.ts';
import type { BillChoice, Interval } from '../ports/double-bill.ts';

const other = <T>(list: readonly T[], one: T): T => list.find((it) => it !== one) ?? one;

/** All Killers at all Locations, as either may come first. */
export const PAIRS: readonly Pair[] = KILLERS.flatMap((killer) => LOCATIONS.map((location) => ({ killer, location })));

/** What is shown second: the other Killer, somewhere else. */
export const secondOf = ({ killer, location }: Pair): Pair => ({
  killer: other(KILLERS, killer),
  location: other(LOCATIONS, location),
});

export const firstShow = ({ girl, first, level }: BillChoice, seed: string): ShowSetup =>
  setupFor({
    config: { seed, girl, ...first, options: LEVELS[level] },
    mode: { kind: 'double-bill', second: secondOf(first), first: null },
  });

/** FG30.1: the first show was won, and the second has not begun. Null: it is not so. */
export function intervalIn({ setup: { mode }, movie }: Recording): Interval | null {
  if (mode.kind !== 'double-bill' || mode.first !== null || movie.result?.won !== true) return null;
  const { girl, killer, location } = movie;
  const { health } = carriedOver(movie, null);
  return { girl, health, items: itemsToCarry(movie), outlived: { killer, location }, next: mode.second };
}

/** FG30.2–FG30.4: the second show, with what she takes along. */
export function secondShow({ setup, replies, movie }: Recording, item: ItemId | null): ShowSetup {
  const { config, mode } = setup;
  if (mode.kind !== 'double-bill') throw new Error('There is no second show');
  const { second } = mode;
  return setupFor({
    config: {
      seed: `${config.seed}-2`,
      girl: movie.girl,
      ...second,
      ...(config.options && { options: config.options }),
      carried: carriedOver(movie, item),
    },
    mode: { kind: 'double-bill', second, first: { config, replies: [...replies] } },
  });
}

/** The show before this one, played again; null: there was none, or the rules have changed since. */
export function showBefore({ setup: { mode } }: Recording): Recording | null {
  if (mode.kind !== 'double-bill' || mode.first === null) return null;
  const { config, replies } = mode.first;
  try {
    const before = Recording.start(setupFor({ config, mode: { ...mode, first: null } }));
    for (const reply of replies) before.submit(reply);
    return before;
  } catch {
    return null;
  }
}

/** Both together. */
export const totalOf = (first: Game, second: Game): { saved: number; killed: number } => ({
  saved: first.saved + second.saved,
  killed: first.dead + second.dead,
});
