import { tableLayout } from '../../../../scenes/geiger-man/layout.ts';
import type { AppContext } from '../../../../shell/app-context.ts';
import { wearColours } from '../../../../shell/page-settings.ts';
import type { ShowStage } from '../../app/play/show-stage.ts';
import type { Places } from '../../app/ports/places.ts';
import { LOBBY } from '../../text/lobby-words.ts';
import { mountStage, type StageProps, unmountStage } from '../../ui/play/stage-view.tsx';
import { type Mounted, mountBoard } from './board-mount.ts';
import { lookUp } from './look-up.ts';
import { ACCENT, painter } from './pictures.ts';

type Ways = Omit<StageProps, 'stage' | 'name' | 'paint' | 'places' | 'lookUp'>;

/** In a smaller window, or a larger one at 200 %, a drawn table could not be read: there it is in words, and scrolls. */
const LEAST = { width: 1000, height: 560 };

/** Page and board of a show, for as long as it is on; returns how to take them down. */
export function onStage(context: AppContext, session: ShowStage, ways: Ways): () => void {
  const { killer, location } = session.view();
  const paint = painter(killer, location);
  let closed = false;
  /** Never where none was asked for, not any more where the machine took it away. */
  let canDraw = context.boardBox !== null;
  let board: Mounted | null = null;
  let asked = false;

  const placesNow = (): Places | null => {
    const { innerWidth: width, innerHeight: height } = window;
    if (!canDraw || width < LEAST.width || height < LEAST.height) return null;
    const { dom, spots } = tableLayout({ width, height, text: session.state().settings.text, location });
    return { ...dom, spots };
  };
  const mount = () => {
    const places = placesNow();
    context.boardBox?.toggleAttribute('hidden', places === null);
    if (!asked) session.expectBoard(places !== null);
    // What is asked is painted first: making the picture keeps the page busy for a moment.
    if (places !== null && !asked) requestAnimationFrame(() => setTimeout(draw));
    asked ||= places !== null;
    mountStage(context.root, { stage: session, name: LOBBY.setUp.FILM.name, paint, places, lookUp, ...ways });
  };
  const draw = async () => {
    if (closed || context.boardBox === null) return;
    board = await mountBoard(context.boardBox, session, onDark);
    if (closed) board?.destroy();
    else if (board === null) inWords();
  };
  const inWords = () => {
    canDraw = false;
    session.expectBoard(false);
    mount();
  };
  const onDark = (dark: boolean) => {
    if (closed) return;
    canDraw = !dark;
    if (dark) session.detach();
    else board?.attach();
    mount();
  };
  let text = session.state().settings.text;
  const stopWatching = session.subscribe(() => {
    if (session.state().settings.text === text) return;
    text = session.state().settings.text;
    mount();
  });
  window.addEventListener('resize', mount);
  wearColours({ accent: ACCENT, turned: ACCENT });
  mount();

  return () => {
    closed = true;
    session.stop();
    stopWatching();
    window.removeEventListener('resize', mount);
    board?.destroy();
    wearColours(null);
    unmountStage(context.root);
  };
}
