import { type CardId, odds, type Reply, table, type View } from '../../../../rules/shuffling-horror/index.ts';
import { DIRECT } from '../../../../text/play/direct.ts';
import type { Option } from '../ports/question.ts';
import { foeThing, type TableThing } from '../ports/table-things.ts';
import { atSanctuary, atSurvivor, choice, isA, menu, type Of } from './option.ts';

/** Whoever it is about, where nobody else can be chosen. */
export function loneVictim(replies: readonly Reply[]): CardId | null {
  const victims = new Set(replies.filter(isA('strike')).map(({ at }) => at));
  const [lone] = victims;
  return victims.size === 1 ? (lone ?? null) : null;
}

/** One list for each attacker while there are several; the victims of the only one at once, or those who may go for the only victim. */
export function strikes(view: View, replies: readonly Reply[]): Option[] {
  const all = replies.filter(isA('strike'));
  const foes = [...new Map(all.map(({ by }) => [JSON.stringify(by), by])).values()];
  const only = foes.length === 1;
  if (loneVictim(replies) !== null && !only)
    return all.map((reply) =>
      choice(reply, DIRECT.foeOnly(reply.by, view.deck), strikeWords(view, reply), foeThing(reply.by)),
    );
  return foes.flatMap((by) => {
    const key = JSON.stringify(by);
    const terms = odds.strikeTermsOf(view, by);
    const victims = all
      .filter((reply) => JSON.stringify(reply.by) === key)
      .map((reply) => {
        const label = only ? DIRECT.victimOnly(reply.at) : DIRECT.victim(by, reply.at, view.deck);
        return choice(reply, label, strikeWords(view, reply), thingOf(view, reply.at));
      });
    const detail = DIRECT.foeDetail(table.strengthOf(view, table.cardsOf(view, by)), odds.pSuccess(terms.target));
    return only ? victims : menu(key, DIRECT.foe(by, view.deck), detail, victims, foeThing(by));
  });
}

const thingOf = (view: View, at: CardId): TableThing =>
  table.survivorById(view, at) === null ? atSanctuary(at) : atSurvivor(at);

/** R10: what the victim can do about it is part of the odds: it spends as well as can be. */
function strikeWords(view: View, { by, at }: Of<'strike'>): string {
  const terms = odds.strikeTermsOf(view, by);
  const hit = odds.pSuccess(terms.target);
  const s = table.survivorById(view, at);
  if (s === null) {
    const { falls, damage } = odds.sanctuary(terms, view.sanctuaries.find(({ id }) => id === at)?.points ?? 0);
    return DIRECT.siegeOdds(hit, falls, damage);
  }
  const flail = table.statOf(view, s, table.flailStat(view, s)) ?? 0;
  const { lost, spent } = odds.series([terms], table.available(view, s, []), flail);
  return DIRECT.strikeOdds(hit, lost, spent);
}
