import type { Standing } from './beside.ts';
import './stem.css';

/** Of the plate, which positions count from within. */
const EDGE = 2;
/** Longer than this, a line would cross half of the table: a dot on the thing says it as well. */
const LONGEST = 240;

/** The line from a plate to what it is about. */
export function Stem({ x, y, stem: { from, to } }: Standing) {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(across, down);
  const style = {
    left: `${from.x - x - EDGE}px`,
    top: `${from.y - y - EDGE}px`,
    '--long': `${long}px`,
    '--turn': `${Math.atan2(down, across)}rad`,
  };
  return <span class={long > LONGEST ? 'stem far' : 'stem'} style={style} aria-hidden="true" />;
}
