import type { AppContext } from '../../../../shell/app-context.ts';
import { wearColours } from '../../../../shell/page-settings.ts';
import type { StagePort } from '../../app/ports/stage.ts';
import { ACCENT } from '../../art.ts';
import { mountStage, type StageProps, unmountStage } from '../../ui/play/stage-view.tsx';
import { fetchSheets, NO_SHEETS } from './sheets.ts';

/** The page of a game, drawn again when its pictures have come; returns how to take it down. */
export function onStage(
  context: AppContext,
  stage: StagePort & { stop(): void },
  rest: Omit<StageProps, 'stage' | 'sheets'>,
): () => void {
  let closed = false;
  const mount = (sheets: StageProps['sheets']) => mountStage(context.root, { ...rest, stage, sheets });
  context.boardBox?.toggleAttribute('hidden', true);
  wearColours({ accent: ACCENT, turned: ACCENT });
  mount(NO_SHEETS);
  void fetchSheets().then(
    (sheets) => !closed && mount(sheets),
    () => {}, // a table without pictures is still one
  );
  return () => {
    closed = true;
    stage.stop();
    context.boardBox?.toggleAttribute('hidden', false);
    wearColours(null);
    unmountStage(context.root);
  };
}
