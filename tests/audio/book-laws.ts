import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Recipe } from '../../assets-src/audio/effects/recipe.ts';
import { RATE } from '../../assets-src/audio/kit/sound.ts';
import { finishEffect, finishLoop } from '../../assets-src/audio/master.ts';
import type { Loop } from '../../assets-src/audio/music/all.ts';
import { type Sounds, spriteOf } from '../../src/audio/book.ts';
import type { SpriteSheet } from '../../src/audio/sprites.ts';
import { decode, hasFfmpeg, LATE, peakOf, seamError } from './decode.ts';
import { seamOf } from './seam.ts';

/** One format of one game; a browser fetches only one. */
const MOST_BYTES = 1_000_000;
/** Sines may differ in their last digits from machine to machine. */
const DECIBELS = 0.2;

type Heard = {
  book: { folder: string; sounds: Sounds; layers: readonly string[]; ambiences: readonly string[] };
  recipes: readonly Recipe<string>[];
  loops: readonly Loop<string>[];
};

/** What holds of the files of any game's book: they are whole, as their recipes say, soft where often, and go round. */
export function lawsOfBook({ book, recipes, loops }: Heard): void {
  const folder = new URL(`../../public/assets/audio/${book.folder}`, import.meta.url);
  const sheet = JSON.parse(readFileSync(new URL('sprites.json', folder), 'utf8')) as SpriteSheet;
  const spriteNamed = (name: string) => {
    const sprite = sheet.sprites[name];
    if (!sprite) throw new Error(`no sprite ${name}`);
    return sprite;
  };
  const running = [...book.layers, ...book.ambiences];

  describe(`the recipes of ${book.folder}`, () => {
    it('make every sound and every loop once', () => {
      expect(recipes.map(({ cue }) => cue).sort()).toEqual(Object.keys(book.sounds).sort());
      expect(loops.map(({ name }) => name).sort()).toEqual([...running].sort());
    });

    it.each(recipes.map((recipe) => [recipe.cue, recipe] as const))('%s is rendered as it was', (cue, recipe) => {
      const { sound, peak, loudness } = finishEffect(recipe, 1);
      const kept = spriteNamed(spriteOf(cue, 1));
      expect(sound.every(Number.isFinite)).toBe(true);
      expect(Math.abs(sound.at(-1) ?? 1)).toBeLessThan(0.001);
      expect(Math.abs(peak - kept.peak)).toBeLessThan(DECIBELS);
      expect(Math.abs(loudness - kept.loudness)).toBeLessThan(DECIBELS);
    });

    it.each(loops.map((loop) => [loop.name, loop] as const))('%s goes round without a step or a bump', (name, loop) => {
      const { sound, peak, loudness } = finishLoop(loop);
      const seam = seamOf(sound, RATE);
      expect(seam.jump).toBeLessThanOrEqual(seam.usualJump);
      expect(seam.swing).toBeLessThanOrEqual(seam.usualSwing);
      expect(peak).toBeLessThanOrEqual(-1);
      expect(Math.abs(loudness - loop.loudness)).toBeLessThan(0.5);
      expect(Math.abs(peak - spriteNamed(name).peak)).toBeLessThan(DECIBELS);
    });
  });

  describe(`the sheet of ${book.folder}`, () => {
    const sprites = Object.entries(sheet.sprites);

    it('has every take, every layer and ambience, and nothing else', () => {
      const takes = Object.entries(book.sounds).flatMap(([sound, { takes: n }]) =>
        Array.from({ length: n }, (_, i) => spriteOf(sound, i + 1)),
      );
      expect(Object.keys(sheet.sprites).sort()).toEqual([...takes, ...running].sort());
      for (const [name, { loop }] of sprites) expect(loop, name).toBe(running.includes(name));
    });

    it('keeps a gap between any two sprites of a file', () => {
      for (const file of Object.keys(sheet.files)) {
        const inFile = sprites.filter(([, s]) => s.file === file).sort(([, a], [, b]) => a.offset - b.offset);
        let end = 0;
        for (const [name, { offset, duration }] of inFile) {
          expect(duration, name).toBeGreaterThan(0);
          expect(offset - end, `gap before ${name}`).toBeGreaterThanOrEqual(100);
          end = offset + duration;
        }
      }
    });

    it('gives loops whole coder frames, and layers lengths that fit into the longest, so that they stay in step', () => {
      for (const name of running) {
        expect(spriteNamed(name).duration % 20, `${name}, opus`).toBe(0);
        expect(spriteNamed(name).duration % 24, `${name}, mp3`).toBe(0);
      }
      const lengths = book.layers.map((layer) => spriteNamed(layer).duration);
      for (const length of lengths) expect(Math.max(...lengths) % length).toBe(0);
    });

    it('stays under −1 dBTP, and is short and soft where it is heard all the time', () => {
      for (const [name, { peak }] of sprites) expect(peak, name).toBeLessThanOrEqual(-1);
      for (const [sound, { kind, takes }] of Object.entries(book.sounds)) {
        for (let take = 1; take <= takes && kind === 'table'; take++) {
          const { duration, loudness } = spriteNamed(spriteOf(sound, take));
          expect(duration, sound).toBeLessThan(900);
          expect(loudness, sound).toBeLessThan(-33);
        }
      }
    });

    it('comes in two formats, opus first, each within a megabyte', () => {
      const formats = ['webm', 'mp3'];
      for (const files of Object.values(sheet.files)) expect(files.map((file) => file.split('.')[1])).toEqual(formats);
      formats.forEach((_, i) => {
        const bytes = Object.values(sheet.files).map((files) => statSync(new URL(files[i] ?? '', folder)).size);
        expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MOST_BYTES);
      });
    });
  });

  describe.skipIf(!hasFfmpeg)(`as decoded from ${book.folder}`, () => {
    it.each(Object.values(sheet.files).flat())('%s does not clip, and what loops meets itself', (file) => {
      const decoded = decode(new URL(file, folder));
      expect(peakOf(decoded)).toBeLessThanOrEqual(1);
      if (!file.startsWith('music')) return;
      for (const name of running)
        for (const late of LATE) expect(seamError(decoded, spriteNamed(name), late), name).toBeLessThan(1e-4);
    });
  });
}
