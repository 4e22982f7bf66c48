let line: Promise<unknown> = Promise.resolve();

/** One card after another, with a breath in between: a wall of them must not hold up the page. */
export function inTurn(paint: () => Promise<void>): Promise<void> {
  const mine = line.then(() => new Promise((next) => setTimeout(next, 0))).then(paint);
  line = mine.catch(() => {});
  return mine;
}
