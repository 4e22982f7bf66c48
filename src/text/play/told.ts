import type { CardId, Foe, Side } from '../../rules/shuffling-horror/index.ts';

/** Something the Director could do, as far as words need to know it. */
export type Act =
  | { kind: 'take' | 'place'; card: CardId; side: Side; slot: number }
  | { kind: 'all-out' }
  | { kind: 'cover'; card: CardId | null }
  | { kind: 'strike'; by: Foe; at: CardId }
  | { kind: 'fade-out'; card: CardId | null }
  | { kind: 'plot'; card: CardId; use: boolean }
  | { kind: 'pick'; card: CardId }
  | { kind: 'clip' | 'cut' | 'loss' | 'lurker'; use: boolean }
  | { kind: 'migrate'; slot: number; seat: number }
  | { kind: 'bonus-turn' | 'pass' };

/** The terms that options are weighed by. */
export const TERMS = [
  'kill',
  'drain',
  'siege',
  'threat',
  'slots',
  'screen',
  'clock',
  'pressure',
  'denial',
  'plot',
  'pick',
  'clip',
  'loss',
  'cut',
  'lurker',
  'migrate',
  'turn',
] as const;
export type Term = (typeof TERMS)[number];

/** Terms as they are spoken of: to leave a thing alone has reasons of its own. */
export type Sake = Term | 'plotNot' | 'clipNot' | 'nothing';

/** One term by which two options differ. `more`: the choice has more of it. */
export interface Ground {
  sake: Sake;
  more: boolean;
  gap: number;
}

export interface Chances {
  attacks: number;
  hit: number;
  at: CardId | null;
  /** What the victim can spend on it, others’ power included; null where no survivor is attacked. */
  spoints: number | null;
  /** A sanctuary falls, or a survivor dies. */
  roof: boolean;
  ends: number | null;
}

/** A decision, ready to be put into words. */
export interface Told {
  /** Whose words they are. */
  deck: string;
  act: Act;
  other: Act;
  /** The largest difference first. */
  grounds: readonly Ground[];
  chances: Chances | null;
  close: boolean;
  /** The choice was the lesser one: so many were near enough, and one of them was drawn. */
  drawn: number | null;
  /** Played ahead in so many worlds, the cast looked doomed at this chance on the average. */
  ahead: { doomed: number; worlds: number } | null;
  /** The score of the choice over that of the other, in points. */
  lead: number;
}

/** Words of one personality. Reasons are whole sentences about the choice; `n` is so many of a hundred, in words. */
export interface Voice {
  more: Readonly<Record<Sake, string>>;
  less: Readonly<Record<Sake, string>>;
  /** What a reason begins with that speaks the other way. */
  but: string;
  hits: (n: string) => string;
  kills: (n: string) => string;
  falls: (n: string) => string;
  volley: (attacks: string, n: string) => string;
  close: string;
  near: string;
  ahead: (n: string) => string;
  /** After the roll: what was wanted has been said; this is how it went. */
  luck: Readonly<Record<'hit' | 'luckyHit' | 'miss' | 'unluckyMiss', string>>;
}

/** What a yes or no is weighed by is a rule of thumb, and so is the worth of a card off the slab: nobody measured it in points. */
export const isInPoints = ({ kind }: Act): boolean =>
  kind === 'take' ||
  kind === 'place' ||
  kind === 'all-out' ||
  kind === 'cover' ||
  kind === 'strike' ||
  kind === 'fade-out';
