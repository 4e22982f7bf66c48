import type { CardId, Foe, Side, Stat } from './vocabulary.ts';

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
  | { type: 'bonus-turn' };

export type Actor = { seat: number } | 'director' | { pod: number };

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
] as const;
export type PromptType = (typeof PROMPTS)[number];

/** A question to one side. `replies` are plain data in board order; the rest is what the asked one may want to know. */
export interface Prompt {
  n: number;
  to: Actor;
  type: PromptType;
  replies: readonly Reply[];
  /** The survivor it is about. */
  survivor?: CardId;
  /** What spoints are for. */
  purpose?:
    | 'action'
    | 'attack'
    | 'damage'
    | 'test'
    | 'flail'
    | 'second-action'
    | 'counterstrike'
    | 'payback'
    | 'take-attack'
    | 'rampage';
  /** The roll target as it stands, before spoints. */
  target?: number;
  /** Spoints asked for. */
  amount?: number;
  damage?: number;
  dice?: readonly [number, number];
  card?: CardId;
  by?: Foe;
}
