import type { StageState } from '../../app/ports/stage.ts';
import type { CardOnTable } from '../../app/ports/table.ts';
import { WORDS } from '../../text/words.ts';

/** Why a card cannot be chosen now, where that is worth saying; else empty. */
export function whyNot({ question, table: { time } }: StageState, thing: 'card' | 'shelf', card: CardOnTable): string {
  const { WHY_NOT } = WORDS.choices;
  if (question?.type === 'buy' && thing === 'shelf')
    return card.cost > Math.max(0, time) ? WHY_NOT.tooDear(card.cost, time) : WHY_NOT.handFull;
  if (question?.type !== 'act') return '';
  switch (card.kind) {
    case 'reaction':
      return WHY_NOT.reaction;
    case 're-roll':
      return WHY_NOT.reRoll;
    case 'attack':
      return WHY_NOT.noTarget;
    case 'search':
      return WHY_NOT.noPile;
    case 'action':
      return '';
  }
}
