import { WORDS } from './words.ts';

type Lines = Readonly<Record<string, { readonly line: string } | undefined>>;

/** What any card does, in one line; empty for what is no card. */
export function lineOn(card: string): string {
  const { actions, dread, events, items, killers } = WORDS;
  const tables = [
    actions.ACTIONS,
    dread.DREAD,
    events.EVENTS,
    items.ITEMS,
    killers.SECRETS,
    killers.LAST_ACTS,
  ] as Lines[];
  return tables.find((table) => table[card] !== undefined)?.[card]?.line ?? '';
}
