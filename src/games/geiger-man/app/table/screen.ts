import { ACTION, type ActionId, successesOf, type View } from '../../../../rules/geiger-man/index.ts';
import type { ScreenOnTable } from '../ports/table.ts';
import { cardOf, rollOf } from '../questions/under-way.ts';

const isAction = (id: string): id is ActionId => Object.hasOwn(ACTION, id);

/** What is being decided, for the screen: the card in play, and its dice once they are thrown. */
export function screenOf(view: View): ScreenOnTable | null {
  const roll = rollOf(view);
  const of = roll?.why ?? cardOf(view)?.card ?? null;
  if (of === null) return null;
  const { dice, locked, easy } = roll ?? { dice: [], locked: [], easy: view.marks.easy !== 'no' };
  const [two, one, none] = isAction(of) ? ACTION[of].lines : [[], [], []];
  const isCard = isAction(of) && two.length > 0;
  return {
    of,
    dice,
    locked,
    easy,
    successes: roll === null ? null : (successesOf(dice, locked, easy) as 0 | 1 | 2),
    lines: isCard
      ? [
          { successes: 2, lines: two },
          { successes: 1, lines: one },
          { successes: 0, lines: none },
        ]
      : [],
  };
}
