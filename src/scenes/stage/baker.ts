import type { Scene, Textures } from 'phaser';
import { artKey } from '../paint/art-key.ts';
import type { Assets } from './assets.ts';
import type { BakedArt, Painter } from './painter.ts';
import { RowPacker } from './row-packer.ts';
import { type Art, SHEETS, type SheetName } from './sprite.ts';

/** A texture frame with the CSS size it stands for. */
export interface Baked {
  key: string;
  texture: string;
  frame: string;
  w: number;
  h: number;
  pad: number;
  /** Texture pixels for one CSS pixel; nought for what comes in a size of its own. */
  ratio: number;
}

interface Page {
  texture: Textures.CanvasTexture;
  shelf: RowPacker;
  /** Baked on since it was last sent to the graphics card; `worn` if a sprite waits for that. */
  dirty: boolean;
  worn: boolean;
  /** A large page that was sent takes no more: it would have to be sent again for a stamp. */
  shut: boolean;
}

const MOST_PAGES: Record<SheetName, number> = { big: 8, small: 18, labels: 8, panels: 12, wide: 99 };
/** What is baked in the middle of a movie is a card or two: so large is the page that is sent for it. */
const LATER = 512;
const LARGEST = 2048;

/** Bakes each piece of art once for its shown size and pixel ratio, onto a few shared pages. */
export class Baker {
  readonly #scene: Scene;
  readonly #assets: Assets;
  readonly #painter: Painter;
  readonly #baked = new Map<string, { baked: Baked; page: Page }>();
  readonly #pages: Record<SheetName, Page[]> = { big: [], small: [], labels: [], panels: [], wide: [] };
  #ratio: number;
  #count = 0;
  /** CSS pixels for one unit of the layout's drawing. */
  unit = 1;
  /** The player's text size; whoever changes it has everything baked anew. */
  textScale = 1;
  /** High contrast; the same holds. */
  stark = false;
  /** A sheet ran out of pages: everything should be baked anew for what is on the table now. */
  full = false;

  constructor(scene: Scene, assets: Assets, painter: Painter, ratio: number) {
    this.#scene = scene;
    this.#assets = assets;
    this.#painter = painter;
    this.#ratio = ratio;
  }

  /** `ahead`: nobody wears it yet, so it need not be sent with the next frame. */
  resolve(art: Art, w: number, h: number, ahead = false): Baked {
    const key = artKey(art, w, h);
    if (art.art === 'board') return this.#whole(key, this.#assets.textureOf(art.frame), art.frame, w, h);
    if (art.art === 'picture') return this.#whole(key, this.#assets.pictureOf(art.name), '__BASE', w, h);
    const found = this.#baked.get(key) ?? this.#bake(key, art, w, h);
    this.#baked.set(key, found);
    if (!ahead) found.page.worn = true;
    return found.baked;
  }

  #whole(key: string, texture: string, frame: string, w: number, h: number): Baked {
    return { key, texture, frame, w, h, pad: 0, ratio: 0 };
  }

  #bake(key: string, art: BakedArt, w: number, h: number): { baked: Baked; page: Page } {
    const canvas = this.#painter.canvasFor(this.#assets.ruler, art, w, h, this);
    const wide = canvas.w + canvas.pad * 2;
    const high = canvas.h + canvas.pad * 2;
    // A picture larger than a page is baked coarser rather than not at all.
    const most = LARGEST - 4;
    const ratio = Math.min(this.#ratio, most / wide, most / high);
    const pw = Math.ceil(wide * ratio);
    const ph = Math.ceil(high * ratio);
    const { page, x, y } = this.#room(this.#painter.sheetOf(art, w), pw + 2, ph + 2);
    const ctx = page.texture.getContext();
    ctx.save();
    ctx.beginPath();
    ctx.rect(x, y, pw + 2, ph + 2);
    ctx.clip();
    ctx.translate(x + 1 + canvas.pad * ratio, y + 1 + canvas.pad * ratio);
    ctx.scale(ratio, ratio);
    const { pages, measure, accent } = this.#assets;
    const { textScale, stark, unit } = this;
    this.#painter.paint(ctx, art, canvas, { pages, measure, accent, ratio, textScale, stark, unit });
    ctx.restore();
    page.texture.add(key, 0, x + 1, y + 1, pw, ph);
    page.dirty = true;
    return { page, baked: { key, texture: page.texture.key, frame: key, ...canvas, ratio } };
  }

  #pageSize(sheet: SheetName): number {
    if (sheet === 'wide') return 0; // as large as what is on it
    if (sheet === 'labels') return this.#ratio > 1.5 ? 1024 : 512;
    if (this.#pages[sheet].some(({ shut }) => shut)) return LATER; // a page is sent whole: small is quick
    return sheet === 'big' && this.#scene.scale.width > 1900 ? LARGEST : 1024;
  }

  #room(sheet: SheetName, w: number, h: number): { page: Page; x: number; y: number } {
    const pages = this.#pages[sheet];
    for (const page of pages) {
      const at = page.shut ? null : page.shelf.place(w, h);
      if (at) return { page, ...at };
    }
    const size = Math.max(this.#pageSize(sheet), w, h);
    const texture = this.#scene.textures.createCanvas(`bake ${sheet} ${this.#count++}`, size, size);
    if (!texture) throw new Error('No canvas to bake the table on');
    const page = { texture, shelf: new RowPacker(size), dirty: true, worn: false, shut: false };
    pages.unshift(page);
    if (pages.length > MOST_PAGES[sheet]) this.full = true;
    return { page, ...(page.shelf.place(w, h) as { x: number; y: number }) };
  }

  /** Sends what was baked since the last frame to the graphics card, one upload a page. */
  flush(): void {
    for (const sheet of SHEETS)
      for (const page of this.#pages[sheet]) {
        if (page.dirty && page.worn) this.#send(page);
      }
  }

  #send(page: Page): void {
    page.texture.refresh();
    page.dirty = false;
    page.shut = page.shelf.size > LATER;
  }

  /** Sends one page that was baked ahead; false when there is none left. */
  flushOne(): boolean {
    for (const sheet of SHEETS)
      for (const page of this.#pages[sheet]) {
        if (!page.dirty) continue;
        this.#send(page);
        return true;
      }
    return false;
  }

  /** Forgets everything baked; the old pages live until `sweep`, since sprites still wear them. */
  renew(ratio: number): () => void {
    const old = SHEETS.flatMap((sheet) => this.#pages[sheet].splice(0));
    this.#baked.clear();
    this.#ratio = ratio;
    this.full = false;
    return () => {
      for (const { texture } of old) texture.destroy();
    };
  }

  /** After a lost context: the canvases are intact, the textures are not. */
  reupload(): void {
    for (const sheet of SHEETS) for (const page of this.#pages[sheet]) page.dirty = true;
  }
}
