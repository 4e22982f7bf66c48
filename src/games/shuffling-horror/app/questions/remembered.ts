import type { DamagePlan, HitPlan, Settings } from '../../../../app/ports/settings.ts';
import {
  type Prompt,
  type PromptOf,
  type Reply,
  type Survivor,
  table,
  type View,
} from '../../../../rules/shuffling-horror/index.ts';
import { killAt } from './ask-spend.ts';

export interface Remembered {
  onDamage: DamagePlan;
  onHit: HitPlan;
}

/** From so many fights on, somebody knows what there is to be settled beforehand. */
export const FIGHTS_ENOUGH = 6;

/** Whether to offer that answers be remembered: to whoever has fought a few times, or has settled one already. */
export const offersPlans = ({ fights, onDamage, onHit }: Settings): boolean =>
  fights >= FIGHTS_ENOUGH || onDamage !== 'ask' || onHit !== 'ask';

/** An own attack, or an answer to one. */
const FIGHTING: readonly Reply['type'][] = ['attack', 'negate', 'flail'];

/** One fight more, for as long as they are counted. */
export const foughtBy = ({ fights }: Settings, { type }: Reply): number =>
  FIGHTING.includes(type) ? Math.min(FIGHTS_ENOUGH, fights + 1) : fights;

/** What a remembered answer settles, out of the survivor's own pocket and its seat's; null: it is asked. */
export function remembered(view: View, prompt: Prompt, { onDamage, onHit }: Remembered): Reply | null {
  if (prompt.type !== 'spend' && prompt.type !== 'answer') return null;
  const s = table.survivorById(view, prompt.survivor);
  if (s === null || prompt.refused.length > 0) return null;
  if (prompt.type === 'answer') return onHit === 'ask' ? null : paidOff(view, prompt, s, Number(onHit));
  if (prompt.purpose !== 'damage' || onDamage === 'ask') return null;
  const most = onDamage === 'never' ? 0 : Math.min(Number(onDamage), ownOf(view, s), prompt.replies.length - 1);
  return { type: 'spend', amount: leastFor(view, prompt, most) };
}

const ownOf = (view: View, s: Survivor): number => s.rest + table.potOf(view, table.seatOf(view, s.id), s);

/** No more than makes a difference: the least that kills as surely as all of it. */
function leastFor(view: View, prompt: Extract<PromptOf<'spend'>, { purpose: 'damage' }>, most: number): number {
  const surest = killAt(view, prompt, most);
  let least = most;
  while (least > 0 && killAt(view, prompt, least - 1) === surest) least--;
  return least;
}

function paidOff(view: View, prompt: PromptOf<'answer'>, s: Survivor, most: number): Reply | null {
  if (prompt.damage > Math.min(most, ownOf(view, s))) return null;
  return prompt.replies.find(({ type }) => type === 'negate') ?? null;
}
