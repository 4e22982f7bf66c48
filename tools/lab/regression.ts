/** Least squares, a row at a time. */
export class Regression {
  rows = 0;
  readonly size: number;
  readonly #products: number[][];
  readonly #sums: number[];
  #squares = 0;

  constructor(size: number) {
    this.size = size;
    this.#products = Array.from({ length: size }, () => new Array<number>(size).fill(0));
    this.#sums = new Array<number>(size).fill(0);
  }

  add(x: readonly number[], y: number): void {
    this.rows++;
    this.#squares += y * y;
    for (let i = 0; i < this.size; i++) {
      const a = x[i] as number;
      if (a === 0) continue;
      this.#sums[i] = (this.#sums[i] as number) + a * y;
      const row = this.#products[i] as number[];
      for (let j = 0; j < this.size; j++) row[j] = (row[j] as number) + a * (x[j] as number);
    }
  }

  /** The weights that fit best, and the standard error of each; what was never seen stays at nought. */
  solve(): { values: number[]; errors: number[] } {
    const inverse = inverted(this.#products);
    const noise = this.#squares / Math.max(1, this.rows);
    return {
      values: inverse.map((row) => row.reduce((sum, it, j) => sum + it * (this.#sums[j] as number), 0)),
      errors: inverse.map((row, i) => Math.sqrt(Math.max(0, (row[i] as number) * noise))),
    };
  }
}

/** Gauss and Jordan, with a trace of decay so that there always is one. */
function inverted(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [
    ...row.map((it, j) => (i === j ? it * 1.001 + 1e-6 : it)),
    ...Array.from({ length: size }, (_, j) => (i === j ? 1 : 0)),
  ]);
  for (let c = 0; c < size; c++) {
    const pivot = rows[c] as number[];
    const by = pivot[c] as number;
    for (let j = 0; j < 2 * size; j++) pivot[j] = (pivot[j] as number) / by;
    for (const [i, row] of rows.entries()) {
      const times = row[c] as number;
      if (i === c || times === 0) continue;
      for (let j = 0; j < 2 * size; j++) row[j] = (row[j] as number) - times * (pivot[j] as number);
    }
  }
  return rows.map((row) => row.slice(size));
}
