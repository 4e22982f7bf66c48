import type { Scene } from 'phaser';
import type { AtlasPage } from '../../art/atlas.ts';
import { BACKDROP, FIRST_PAGES, imageOf, pageOf } from '../../art/fetched.ts';
import type { Measure } from '../../art/text-fit.ts';
import { font } from '../../art/type.ts';

export const MOMENTS = ['creature-feature', 'turning-point', 'last-one-standing', 'head-shot'] as const;
export type Moment = (typeof MOMENTS)[number];
export const momentName = (moment: Moment): string => `moment-${moment}`;

/** Device pixels across a card picture of the plain atlas; wider ones need the sharp one. */
export const PLAIN_PICTURE = 224;

/** Pictures and typefaces, in the order the table needs them. */
export class Assets {
  readonly #scene: Scene;
  readonly #base: string;
  pages: AtlasPage[] = [];
  boardTexture = 'board@1x';
  readonly ruler: CanvasRenderingContext2D;
  readonly measure: Measure;

  constructor(scene: Scene, base: string) {
    this.#scene = scene;
    this.#base = base;
    const ctx = document.createElement('canvas').getContext('2d');
    if (!ctx) throw new Error('No 2d canvas to measure words on');
    this.ruler = ctx;
    this.measure = (text, css) => {
      ctx.font = css;
      return ctx.measureText(text).width;
    };
  }

  /** What the first frame shows. */
  async first(): Promise<void> {
    const faces = (['poster', 'marquee', 'plate', 'typewriter', 'plain'] as const).map((face) =>
      document.fonts.load(font(face, 16, 600)).catch(() => []),
    );
    const [cards, board] = await Promise.all([
      this.#page(FIRST_PAGES[0]),
      this.#page(FIRST_PAGES[1]),
      this.#picture(BACKDROP),
      ...faces,
    ]);
    this.pages = [cards, board];
    this.#atlas('board@1x', board);
  }

  /** Title cards; missing ones are no reason to stop a movie. */
  async moments(): Promise<void> {
    await Promise.allSettled(MOMENTS.map((moment) => this.#picture(momentName(moment))));
  }

  has(picture: string): boolean {
    return this.#scene.textures.exists(picture);
  }

  /** The sharp atlases, one after the other so that they never hold up what is played meanwhile. */
  async sharp(): Promise<boolean> {
    try {
      const board = await this.#page('board@2x');
      const cards: AtlasPage[] = [];
      for (const n of [1, 2, 3, 4]) cards.push(await this.#page(`cards-${n}@2x`));
      this.#atlas('board@2x', board);
      this.boardTexture = 'board@2x';
      this.pages = [...cards, board, ...this.pages];
      return true;
    } catch {
      return false; // the plain ones do
    }
  }

  #atlas(key: string, { image, map }: AtlasPage): void {
    const texture = this.#scene.textures.addImage(key, image as HTMLImageElement);
    for (const [name, { frame }] of Object.entries(map.frames))
      texture?.add(name, 0, frame.x, frame.y, frame.w, frame.h);
  }

  #page(name: string): Promise<AtlasPage> {
    return pageOf(name, this.#base);
  }

  async #picture(name: string): Promise<void> {
    const image = await imageOf(name, this.#base);
    if (!this.#scene.textures.exists(name)) this.#scene.textures.addImage(name, image);
  }
}
