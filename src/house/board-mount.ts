import type { Timing } from '../app/pace.ts';
import type { Session } from '../app/session.ts';
import type { MovieEvent } from '../rules/index.ts';
import { BEATS, LEADER, MOMENT, TUMBLE } from '../scenes/cues/beats.ts';
import type { BoardFacts } from '../scenes/facts.ts';

/** Asked for twice it is fetched once. */
export const fetchBoard = () => import('../scenes/board.ts');

/** The drawn table comes by itself when it is ready; false where there can be none. */
export async function mountBoard(
  parent: HTMLElement,
  session: Session,
  facts: BoardFacts,
): Promise<(() => void) | null> {
  try {
    const { createBoard } = await fetchBoard();
    const board = await createBoard(parent, {
      facts,
      speed: session.state().settings.speed,
      reducedMotion: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    });
    session.attach(board, timing);
    return () => board.destroy();
  } catch {
    return null; // no WebGL, or the file did not come: the page is the table
  }
}

const ROLLS: readonly MovieEvent['type'][] = [
  'attack-rolled',
  'strike-rolled',
  'test-rolled',
  'damage-rolled',
  'strike-damage',
  'star-roll',
];
const MOMENTS: readonly MovieEvent['type'][] = ['creature-feature', 'turning-point', 'last-one-standing', 'head-shot'];

/** Dice are read out when they have landed. */
const timing = ({ type }: MovieEvent): Timing => ({
  before: ROLLS.includes(type) ? TUMBLE : 0,
  after: MOMENTS.includes(type) ? MOMENT : type === 'reel-opened' ? LEADER : BEATS[type].ms,
});
