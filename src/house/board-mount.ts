import type { Settings } from '../app/ports/stage.ts';
import type { Stage } from '../app/stage.ts';
import { fetchFirst } from '../art/fetched.ts';
import type { BoardFacts } from '../scenes/facts.ts';
import type { BoardLook } from '../scenes/options.ts';
import { isCalm, isStark, onSystemChange } from './page-settings.ts';

let fetched = () => {};
/** Settles when a table could be drawn at once, or never can be. */
export const boardFetched = new Promise<void>((resolve) => {
  fetched = resolve;
});

/** The code of the table, and along with it the pictures of its deck. Asked for twice they are fetched once. */
export function fetchBoard(deck: string) {
  const code = import('../scenes/board.ts');
  void Promise.allSettled([code, fetchFirst(deck)]).then(fetched);
  return code;
}

const lookOf = (settings: Settings): BoardLook => ({
  reducedMotion: isCalm(settings),
  grain: settings.grain,
  textScale: settings.text,
  stark: isStark(settings),
});

/** The drawn table comes by itself when it is ready; false where there can be none. */
export async function mountBoard(parent: HTMLElement, stage: Stage, facts: BoardFacts): Promise<(() => void) | null> {
  try {
    const { deck } = stage.recording.booking.config;
    const { createBoard } = await fetchBoard(deck);
    const { settings } = stage.state();
    const board = await createBoard(parent, { deck, facts, speed: settings.speed, ...lookOf(settings) });
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
