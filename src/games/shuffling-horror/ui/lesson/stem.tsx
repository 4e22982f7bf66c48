import type { Standing } from './beside.ts';
import './stem.css';

/** Of the plate, which positions count from within. */
const EDGE = 2;

/** The line from a plate to what it is about. */
export function Stem({ x, y, stem: { from, to } }: Standing) {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const style = {
    left: `${from.x - x - EDGE}px`,
    top: `${from.y - y - EDGE}px`,
    '--long': `${Math.hypot(across, down)}px`,
    '--turn': `${Math.atan2(down, across)}rad`,
  };
  return <span class="stem" style={style} aria-hidden="true" />;
}
