/** What a game brings so that it is heard: data, and one pure function. The player knows no game but by its book. */

/** What a player can set apart in the settings. */
export const BUSES = ['music', 'effects', 'voice'] as const;
export type Bus = (typeof BUSES)[number];

/** What a sound is for says how it is treated. */
export const KINDS = {
  /** Cards, dice and the desk: often, and to be seen as well. */
  table: { bus: 'effects', captioned: false, weight: 0, music: 1, others: 1 },
  /** Tells something that a player who hears nothing must also be told. */
  moment: { bus: 'effects', captioned: true, weight: 1, music: 0.8, others: 1 },
  /** The film itself: it counts, jams and burns, and is seen to. */
  film: { bus: 'effects', captioned: false, weight: 1, music: 0.56, others: 0.8 },
  /** The tune of what somebody says; the words are printed. */
  line: { bus: 'voice', captioned: false, weight: 2, music: 0.63, others: 0.7 },
  /** Everything steps back while it plays. */
  stinger: { bus: 'effects', captioned: true, weight: 3, music: 0.32, others: 0.5 },
} as const satisfies Record<string, Kind>;

interface Kind {
  bus: Exclude<Bus, 'music'>;
  captioned: boolean;
  /** What weighs less steps back for it. */
  weight: number;
  /** While it sounds, so much is left of the music, and of what weighs less: 0.8 is 2 dB less, 0.5 is 6, 0.32 is 10. */
  music: number;
  others: number;
}

/** The takes of a sound are variations of it, so that what happens often does not grate. */
export type Sounds = Readonly<Record<string, { kind: keyof typeof KINDS; takes: number }>>;
export type SoundIn<T extends Sounds> = keyof T & string;

/** The sprite of one take, counted from 1. */
export const spriteOf = (sound: string, take: number): string => `${sound}-${take}`;

/** Of the sounds, those that are told in words as well: the key of the caption is the sound's name. */
export type CaptionedIn<T extends Sounds> = {
  [S in SoundIn<T>]: (typeof KINDS)[T[S]['kind']]['captioned'] extends true ? S : never;
}[SoundIn<T>];
/** What is told of a sound; where films have their own words for it, by film. */
export type Caption = string | ((film: string) => string);
/** The words of a book's captions. */
export type Captions<T extends Sounds, C extends string> = Readonly<Record<CaptionedIn<T> | C, Caption>>;

export const captionIn = <T extends Sounds>(sounds: T, sound: SoundIn<T>): CaptionedIn<T> | null =>
  KINDS[(sounds[sound] as Sounds[string]).kind].captioned ? (sound as unknown as CaptionedIn<T>) : null;

/** Sounds, layers (L) and ambiences (A) of a game, and what its music makes of a mood (M), in words too (C). */
export type SoundBook<T extends Sounds, L extends string, A extends string, M, C extends string> = {
  /** Where its files lie under those of the house, with a slash; empty for the house's own. */
  folder: string;
  sounds: T;
  /** Loops of one length, key and tempo: always started together, then only mixed. */
  layers: readonly L[];
  /** Loops of the place. */
  ambiences: readonly A[];
  /** How much of each layer is heard, from 0 to 1; without a mood, nothing. */
  layerGains: (mood: M | null) => Readonly<Record<L, number>>;
  /** What the music has turned to, as the key of a caption: told when it becomes another. */
  musicCaption: (mood: M) => C;
};
