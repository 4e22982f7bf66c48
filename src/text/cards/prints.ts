import type { CardId as Instance, Unseen } from '../../rules/shuffling-horror/index.ts';
import { CARD_IDS, type CardId, IDS_OF, type Tone } from './card-ids.ts';

export type { Tone };

/** What stands for a card that nobody has seen, in views and events. */
export const UNSEEN: Unseen = '?';

const isPrint = (card: string): card is CardId => (CARD_IDS as readonly string[]).includes(card);

/** The print that a card is a copy of: `neighbors-3` is one of `neighbors`. */
export function printOf(card: Instance): CardId | null {
  if (isPrint(card)) return card;
  const print = card.replace(/-\d+$/, '');
  return isPrint(print) ? print : null;
}

const TONES = new Map(
  Object.values(IDS_OF).flatMap((deck) =>
    (Object.keys(deck) as Tone[]).flatMap((tone) => deck[tone].map((id): [string, Tone] => [id, tone])),
  ),
);

export const toneOf = (card: Instance): Tone => TONES.get(printOf(card) ?? '') ?? 'monster';
