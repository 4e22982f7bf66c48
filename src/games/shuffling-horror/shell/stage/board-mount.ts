import type { Settings } from '../../../../app/ports/settings.ts';
import { fetchFirst } from '../../../../art/fetched.ts';
import type { BoardFacts } from '../../../../scenes/shuffling-horror/facts.ts';
import type { BoardLook } from '../../../../scenes/stage/look.ts';
import { isCalm, isStark, onSystemChange } from '../../../../shell/page-settings.ts';
import type { MovieStage } from '../../app/play/movie-stage.ts';

let fetched = () => {};
/** Settles when a table could be drawn at once, or never can be. */
export const boardFetched = new Promise<void>((resolve) => {
  fetched = resolve;
});

/** The code of the table, and along with it the pictures of its deck. Asked for twice they are fetched once. */
export function fetchBoard(deck: string) {
  const code = import('../../../../scenes/shuffling-horror/board.ts');
  void Promise.allSettled([code, fetchFirst(deck)]).then(fetched);
  return code;
}

const lookOf = (settings: Settings): BoardLook => ({
  reducedMotion: isCalm(settings),
  grain: settings.grain,
  textScale: settings.text,
  stark: isStark(settings),
});

/** A drawn table. */
export interface Mounted {
  /** Shows what is on the stage, from now on. */
  attach(): void;
  destroy(): void;
}

/** Fetches the drawn table and shows on it what is on the stage; null where there can be none. `onDark`: the machine takes it away, or gives it back. */
export async function mountBoard(
  parent: HTMLElement,
  stage: MovieStage,
  facts: BoardFacts,
  onDark: (dark: boolean) => void,
): Promise<Mounted | null> {
  try {
    const { deck } = stage.recording.setup.config;
    const { createBoard } = await fetchBoard(deck);
    const { settings } = stage.state();
    const board = await createBoard(parent, { deck, facts, speed: settings.speed, ...lookOf(settings) });
    const look = () => board.setLook(lookOf(stage.state().settings));
    const stops = [stage.subscribe(look), onSystemChange(look)];
    board.onDark(onDark);
    stage.attach(board);
    return {
      attach: () => stage.attach(board),
      destroy: () => {
        for (const stop of stops) stop();
        board.destroy();
      },
    };
  } catch {
    return null; // no WebGL, or the file did not come: the page is the table
  }
}
