import type { CardId, Reply } from '../../../../rules/shuffling-horror/index.ts';
import type { Option } from '../ports/question.ts';
import type { TableThing } from '../ports/table-things.ts';

export type Of<T extends Reply['type']> = Extract<Reply, { type: T }>;
export const isA =
  <T extends Reply['type']>(type: T) =>
  (reply: Reply): reply is Of<T> =>
    reply.type === type;

/** One reply on a button. Its id is the reply itself, so that the same choice keeps its place from prompt to prompt. */
export const choice = (
  reply: Reply,
  label: string,
  detail: string,
  at: TableThing | null = null,
  tone: Option['tone'] = 'plain',
): Option => ({ id: JSON.stringify(reply), label, detail, at, tone, reply, more: [], dial: null });

/** A list behind a button; one choice alone needs no list, none at all no button. */
export function menu(
  id: string,
  label: string,
  detail: string,
  more: readonly Option[],
  at: TableThing | null = null,
): Option[] {
  if (more.length < 2) return [...more];
  return [{ id, label, detail, at, tone: 'plain', reply: null, more, dial: null }];
}

export const atCard = (card: CardId): TableThing => ({ thing: 'card', card });
export const atSurvivor = (survivor: CardId): TableThing => ({ thing: 'survivor', survivor });
export const atSanctuary = (sanctuary: CardId): TableThing => ({ thing: 'sanctuary', sanctuary });

/** The ways of one attack: they are put together in a panel, and are no list. */
export const isWays = (options: readonly Option[]): boolean =>
  options.length > 0 && options.every(({ dial, reply }) => dial !== null && reply?.type === 'attack');

/** A list with nothing in it but another list is that one. */
export function unfolded(options: readonly Option[]): readonly Option[] {
  const [only, ...others] = options;
  const isFolder = only !== undefined && others.length === 0 && only.reply === null && !isWays(only.more);
  return isFolder ? unfolded(only.more) : options;
}

/** Every reply that a list of options can lead to. */
export const leavesOf = (options: readonly Option[]): Option[] =>
  options.flatMap((option) => (option.reply === null ? leavesOf(option.more) : [option]));
