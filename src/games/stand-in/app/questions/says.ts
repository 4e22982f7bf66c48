import type { Claim, Reply } from '../../../../rules/stand-in/index.ts';
import { nameOf } from '../../../../text/cards/names.ts';
import { type Company, faceAt } from '../../text/shapes/company.ts';
import { SAYINGS, type Saying, sayingOf } from '../../text/shapes/sayings.ts';
import { claimLabel, MENU } from '../../text/talk.ts';
import type { Option, Saids } from '../ports/question.ts';

type Say = Extract<Reply, { type: 'say' }>;
type ClaimOf<T extends Claim['type']> = Extract<Claim, { type: T }>;

const list = (label: string, more: readonly Option[]): Option => ({ label, detail: '', reply: null, more });

/** In the order in which they first come. */
function grouped<K>(says: readonly Say[], keyOf: (claim: Claim) => K): [K, Say[]][] {
  const found = new Map<K, Say[]>();
  for (const say of says) {
    const key = keyOf(say.claim);
    const group = found.get(key);
    if (group === undefined) found.set(key, [say]);
    else group.push(say);
  }
  return [...found];
}

/** Everything that may be said, as lists to go through: a kind, then whom or what about, then how (SA18.3). */
export function saysOf(replies: readonly Reply[], company: Company): Saids[] {
  const says = replies.filter((reply): reply is Say => reply.type === 'say');
  const nameAt = (chair: number): string => nameOf(faceAt(company, chair));
  const leaf = (say: Say): Option => ({ label: claimLabel(say.claim, company), detail: '', reply: say, more: [] });
  const bySeat = (of: readonly Say[], within: (some: readonly Say[]) => readonly Option[]): Option[] =>
    grouped(of, (claim) => (claim as { seat: number }).seat).map(([seat, some]) => list(nameAt(seat), within(some)));
  const leaves = (of: readonly Say[]): Option[] => of.map(leaf);

  const asked = (of: readonly Say[]): Option[] => {
    const isHold = ({ claim }: Say): boolean => (claim as ClaimOf<'ask'>).what === 'hold';
    const holds = of.filter(isHold);
    const rest = leaves(of.filter((say) => !isHold(say)));
    return holds.length === 0 ? rest : [...rest, list(MENU.asks.hold, leaves(holds))];
  };
  const topics = (of: readonly Say[]): Option[] =>
    grouped(of, ({ type }) => type as keyof typeof MENU.topics).map(([type, some]) => {
      if (type === 'i-am') return list(MENU.topics[type], leaves(some));
      if (type !== 'i-hold') return list(MENU.topics[type], bySeat(some, leaves));
      const holds = (yes: boolean) => some.filter(({ claim }) => (claim as ClaimOf<'i-hold'>).yes === yes);
      return list(MENU.topics[type], [
        list(MENU.holds.yes, leaves(holds(true))),
        list(MENU.holds.no, leaves(holds(false))),
      ]);
    });
  const within: Record<Saying, (of: readonly Say[]) => Option[]> = {
    say: topics,
    accuse: (of) => bySeat(of, leaves),
    vouch: leaves,
    ask: (of) => bySeat(of, asked),
    propose: (of) => bySeat(of, leaves),
  };
  const groups = grouped(says, sayingOf);
  return SAYINGS.flatMap((saying) => {
    const of = groups.find(([it]) => it === saying)?.[1] ?? [];
    return of.length === 0 ? [] : [{ ...list(MENU.groups[saying], within[saying](of)), saying }];
  });
}

/** A few things that are likely to be wanted, of those that may be said. */
export function quickOf(replies: readonly Reply[], company: Company, wanted: readonly Claim[]): Option[] {
  const texts = wanted.map((claim) => JSON.stringify({ type: 'say', claim }));
  const found = texts.flatMap((text) => replies.find((it) => it.type === 'say' && JSON.stringify(it) === text) ?? []);
  return found.map((reply) => ({ label: claimLabel((reply as Say).claim, company), detail: '', reply, more: [] }));
}
