/** What a game brings so that it is heard: data, and one pure function. The player knows no game but by its book. */

/** What a player can set apart in the settings. */
export const BUSES = ['music', 'effects', 'voice'] as const;
export type Bus = (typeof BUSES)[number];

/** What a sound is for says how it is treated. */
export const KINDS = {
  /** Cards, dice and the desk: often, and to be seen as well. */
  table: { bus: 'effects', ducks: false, captioned: false },
  /** Tells something that a player who hears nothing must also be told. */
  moment: { bus: 'effects', ducks: false, captioned: true },
  /** The music steps back while it plays. */
  stinger: { bus: 'effects', ducks: true, captioned: true },
  /** The tune of what somebody says; the words are printed. */
  line: { bus: 'voice', ducks: false, captioned: false },
} as const satisfies Record<string, { bus: Exclude<Bus, 'music'>; ducks: boolean; captioned: boolean }>;

/** The takes of a sound are variations of it, so that what happens often does not grate. */
export type Sounds = Readonly<Record<string, { kind: keyof typeof KINDS; takes: number }>>;
export type SoundIn<T extends Sounds> = keyof T & string;

/** The sprite of one take, counted from 1. */
export const spriteOf = (sound: string, take: number): string => `${sound}-${take}`;

/** Of the sounds, those that are told in words as well: the key of the caption is the sound's name. */
export type CaptionedIn<T extends Sounds> = {
  [S in SoundIn<T>]: (typeof KINDS)[T[S]['kind']]['captioned'] extends true ? S : never;
}[SoundIn<T>];
/** The words of a book's captions. */
export type Captions<T extends Sounds, C extends string> = Readonly<Record<CaptionedIn<T> | C, string>>;

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
