import type { Scene } from 'phaser';
import type { AtlasPage } from '../../art/atlas.ts';
import { type DeckArt, deckArt, thingsOf } from '../../art/decks.ts';
import { imageOf, pageOf } from '../../art/fetched.ts';
import { MOMENTS, momentName } from '../../art/moments.ts';
import type { Measure } from '../../art/text-fit.ts';
import { font } from '../../art/type.ts';

/** Device pixels across a card picture of the plain atlas; wider ones need the sharp one. */
export const PLAIN_PICTURE = 224;

/** Pictures and typefaces, in the order the table needs them. */
export class Assets {
  readonly #scene: Scene;
  readonly #base: string;
  readonly #deck: DeckArt;
  /** The textures that things on the board are cut from, the deck's own first. */
  #things: string[] = [];
  pages: AtlasPage[] = [];
  readonly ruler: CanvasRenderingContext2D;
  readonly measure: Measure;

  constructor(scene: Scene, base: string, deck: string) {
    this.#scene = scene;
    this.#base = base;
    this.#deck = deckArt(deck);
    const ctx = document.createElement('canvas').getContext('2d');
    if (!ctx) throw new Error('No 2d canvas to measure words on');
    this.ruler = ctx;
    this.measure = (text, css) => {
      ctx.font = css;
      return ctx.measureText(text).width;
    };
  }

  /** What colours the deck is printed in. */
  get colours(): Pick<DeckArt, 'accent' | 'turned'> {
    return this.#deck;
  }

  /** What the first frame shows. */
  async first(): Promise<void> {
    const faces = (['poster', 'marquee', 'plate', 'typewriter', 'plain'] as const).map((face) =>
      document.fonts.load(font(face, 16, 600)).catch(() => []),
    );
    const names = thingsOf(this.#deck, 'plain');
    const [cards, things] = await Promise.all([
      Promise.all(this.#deck.plain.map((name) => this.#page(name))),
      Promise.all(names.map((name) => this.#page(name))),
      this.#picture(this.#deck.backdrop, 'backdrop'),
      ...faces,
    ]);
    this.pages = [...cards, ...things];
    this.#lay(names, things);
  }

  /** Title cards; missing ones are no reason to stop a movie. */
  async moments(): Promise<void> {
    const names = MOMENTS.map(momentName);
    await Promise.allSettled(names.map((name) => this.#picture(`${this.#deck.moments}${name}`, name)));
  }

  /** Sheets of another deck that hold what this one shares with it; true where there are any. */
  async lent(): Promise<boolean> {
    const { lent } = this.#deck;
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

  /** The sharp atlases, one after the other so that they never hold up what is played meanwhile. */
  async sharp(): Promise<boolean> {
    try {
      const names = thingsOf(this.#deck, 'sharp');
      const things = await this.#inTurn(names);
      const cards = await this.#inTurn(this.#deck.sharp);
      this.pages = [...cards, ...things, ...this.pages];
      this.#lay(names, things);
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
