import { DECKS, type DeckId } from '../../src/rules/index.ts';
import { oneOf, Usage } from './usage.ts';

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
  const at = args.findIndex((arg) => arg === '--deck' || arg.startsWith('--deck='));
  if (at < 0) return [...args];
  const inline = args[at]?.startsWith('--deck=') ?? false;
  const name = inline ? args[at]?.slice('--deck='.length) : args[at + 1];
  if (name === undefined) throw new Usage('--deck needs a value');
  show(name);
  return args.filter((_, i) => i !== at && (inline || i !== at + 1));
}

/** What is kept or written of another deck than the first has a name of its own. */
export const ofDeck = (name: string, deck = showing): string => (deck === FIRST ? name : `${name} ${deck}`);

/** How a command is told to measure it again. */
export const deckFlag = (): string => (showing === FIRST ? '' : ` --deck ${showing}`);
