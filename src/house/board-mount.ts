import type { Settings } from '../app/ports/stage.ts';
import type { Stage } from '../app/stage.ts';
import type { BoardFacts } from '../scenes/facts.ts';
import type { BoardLook } from '../scenes/options.ts';

/** Asked for twice it is fetched once. */
export const fetchBoard = () => import('../scenes/board.ts');

const calm = window.matchMedia('(prefers-reduced-motion: reduce)');

const lookOf = ({ motion, grain, text }: Settings): BoardLook => ({
  reducedMotion: motion === 'system' ? calm.matches : motion === 'reduced',
  grain,
  textScale: text,
});

/** The drawn table comes by itself when it is ready; false where there can be none. */
export async function mountBoard(parent: HTMLElement, stage: Stage, facts: BoardFacts): Promise<(() => void) | null> {
  try {
    const { createBoard } = await fetchBoard();
    const { settings } = stage.state();
    const board = await createBoard(parent, { facts, speed: settings.speed, ...lookOf(settings) });
    const stop = stage.subscribe(() => board.setLook(lookOf(stage.state().settings)));
    stage.attach(board);
    return () => {
      stop();
      board.destroy();
    };
  } catch {
    return null; // no WebGL, or the file did not come: the page is the table
  }
}
