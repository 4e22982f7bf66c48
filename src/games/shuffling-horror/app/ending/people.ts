import type { CardId } from '../../../../rules/shuffling-horror/index.ts';
import { cardsOfKind } from '../../../../text/cards/card-ids.ts';
import { printOf } from '../../../../text/cards/prints.ts';
import { rowOf } from '../decks.ts';
import type { Role, Story } from '../ports/ending.ts';

/** Who matters in a story, for whoever writes it up. */

export const living = ({ cast }: Story): Role[] => cast.filter(({ fate }) => fate === 'alive');

/** In the order they went. Those of whom nobody knows how come last. */
export const gone = ({ cast }: Story): Role[] =>
  cast.filter(({ fate }) => fate !== 'alive').sort((a, b) => orderOf(a) - orderOf(b));
const orderOf = ({ end }: Role): number => (end === null ? Number.MAX_SAFE_INTEGER : end.nth);

/** Whoever put most of them down; the first of several. */
export function heroOf({ cast }: Story): Role | null {
  const best = cast.reduce<Role | null>((most, role) => (role.kills > (most?.kills ?? 0) ? role : most), null);
  return best;
}

/** The worst of the visitors: whoever took most of the cast, or else whatever came up most. */
export function villainOf(story: Story): CardId | null {
  const blamed = story.cast.flatMap(({ end }) => end?.by ?? []);
  const tookMost = mostOf(blamed, (by) => printOf(by) ?? by);
  if (tookMost !== null) return tookMost;
  const seen = cardsOfKind('monster').filter((id) => (story.met[id] ?? 0) > 0);
  const [most] = seen.sort((a, b) => (story.met[b] ?? 0) - (story.met[a] ?? 0));
  return most === undefined ? null : firstOf(most);
}

/** The first copy of a print; of some there is but one. */
function firstOf(print: string): CardId {
  const row = rowOf(print);
  return row?.kind === 'monster' && row.copies > 1 ? `${print}-1` : print;
}

/** The way that most kills were made. */
export const toolOf = ({ kills }: Story): CardId | null =>
  mostOf(
    kills.map(({ way }) => way),
    (way) => way,
  );

/** The first of the commonest kind. */
function mostOf(all: readonly CardId[], kindOf: (it: CardId) => string): CardId | null {
  const count = new Map<string, number>();
  for (const it of all) count.set(kindOf(it), (count.get(kindOf(it)) ?? 0) + 1);
  const most = Math.max(0, ...count.values());
  return all.find((it) => count.get(kindOf(it)) === most) ?? null;
}
