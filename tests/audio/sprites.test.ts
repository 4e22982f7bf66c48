import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { spriteOf } from '../../src/audio/book.ts';
import { AMBIENCES, MUSIC_LAYERS, SOUND_IDS, SOUNDS } from '../../src/audio/sounds.ts';
import { howlerSprites, type SpriteSheet } from '../../src/audio/sprites.ts';

const folder = new URL('../../public/assets/audio/', import.meta.url);
const sheet = JSON.parse(readFileSync(new URL('sprites.json', folder), 'utf8')) as SpriteSheet;
const sprites = Object.entries(sheet.sprites);
const takes = SOUND_IDS.flatMap((sound) =>
  Array.from({ length: SOUNDS[sound].takes }, (_, i) => spriteOf(sound, i + 1)),
);
const loops: readonly string[] = [...MUSIC_LAYERS, ...AMBIENCES];

describe('the sprite sheet', () => {
  it('has every take of every cue, every layer and ambience, and nothing else', () => {
    expect(sprites.map(([name]) => name).sort()).toEqual([...takes, ...loops].sort());
  });

  it('has a sound, by its own name, for every card of Pittsburgh 68 that does something to somebody', () => {
    const cards = [
      ...['clutch', 'stumble', 'surge', 'familiar-face', 'killing-machine'],
      ...['hold-them-back', 'run-for-it', 'if-we-only-had-a', 'breaking-point'],
    ];
    expect(cards.filter((card) => !sheet.sprites[`${card}-1`])).toEqual([]);
  });

  it('loops what runs on and nothing else', () => {
    for (const [name, sprite] of sprites) expect(sprite.loop, name).toBe(loops.includes(name));
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

  it('gives all layers one length, so that they stay in step', () => {
    expect(new Set(MUSIC_LAYERS.map((layer) => sheet.sprites[layer]?.duration)).size).toBe(1);
  });

  it('gives loops a whole number of coder frames, so that their seams decode exactly', () => {
    for (const name of loops) {
      expect((sheet.sprites[name]?.duration ?? 1) % 20, `${name}, opus`).toBe(0);
      expect((sheet.sprites[name]?.duration ?? 1) % 24, `${name}, mp3`).toBe(0);
    }
  });

  it('stays under −1 dBTP, and layers are equally loud', () => {
    for (const [name, { peak }] of sprites) expect(peak, name).toBeLessThanOrEqual(-1);
    for (const layer of MUSIC_LAYERS) expect(sheet.sprites[layer]?.loudness, layer).toBeCloseTo(-23, 0);
  });

  it('keeps what is heard all the time short and soft', () => {
    for (const sound of ['card-snap', 'card-deal', 'spoint-spend', 'dice-land', 'die-hit'] as const) {
      for (let take = 1; take <= SOUNDS[sound].takes; take++) {
        const sprite = sheet.sprites[spriteOf(sound, take)];
        expect(sprite?.duration, sound).toBeLessThan(800);
        expect(sprite?.loudness, sound).toBeLessThan(-28);
      }
    }
  });

  it('comes in two formats, opus first, 3 MB in all', () => {
    for (const files of Object.values(sheet.files)) expect(files.map((f) => f.split('.')[1])).toEqual(['webm', 'mp3']);
    const bytes = Object.values(sheet.files)
      .flat()
      .reduce((sum, file) => sum + statSync(new URL(file, folder)).size, 0);
    expect(bytes).toBeLessThanOrEqual(3_000_000);
  });

  it('hands howler only the sprites of the file asked for', () => {
    const music = howlerSprites(sheet, 'music');
    expect(Object.keys(music).sort()).toEqual([...loops].sort());
    expect(music.dread).toEqual([sheet.sprites.dread?.offset, sheet.sprites.dread?.duration, true]);
  });
});
