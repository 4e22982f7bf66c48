interface Spot {
  x: number;
  y: number;
}

/** Which of the things on a wall a key leads to from the one at `at`; null where the key means nothing here. */
export function neighbour(key: string, at: number, spots: readonly Spot[]): number | null {
  const last = spots.length - 1;
  switch (key) {
    case 'ArrowRight':
      return Math.min(at + 1, last);
    case 'ArrowLeft':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'ArrowDown':
    case 'ArrowUp':
      return inNextRow(key === 'ArrowDown', at, spots);
    default:
      return null;
  }
}

function inNextRow(down: boolean, at: number, spots: readonly Spot[]): number {
  const here = spots[at];
  if (here === undefined) return at;
  const beyond = spots.filter(({ y }) => (down ? y > here.y : y < here.y)).map(({ y }) => y);
  if (beyond.length === 0) return at;
  const row = down ? Math.min(...beyond) : Math.max(...beyond);
  const off = ({ x, y }: Spot): number => (y === row ? Math.abs(x - here.x) : Number.POSITIVE_INFINITY);
  return spots.reduce((best, spot, i) => (off(spot) < off(spots[best] ?? here) ? i : best), at);
}
