import type { Settings } from '../app/ports/stage.ts';
import type { Stage } from '../app/stage.ts';
import type { BoardFacts } from '../scenes/facts.ts';
import type { BoardLook } from '../scenes/options.ts';
import { isCalm, isStark, onSystemChange } from './page-settings.ts';

/** Asked for twice it is fetched once. */
export const fetchBoard = () => import('../scenes/board.ts');

const lookOf = (settings: Settings): BoardLook => ({
  reducedMotion: isCalm(settings),
  grain: settings.grain,
  textScale: settings.text,
  stark: isStark(settings),
});

/** The drawn table comes by itself when it is ready; false where there can be none. */
export async function mountBoard(parent: HTMLElement, stage: Stage, facts: BoardFacts): Promise<(() => void) | null> {
  try {
    const { createBoard } = await fetchBoard();
    const { settings } = stage.state();
    const board = await createBoard(parent, { facts, speed: settings.speed, ...lookOf(settings) });
    const look = () => board.setLook(lookOf(stage.state().settings));
    const stops = [stage.subscribe(look), onSystemChange(look)];
    stage.attach(board);
    return () => {
      for (const stop of stops) stop();
      board.destroy();
    };
  } catch {
    return null; // no WebGL, or the file did not come: the page is the table
  }
}
