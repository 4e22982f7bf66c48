/** Puts rectangles on a square page row by row; simple, and close enough to full for pictures of a few sizes. */
export class RowPacker {
  #x = 0;
  #y = 0;
  #row = 0;
  readonly size: number;

  constructor(size: number) {
    this.size = size;
  }

  /** Null when the page is full. */
  place(w: number, h: number): { x: number; y: number } | null {
    if (w > this.size || h > this.size) return null;
    if (this.#x + w > this.size) {
      this.#x = 0;
      this.#y += this.#row;
      this.#row = 0;
    }
    if (this.#y + h > this.size) return null;
    const at = { x: this.#x, y: this.#y };
    this.#x += w;
    this.#row = Math.max(this.#row, h);
    return at;
  }
}
