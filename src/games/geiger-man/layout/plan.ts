/** A point of a board, in parts of its frame: 0,0 is the top left, 1,1 the bottom right. */
export type Spot = readonly [x: number, y: number];

export interface PlacedSpace {
  /** Where whoever is there stands. */
  readonly at: Spot;
  /** The middle of its name. */
  readonly label: Spot;
}

export interface PlacedEdge {
  readonly ends: readonly [string, string];
  /** From the first end to the second, corners between them. */
  readonly path: readonly Spot[];
}

export interface BoardPlan {
  readonly spaces: Readonly<Record<string, PlacedSpace>>;
  readonly edges: readonly PlacedEdge[];
}

/** The frame of a board on a table of 1600 by 900, and the plate that a name is written on there. */
export const FRAME = { w: 1210, h: 430 } as const;
export const LABEL = { w: 150, h: 26 } as const;

/** How far a name stands below its space, unless told otherwise. */
const BELOW = 30;

const part = ([x, y]: Spot): Spot => [x / FRAME.w, y / FRAME.h];

/**
 * A plan as it is noted down, in pixels of the frame: `'gate 440 340'`, a fourth number for a name that stands elsewhere than below;
 * `'gate lane'` for an edge, with the corners of one that is not straight: `'trailer service: 1100 412, 110 412'`.
 */
export function plan(spaces: readonly string[], edges: readonly string[]): BoardPlan {
  const placed: Record<string, PlacedSpace> = {};
  for (const row of spaces) {
    const [id = '', ...numbers] = row.split(' ');
    const [x = 0, y = 0, off = BELOW] = numbers.map(Number);
    placed[id] = { at: part([x, y]), label: part([x, y + off]) };
  }
  return {
    spaces: placed,
    edges: edges.map((row) => {
      const [ends = '', corners = ''] = row.split(': ');
      const [a = '', b = ''] = ends.split(' ');
      const between =
        corners === '' ? [] : corners.split(', ').map((c) => part(c.split(' ').map(Number) as [number, number]));
      return { ends: [a, b], path: [placed[a]?.at ?? [0, 0], ...between, placed[b]?.at ?? [0, 0]] };
    }),
  };
}
