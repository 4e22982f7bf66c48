import { type CardId, table, type View } from '../../../../rules/shuffling-horror/index.ts';
import type { StageState } from '../ports/stage.ts';
import { aimedAt } from './ask-spend.ts';
import { picked } from './intents.ts';
import { isWays } from './option.ts';

type Aiming = Pick<StageState, 'question' | 'pointed' | 'menus'>;

/** The aliens that the player is about to attack: pointed at, or of the attack that is being put together. None: nobody aims. */
export function targetsOf(view: View, { question, pointed, menus }: Aiming): readonly CardId[] {
  if (question === null) return [];
  const menu = menus[menus.length - 1] ?? [];
  const ways = isWays(menu) ? menu : pointed === null ? [] : picked(view, question.options, pointed);
  const attacks = ways.flatMap(({ reply }) => (reply?.type === 'attack' ? [reply] : []));
  const [first] = attacks;
  if (first === undefined || attacks.some(({ target }) => target !== first.target)) return [];
  const reach = attacks.every((it) => it.reach === 'throng') ? 'throng' : 'one';
  return aimedAt(view, first.target, reach).filter((card) => !table.isBlob(view, card));
}
