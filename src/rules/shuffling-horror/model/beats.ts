import type { ApplyBeat, PounceBeat, RaiseBeat, SlabBeat, SwarmBeat, WishBeat } from './effect-beats.ts';
import type { CardId, Causer, Foe, Pair, Side, SpentFor, Stat } from './vocabulary.ts';

export type * from './effect-beats.ts';

/** A beat that asks for spoints: `pay` leaves here what came of it. */
export interface Payer {
  paid: number;
  /** Seats that would not lend. */
  refused: readonly number[];
}

/** Whose turn it is and how far it has come: R5.1, R5.4, R15.6. */
export interface Turn {
  side: { seat: number } | Side;
  acted: CardId[];
  /** The pool goes on after a reel's end: no Take+Attack (R15.6). */
  partWay: boolean;
  reordered: boolean;
  /** The whole turn went into a Take+Attack. */
  whole: boolean;
}

export interface MovieBeat {
  kind: 'movie';
  step: 'set-aside' | 'cast' | 'opening' | 'rounds' | 'reel-end' | 'next-reel' | 'last-one-standing' | 'credits';
}
export interface OpeningBeat {
  kind: 'opening';
  step: 'cut' | 'deal' | 'bonus' | 'resolve' | 'over';
  /** R16.1: a Turning Point fell before it and shuts the pile after it. */
  shuts: boolean;
}
export interface RoundBeat {
  kind: 'round';
  step: 'begin' | 'next' | 'over' | 'stalled';
  at: number;
}
export interface PlayerTurnBeat {
  kind: 'player-turn';
  step: 'next' | 'after';
  seat: number;
}
export interface ActionBeat {
  kind: 'action';
  step: 'choose' | 'ask-owner' | 'unpack' | 'encore' | 'reveal';
  survivor: CardId;
  second: boolean;
  /** The star of the second action is spent. */
  starred: boolean;
  /** The first action was a Move: no Rest or Search as the second (R14.3). */
  moved: boolean;
  /** It rested or searched inside and so stays there until its next turn (R13.2). */
  stays: boolean;
  /** Cards that crossed between hand and store this turn (R13.4). */
  crossed: readonly CardId[];
  /** Items whose owner said no this turn (R5.3e). */
  refused: readonly CardId[];
  asked: { card: CardId; from: CardId; drop: CardId | null } | null;
  /** The sanctuary it has just left. */
  left: CardId | null;
  /** R16.2: the last action of the last one standing. */
  last: boolean;
}
export interface NewcomerBeat {
  kind: 'newcomer';
  step: 'draw' | 'attack' | 'reveal';
  seat: number;
  survivor: CardId | null;
}
export interface AimBeat {
  kind: 'aim';
  step: 'choose';
  survivor: CardId;
  foe: Foe | null;
  /** Bare hands, one item, or whatever is held. */
  way: CardId | 'any';
  may: boolean;
  why: 'counterstrike' | 'payback' | 'take-attack' | 'rampage';
}
export interface AttackBeat extends Payer {
  kind: 'attack';
  step: 'declare' | 'commit' | 'paid' | 'roll' | 'again' | 'result' | 'boost' | 'boosted' | 'damage';
  why: 'action' | AimBeat['why'];
  survivor: CardId;
  target: CardId;
  reach: 'one' | 'throng';
  way: CardId;
  stat: Stat;
  dice: Pair;
  rerolled: boolean;
  bonus: number;
  /** The doubles number that goes to the damage (R9.7). */
  doubles: number;
}
export interface StrikeBeat extends Payer {
  kind: 'strike';
  step: 'declare' | 'roll' | 'result' | 'next-spare' | 'spare' | 'damage' | 'answer' | 'paid';
  by: Foe;
  at: CardId;
  target: number;
  dice: Pair;
  rerolled: boolean;
  /** Seats asked so far whether they spare the victim. */
  asked: number;
  damage: number;
  answer: 'negate' | 'flail';
}
export interface PaybackBeat {
  kind: 'payback';
  step: 'offer';
  survivor: CardId;
  foe: Foe;
}
export interface VolleyBeat {
  kind: 'volley';
  step: 'choose';
  side: Side;
  foes: readonly Foe[];
  may: boolean;
  /** Attacks still to come: all of them, or one of the foes (R19.1). */
  count: number;
}
export interface FullAssaultBeat {
  kind: 'full-assault';
  step: 'gather';
}
export interface CycleBeat {
  kind: 'cycle';
  step: 'choose';
  side: Side;
  victims: readonly CardId[];
  used: readonly Foe[];
}
export interface TestBeat extends Payer {
  kind: 'test';
  step: 'commit' | 'paid' | 'roll' | 'again' | 'result';
  survivor: CardId;
  stat: Stat;
  spoints: boolean;
  bonus: number;
  flail: boolean;
  dice: Pair;
  rerolled: boolean;
  /** What follows is handed on as it is and shared by clones: a beat that comes of a test never changes, it ends. */
  onPass: readonly Beat[];
  onFail: readonly Beat[];
}
export interface PayBeat {
  kind: 'pay';
  step: 'lend' | 'settle';
  survivor: CardId;
  why: SpentFor;
  amount: number;
  plan: readonly Pair[];
  at: number;
}
export interface LoseBeat {
  kind: 'lose';
  step: 'go';
  survivor: CardId;
  to: 'discard' | 'graveyard';
  /** Whose attack it was. */
  by: Side;
}
export interface CaptureBeat {
  kind: 'capture';
  step: 'go';
  survivor: CardId;
  side: Side;
  /** A new throng of the one whose turn it is may attack at once (R10.3). */
  strikes: boolean;
}
export interface PlaceBeat {
  kind: 'place';
  step: 'choose';
  card: CardId;
  side: Side;
  strikes: boolean;
}
export interface AftermathBeat {
  kind: 'aftermath';
  step: 'look' | 'migrate';
  /** The seat just eliminated, for Monster Migration (R20.3). */
  seat: number;
  /** Whose doing it was, null for a draw's: only the Director's own is followed by a migration (R20.3). */
  by: Side | null;
}
/** R20.7: what a broken throng carried goes to whoever broke it. */
export interface SpoilsBeat {
  kind: 'spoils';
  step: 'sort';
  survivor: CardId;
  left: readonly CardId[];
}
export interface DirectorTurnBeat {
  kind: 'director-turn';
  step: 'fade-out' | 'faded' | 'lurk' | 'choose' | 'permit' | 'reveal' | 'mark' | 'clip' | 'over';
  side: Side;
  /** The Shuffler's extra turn (R22.3). */
  bonus: boolean;
  /** R20.5: the card that a Pod Player has asked for. */
  asked: CardId | null;
  /** R20.5: the Director has said no this turn. */
  refused: boolean;
}
export interface RevealBeat {
  kind: 'reveal';
  step: 'next';
  frame: number;
  /** Who brings on what lies open already. */
  causer: Causer;
  /** Who brings on the card of this frame and its refills: the one who turned it up (R6.1). */
  current: Causer;
  /** R7.1: a faded-out card brings no Creature Feature. */
  features: boolean;
}
export interface EventBeat {
  kind: 'event';
  step: 'begin' | 'offer' | 'shuffler' | 'settle';
  card: CardId;
  /** The frame it came from, or -1 (R20.8). */
  frame: number;
  causer: Causer;
}
/** R22.3: a whole extra turn in the middle of another one, which is kept here meanwhile. */
export interface BonusTurnBeat {
  kind: 'bonus-turn';
  step: 'begin' | 'over';
  turn: Turn | null;
}
/** R20.8: what hid under a sanctuary comes out. */
export interface SurpriseBeat {
  kind: 'surprise';
  step: 'turn-up';
  survivor: CardId;
  sanctuary: CardId;
}
export interface FeatureBeat {
  kind: 'feature';
  step: 'begin' | 'take' | 'strike';
  causer: Causer;
  /** The Director may give the card to a Pod Player (R14.1b); Popcorn's is its own (R22.1). */
  gifts: boolean;
  left: readonly CardId[];
}
export interface SearchBeat {
  kind: 'search';
  step: 'draw' | 'sort';
  survivor: CardId;
  left: readonly CardId[];
}
export interface ReelEndBeat {
  kind: 'reel-end';
  step: 'tidy' | 'star' | 'loss' | 'lurker';
}
export interface LastOneBeat {
  kind: 'last-one';
  step: 'stars' | 'opponents';
  survivor: CardId;
  left: readonly Side[];
}

export type Beat =
  | MovieBeat
  | OpeningBeat
  | RoundBeat
  | PlayerTurnBeat
  | ActionBeat
  | NewcomerBeat
  | AimBeat
  | AttackBeat
  | StrikeBeat
  | PaybackBeat
  | VolleyBeat
  | FullAssaultBeat
  | CycleBeat
  | PounceBeat
  | TestBeat
  | PayBeat
  | LoseBeat
  | CaptureBeat
  | PlaceBeat
  | AftermathBeat
  | SpoilsBeat
  | DirectorTurnBeat
  | RevealBeat
  | EventBeat
  | BonusTurnBeat
  | SurpriseBeat
  | FeatureBeat
  | SwarmBeat
  | RaiseBeat
  | SlabBeat
  | WishBeat
  | ApplyBeat
  | SearchBeat
  | ReelEndBeat
  | LastOneBeat;
export type BeatKind = Beat['kind'];
