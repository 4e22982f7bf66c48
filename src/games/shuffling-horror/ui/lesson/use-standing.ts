import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Box } from '../../../../app/ports/board.ts';
import type { Places } from '../../app/ports/places.ts';
import type { StageState } from '../../app/ports/stage.ts';
import { beside, type Standing } from './beside.ts';
import { keptOf } from './things.ts';

/** As its style says, or narrower where that is in the way of less. */
const WIDTHS = ['', '15em', '12em'] as const;

interface Stood extends Standing {
  width: (typeof WIDTHS)[number];
}

/**
 * Where on the drawn table a plate stands that is about a thing: found before it is painted, as how tall it is depends on its words, and again
 * when what is asked, or the table, has changed. Null: nowhere, or nothing is said. `matter` is what it says.
 */
export function useStanding(
  plate: RefObject<HTMLElement | null>,
  matter: string | null,
  thingIn: (places: Places) => Box | null,
  { table, question, menus, phase }: StageState,
  places: Places | null,
): Stood | null {
  const [stands, setStands] = useState<Stood | null>(null);
  useLayoutEffect(() => {
    const it = plate.current;
    const thing = matter === null || places === null ? null : thingIn(places);
    if (it === null || thing === null || places === null) return setStands(null);
    const kept = keptOf(table, places, it);
    const tries = WIDTHS.map((width): Stood => {
      it.style.maxWidth = width;
      const size = { w: it.offsetWidth, h: it.offsetHeight };
      return { width, ...beside(thing, size, { w: window.innerWidth, h: window.innerHeight }, kept) };
    });
    const best = tries.reduce((least, one) => (one.cost < least.cost ? one : least));
    it.style.maxWidth = best.width;
    setStands(best);
  }, [matter, places, table, question?.n, menus, phase]);
  return stands;
}

/** The same as a style. */
export const styleOf = (stands: Stood | null) =>
  stands === null ? {} : { left: `${stands.x}px`, top: `${stands.y}px`, maxWidth: stands.width };
