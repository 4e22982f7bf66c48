import { DECKS, type DeckId } from '../../src/rules/shuffling-horror/index.ts';
import { oneOf, withoutFlag } from './usage.ts';

const BY_ID: Record<string, DeckId> = Object.fromEntries(DECKS.map(({ id }) => [id, id]));
const FIRST = DECKS[0].id;

let showing: DeckId = FIRST;

/** The deck that is measured: `--deck`, whatever the command. */
export const deckShowing = (): DeckId => showing;

export function show(name: string): void {
  showing = oneOf('deck', name, BY_ID);
}

/** Takes `--deck X` out of the arguments. */
export function withoutDeck(args: readonly string[]): string[] {
  const { value, rest } = withoutFlag(args, 'deck');
  if (value !== null) show(value);
  return rest;
}

/** What is kept or written of another deck than the first has a name of its own. */
export const ofDeck = (name: string, deck = showing): string => (deck === FIRST ? name : `${name} ${deck}`);

/** How a command is told to measure it again. */
export const deckFlag = (): string => (showing === FIRST ? '' : ` --deck ${showing}`);
