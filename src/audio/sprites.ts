/** `public/assets/audio/sprites.json`, written by `assets-src/audio`. Times in milliseconds, levels in dBTP and LUFS. */
export type Sprite = { file: string; offset: number; duration: number; loop: boolean; peak: number; loudness: number };

export type SpriteSheet = {
  /** The same sound in several formats, best first. */
  files: Record<string, string[]>;
  sprites: Record<string, Sprite>;
};

/** The sprites of one file, in howler's own form. */
export const howlerSprites = ({ sprites }: SpriteSheet, file: string): Record<string, [number, number, boolean]> =>
  Object.fromEntries(
    Object.entries(sprites)
      .filter(([, sprite]) => sprite.file === file)
      .map(([name, { offset, duration, loop }]) => [name, [offset, duration, loop]]),
  );
