import type { Beat, View } from '../../../../rules/geiger-man/index.ts';

type BeatOf<K extends Beat['kind']> = Extract<Beat, { kind: K }>;

const lastOf = <K extends Beat['kind']>({ underWay }: Pick<View, 'underWay'>, kind: K): BeatOf<K> | null =>
  (underWay.findLast((beat) => beat.kind === kind) as BeatOf<K> | undefined) ?? null;

/** The throw that is being changed (FG5.5); null: there is none. */
export function rollOf(view: Pick<View, 'underWay'>): BeatOf<'roll'> | null {
  const roll = lastOf(view, 'roll');
  return roll !== null && roll.dice.length > 0 ? roll : null;
}

/** The walk that she is on. */
export const walkOf = (view: Pick<View, 'underWay'>): BeatOf<'walk'> | null => lastOf(view, 'walk');

/** The action card that is being played. */
export const cardOf = (view: Pick<View, 'underWay'>): BeatOf<'card'> | null => lastOf(view, 'card');

/** The card of anybody's whose line is being carried out. */
export const effectsOf = (view: Pick<View, 'underWay'>): BeatOf<'effects'> | null => lastOf(view, 'effects');
