import type { Survivor, Table } from '../model/movie.ts';
import type { CardId, Foe, Stat } from '../model/vocabulary.ts';
import { MOST_TARGET } from '../model/vocabulary.ts';
import { isBlob, itemOf, shrugsHeadShots, valueOf } from '../queries/cards.ts';
import { HANDS, statOf } from '../queries/survivors.ts';
import { strikeDice, targetOf } from '../queries/throngs.ts';
import { type AttackOdds, attackOdds } from './attack.ts';
import type { StrikeTerms } from './strike.ts';

/** The odds of an attack as the table stands, with spoints for the roll and for the damage. */
export function oddsOfAttack(
  m: Table,
  s: Survivor,
  attack: { target: CardId; way: CardId; stat: Stat },
  rollSpoints = 0,
  damageSpoints = 0,
): AttackOdds {
  const item = attack.way === HANDS ? null : itemOf(m, attack.way);
  const blob = isBlob(m, attack.target);
  return attackOdds({
    target: Math.min(MOST_TARGET, (statOf(m, s, attack.stat) ?? 0) + rollSpoints),
    dice: item?.dice ?? 'd6',
    plus: (item?.plus ?? 0) + m.weakness + damageSpoints,
    value: blob ? m.blob : valueOf(m, attack.target),
    hard: blob || shrugsHeadShots(m, attack.target),
  });
}

/** What a foe's attack needs and rolls, as the table stands. */
export const strikeTermsOf = (m: Table, foe: Foe): StrikeTerms => ({ target: targetOf(m, foe), ...strikeDice(m, foe) });
