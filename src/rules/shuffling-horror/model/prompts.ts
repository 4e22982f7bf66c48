import type { CardId, Foe, Pair, Side, Stat } from './vocabulary.ts';

/** R12.3: the power part of a payment split by hand: seat -> spoints. */
export type PowerSplit = Record<number, number>;

export type Reply =
  // a seat's turn (R5)
  | { type: 'order'; pool: CardId[] }
  | { type: 'draw' }
  | { type: 'take-attack'; survivor: CardId; card: CardId; drop?: CardId }
  | { type: 'take'; card: CardId; drop?: CardId }
  | { type: 'attack'; target: CardId; reach: 'one' | 'throng'; way: CardId; stat: Stat }
  | { type: 'rest' }
  | { type: 'move'; sanctuary: CardId }
  | { type: 'receive'; card: CardId; from: CardId; drop?: CardId }
  | { type: 'search' }
  | { type: 'leave' }
  | { type: 'fetch'; card: CardId; drop?: CardId }
  | { type: 'stow'; card: CardId }
  | { type: 'escape'; stat: Stat }
  | { type: 'hold' }
  // spoints (R12)
  | { type: 'spend'; amount: number; power?: PowerSplit }
  | { type: 'negate'; power?: PowerSplit }
  | { type: 'flail'; amount: number; power?: PowerSplit }
  | { type: 'lend'; agree: boolean }
  | { type: 'hand-over'; agree: boolean }
  // Horror Stars and their like (R14.3, R22.2)
  | { type: 'reroll'; use: boolean }
  | { type: 'star'; survivor: CardId }
  | { type: 'scream'; survivor: CardId }
  | { type: 'pass' }
  // a Search (R13.3)
  | { type: 'keep'; card: CardId; swap?: CardId }
  | { type: 'store'; card: CardId }
  | { type: 'back'; card: CardId }
  // the Director and Pod Players (R7)
  | { type: 'direct'; card: CardId; slot: number }
  | { type: 'all-out' }
  | { type: 'cover'; frame: number }
  | { type: 'strike'; by: Foe; at: CardId }
  | { type: 'place'; card: CardId; side: Side; slot: number }
  | { type: 'plot'; use: boolean }
  | { type: 'pick'; card: CardId }
  | { type: 'fade-out'; card: CardId | null }
  | { type: 'clip'; use: boolean }
  | { type: 'cut'; use: boolean }
  | { type: 'lurker'; use: boolean }
  | { type: 'survivor-loss'; use: boolean }
  | { type: 'migrate'; slot: number; seat: number }
  | { type: 'permit'; agree: boolean }
  | { type: 'stall'; use: boolean }
  | { type: 'bonus-turn' };

export const PROMPTS = [
  'act', // R5.3: one survivor's action (or its seat's Take+Attack)
  'aim', // an attack that is owed or allowed: Take+Attack, counterstrike, Payback, Killing Machine
  'spend', // spoints before a roll or on damage
  'answer', // negate or flail
  'lend', // another seat's power spoints
  'hand-over', // an item asked for by another seat's survivor
  'reroll', // a Horror Star for a failed test
  'spare', // a Horror Star or Scream Queen against an alien's hit
  'star', // who gets the reel's Horror Star
  'search', // what becomes of one item found
  'spoils', // R20.7: what becomes of an item that a broken throng carried
  'unpack', // R13.4: the store, for whoever has just come in
  'stall', // R15.7: whether a film that stands still moves on
  'direct', // R7.2
  'strike', // who attacks whom next
  'place', // into which throng
  'feature', // R14.1b
  'plot', // use a plot device or decline
  'raise', // Bodies Missing
  'pick', // a card out of the discard pile, or out of somebody's hands
  'fade-out', // R7.4
  'clip', // R19.2
  'survivor-loss', // R19.3
  'migrate', // R20.3
  'cut', // R20.1
  'lurker', // R20.8
  'shuffler', // R22.3
  'set-aside', // R21.1: the monster that hides among the survivors
  'permit', // R20.5: a card of another throng for a Pod Player
] as const;
export type PromptType = (typeof PROMPTS)[number];

interface Asked<T extends PromptType> {
  n: number;
  /** The chair that answers. */
  to: number;
  type: T;
  /** Plain data in board order. */
  replies: readonly Reply[];
}
/** The survivor it is about. */
type About<T extends PromptType> = Asked<T> & { survivor: CardId };
type OfCard<T extends PromptType> = Asked<T> & { card: CardId };
/** The seats that would not lend. */
type Paid<T extends PromptType> = About<T> & { refused: readonly number[] };

/** Spoints before a roll or on damage. `target`: the roll's as it stands, before them. `card`: whom the attack is meant for. */
type SpendPrompt = Paid<'spend'> &
  (
    | { purpose: 'attack'; target: number; card: CardId; reach: 'one' | 'throng'; way: CardId; stat: Stat }
    | { purpose: 'damage'; dice: Pair; doubles: number; card: CardId; reach: 'one' | 'throng'; way: CardId }
    | { purpose: 'test'; target: number; stat: Stat; event: CardId | null }
  );

/** A question to one chair: the replies it may give, and whatever else the asked one may want to know. */
export type Prompt =
  | (About<'act'> & { purpose: 'action' | 'second-action'; last: boolean })
  | (About<'aim'> & { purpose: 'counterstrike' | 'payback' | 'take-attack' | 'rampage' })
  | SpendPrompt
  | (Paid<'answer'> & { by: Foe; damage: number; target: number })
  | (About<'lend'> & { amount: number })
  | (About<'hand-over'> & { card: CardId })
  | (About<'reroll'> & { dice: Pair; stat: Stat; bonus: number })
  | (About<'spare'> & { by: Foe; dice: Pair; target: number })
  | (About<'search'> & { card: CardId })
  | (About<'spoils'> & { card: CardId })
  | About<'unpack'>
  | OfCard<'place'>
  | OfCard<'plot'>
  | OfCard<'lurker'>
  | OfCard<'shuffler'>
  | OfCard<'permit'>
  | (Asked<'survivor-loss'> & { amount: number })
  | (Asked<'cut'> & { amount: number })
  | Asked<'star'>
  | Asked<'stall'>
  | Asked<'direct'>
  | Asked<'strike'>
  | Asked<'feature'>
  | Asked<'raise'>
  | Asked<'pick'>
  | Asked<'fade-out'>
  | Asked<'clip'>
  | Asked<'migrate'>
  | Asked<'set-aside'>;
export type PromptOf<T extends PromptType> = Extract<Prompt, { type: T }>;
