import type { Scene } from 'phaser';
import type { AtlasPage } from '../../art/atlas.ts';
import { imageOf, pageOf } from '../../art/fetched.ts';
import type { Measure } from '../../art/text-fit.ts';
import { font } from '../../art/type.ts';

/** Files by how sharp they are: the plain ones are all that the first frame needs. */
type Files<T> = Readonly<Record<'plain' | 'sharp', T>>;
/** Whole pictures: a file by the name that sprites know it by. */
type Pictures = Readonly<Record<string, string>>;

/** Which files a table is drawn from, and what colour it is printed in. */
export interface BoardArt {
  /** Sheets that faces are baked from. */
  readonly cards: Files<readonly string[]>;
  /** Sheets of what lies on the board as it is cut, in the order in which they are looked through. */
  readonly things: Files<readonly string[]>;
  readonly pictures: Files<Pictures>;
  /** Title cards: missing ones are no reason to stop a movie. */
  readonly moments: Pictures;
  /** Plain sheets of another deck that hold what this one shares with it. Few see them, so they come last. */
  readonly lent: readonly string[];
  readonly accent: string;
  /** How large a plain picture may be shown, in device pixels; larger ones need the sharp files. */
  readonly plainSize: number;
}

/** Pictures and typefaces, in the order the table needs them. */
export class Assets {
  readonly #scene: Scene;
  readonly #base: string;
  readonly #art: BoardArt;
  /** The textures that things on the board are cut from, the deck's own first. */
  #things: string[] = [];
  /** Textures of pictures that have come in sharp. */
  readonly #sharp = new Map<string, string>();
  pages: AtlasPage[] = [];
  readonly ruler: CanvasRenderingContext2D;
  readonly measure: Measure;

  constructor(scene: Scene, base: string, art: BoardArt) {
    this.#scene = scene;
    this.#base = base;
    this.#art = art;
    const ctx = document.createElement('canvas').getContext('2d');
    if (!ctx) throw new Error('No 2d canvas to measure words on');
    this.ruler = ctx;
    this.measure = (text, css) => {
      ctx.font = css;
      return ctx.measureText(text).width;
    };
  }

  get accent(): string {
    return this.#art.accent;
  }

  get plainSize(): number {
    return this.#art.plainSize;
  }

  /** What the first frame shows. */
  async first(): Promise<void> {
    const faces = (['poster', 'marquee', 'plate', 'typewriter', 'plain'] as const).map((face) =>
      document.fonts.load(font(face, 16, 600)).catch(() => []),
    );
    const { cards: sheets, things: names, pictures } = this.#art;
    const [cards, things] = await Promise.all([
      Promise.all(sheets.plain.map((name) => this.#page(name))),
      Promise.all(names.plain.map((name) => this.#page(name))),
      ...Object.entries(pictures.plain).map(([key, file]) => this.#picture(file, key)),
      ...faces,
    ]);
    this.pages = [...cards, ...things];
    this.#lay(names.plain, things);
  }

  async moments(): Promise<void> {
    const all = Object.entries(this.#art.moments);
    await Promise.allSettled(all.map(([key, file]) => this.#picture(file, key)));
  }

  /** True where there are any. */
  async lent(): Promise<boolean> {
    const { lent } = this.#art;
    const sheets = await Promise.all(lent.map((name) => this.#page(name))).catch(() => []);
    this.pages = [...this.pages, ...sheets];
    return sheets.length > 0;
  }

  has(picture: string): boolean {
    return this.#scene.textures.exists(picture);
  }

  /** The texture that a thing on the board is cut from. */
  textureOf(frame: string): string {
    const found = this.#things.find((key) => this.#scene.textures.get(key).has(frame));
    if (found === undefined) throw new Error(`Nothing on the board is called ${frame}`);
    return found;
  }

  /** The texture of a whole picture, the sharpest there is. */
  pictureOf(name: string): string {
    return this.#sharp.get(name) ?? name;
  }

  /** The sharp files, one after the other so that they never hold up what is played meanwhile. */
  async sharp(): Promise<boolean> {
    try {
      const { cards: sheets, things: names, pictures } = this.#art;
      const things = await this.#inTurn(names.sharp);
      for (const [key, file] of Object.entries(pictures.sharp)) {
        await this.#picture(file, `sharp ${key}`);
        this.#sharp.set(key, `sharp ${key}`);
      }
      const cards = await this.#inTurn(sheets.sharp);
      this.pages = [...cards, ...things, ...this.pages];
      this.#lay(names.sharp, things);
      return true;
    } catch {
      return false; // the plain ones do
    }
  }

  async #inTurn(names: readonly string[]): Promise<AtlasPage[]> {
    const sheets: AtlasPage[] = [];
    for (const name of names) sheets.push(await this.#page(name));
    return sheets;
  }

  /** Things lie on the board as they are cut; cards are baked first. */
  #lay(names: readonly string[], sheets: readonly AtlasPage[]): void {
    for (const [i, sheet] of sheets.entries()) this.#atlas(names[i] as string, sheet);
    this.#things = [...names];
  }

  #atlas(key: string, { image, map }: AtlasPage): void {
    const texture = this.#scene.textures.addImage(key, image as HTMLImageElement);
    for (const [name, { frame }] of Object.entries(map.frames))
      texture?.add(name, 0, frame.x, frame.y, frame.w, frame.h);
  }

  #page(name: string): Promise<AtlasPage> {
    return pageOf(name, this.#base);
  }

  async #picture(file: string, key: string): Promise<void> {
    const image = await imageOf(file, this.#base);
    if (!this.#scene.textures.exists(key)) this.#scene.textures.addImage(key, image);
  }
}
