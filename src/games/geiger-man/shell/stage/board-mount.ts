import type { Settings } from '../../../../app/ports/settings.ts';
import { geigerMan } from '../../../../rules/geiger-man/index.ts';
import type { BoardLook } from '../../../../scenes/stage/look.ts';
import { isCalm, isStark, onSystemChange } from '../../../../shell/page-settings.ts';
import type { ShowStage } from '../../app/play/show-stage.ts';
import { tableModel } from '../../app/table/table-model.ts';
import { boardArt, frameOf } from './pictures.ts';

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

export const fetchBoard = () => import('../../../../scenes/geiger-man/board.ts');

/** Fetches the drawn table and shows on it what is on the stage; null where there can be none. `onDark`: the machine takes it away, or gives it back. */
export async function mountBoard(
  parent: HTMLElement,
  session: ShowStage,
  onDark: (dark: boolean) => void,
): Promise<Mounted | null> {
  try {
    const { createBoard } = await fetchBoard();
    const { killer, location } = session.view();
    const { settings } = session.state();
    const board = await createBoard(parent, {
      facts: { model: tableModel, fold: geigerMan.fold },
      art: boardArt(killer, location),
      frameOf,
      speed: settings.speed,
      ...lookOf(settings),
    });
    const look = () => board.setLook(lookOf(session.state().settings));
    const stops = [session.subscribe(look), onSystemChange(look)];
    board.onDark(onDark);
    session.attach(board);
    return {
      attach: () => session.attach(board),
      destroy: () => {
        for (const stop of stops) stop();
        board.destroy();
      },
    };
  } catch {
    return null; // no WebGL, or a file did not come: the page is the table
  }
}
