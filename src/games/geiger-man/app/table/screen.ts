import { ACTION, type ActionId, successesOf, type View } from '../../../../rules/geiger-man/index.ts';
import type { ScreenOnTable } from '../ports/table.ts';
import { cardOf, effectsOf, rollOf } from '../questions/under-way.ts';

const isAction = (id: string): id is ActionId => Object.hasOwn(ACTION, id);

/** FG14.1: what stands on the Last Act's card is his; nobody has seen which card it is, until it is. */
const STANDING_ORDER = 'finale';

/** The card that was thrown for and is being carried out, hers or his. */
function carriedOut(view: View): string | null {
  const of = effectsOf(view)?.of ?? null;
  return of === STANDING_ORDER ? view.finale.card : of;
}

/** What is being decided, for the screen: the card in play, its dice once they are thrown, and the line that they have led to. */
export function screenOf(view: View): ScreenOnTable | null {
  const roll = rollOf(view);
  const before = roll?.why ?? cardOf(view)?.card ?? null;
  const of = before ?? carriedOut(view);
  if (of === null) return null;
  const { dice, locked, easy } = roll ?? { dice: [], locked: [], easy: view.marks.easy !== 'no' };
  const [two, one, none] = isAction(of) ? ACTION[of].lines : [[], [], []];
  const isCard = isAction(of) && two.length > 0;
  const counted = before === null ? view.successes : null;
  return {
    of,
    dice,
    locked,
    easy,
    successes: (roll === null ? counted : successesOf(dice, locked, easy)) as ScreenOnTable['successes'],
    lines: isCard
      ? [
          { successes: 2, lines: two },
          { successes: 1, lines: one },
          { successes: 0, lines: none },
        ]
      : [],
  };
}
