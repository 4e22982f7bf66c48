export const STATS = ['muscle', 'speed', 'brains', 'guts'] as const;
export type Stat = (typeof STATS)[number];

export const REELS = [1, 2, 3, 4] as const;
export type Reel = (typeof REELS)[number];

/** R15.1 cards dealt to each reel; reel 1 deals its three opening frames on top of them (R3.1). */
export const ALLOTMENTS: Record<Reel, number> = { 1: 10, 2: 20, 3: 15, 4: 10 };

export const FRAMES = 3;
export const SLOTS = 6;
export const THRONG_SIZE = 3; // R8.1
export const POOL_SIZE = 3; // R2.5
export const HAND_SIZE = 2; // R2.5
export const MOST_REST = 7; // R12.4
export const SPOINTS = 54; // R1.3
export const MOST_SEATS = 12;
export const FEWEST_SEATS = 2;
export const MOST_TARGET = 11; // R8.3, R9.2

/** An instance of a card: `neighbors-3`, or the plain id where there is one copy: `warlord`. */
export type CardId = string;

/** In a view or an event, a card that nobody has seen. */
export const UNSEEN = '?';
export type Unseen = typeof UNSEEN;

/** Who plays aliens: the Director, or the Pod Player of a seat. */
export type Side = 'director' | number;

/** Who brought a mystery card on: a survivor, a side, or an opening scene (R3.4). */
export type Causer = CardId | `pod-${number}` | 'director' | 'opening';

/** What strikes: a whole throng, or one alien by itself. */
export type Foe = { side: Side; slot: number } | { card: CardId };

export const ROUND_STALL = 3; // R15.7

/** Two dice, or a seat and its share. */
export type Pair = readonly [number, number];

/** What spoints can go into (R12.1). */
export type SpentFor = 'attack' | 'damage' | 'test' | 'flail' | 'negate';
