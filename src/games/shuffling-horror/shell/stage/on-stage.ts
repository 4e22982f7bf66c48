import { deckArt } from '../../../../art/decks.ts';
import { soundOf } from '../../../../audio/decks.ts';
import type { AppContext } from '../../../../shell/app-context.ts';
import { wearColours } from '../../../../shell/page-settings.ts';
import { placeCaptions } from '../../../../ui/kit/captions.ts';
import type { MovieStage } from '../../app/play/movie-stage.ts';
import type { Sounding } from '../../app/ports/sounds.ts';
import { boardFacts } from '../../app/table/board-facts.ts';
import { mountStage, type StageProps, unmountStage } from '../../ui/play/stage-view.tsx';
import { paint } from '../paint.ts';
import { type Mounted, mountBoard } from './board-mount.ts';
import { isRoomy, placesFor, placesKey } from './places.ts';

type Rest = Omit<StageProps, 'stage' | 'paint' | 'places' | 'onLeave'> & { onLeave?: () => void };

/** A picture that goes may come back by itself: so long is waited before anything is said. */
const DARK_MS = 2000;

/** Seldom needed, and fetched then. */
const pictureWords = async () => (await import('../../../../text/play/picture.ts')).PICTURE;
type Why = 'none' | 'dark' | 'small';

/** Page and board of a movie, for as long as it is on; returns how to take them down. */
export function onStage(context: AppContext, stage: MovieStage, rest: Rest): () => void {
  const { deck } = stage.recording.setup.config;
  let closed = false;
  /** Whether there is a picture: never where none was asked for, not any more where the machine took it away. */
  let canDraw = context.boardBox !== null;
  let roomy = true;
  let key = '';
  let mounting = false;
  let board: Mounted | null = null;
  let darkening: ReturnType<typeof setTimeout> | undefined;
  const mount = () => {
    const { innerWidth: width, innerHeight: height } = window;
    const view = stage.view();
    measure(width, height);
    const drawn = canDraw && roomy;
    context.boardBox?.toggleAttribute('hidden', !drawn);
    // What is asked is painted first: making the picture keeps the page busy for a moment.
    if (drawn && !mounting) requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawBoard)));
    if (!mounting) stage.expectBoard(drawn);
    mounting ||= drawn;
    const { text } = stage.state().settings;
    const next = drawn ? placesKey(view, width, height, text) : 'plain';
    if (next === key) return;
    key = next;
    const places = drawn ? placesFor(view, width, height, text) : null;
    placeCaptions(places?.captions ?? null);
    mountStage(context.root, { onLeave: () => context.go('marquee'), ...rest, stage, paint, places });
  };
  /** A window too small for the picture is told so, once for each time. */
  const measure = (width: number, height: number) => {
    const now = isRoomy(width, height);
    if (now === roomy) return;
    roomy = now;
    if (canDraw) tell(roomy ? null : 'small');
  };
  const drawBoard = () => {
    if (closed || context.boardBox === null) return;
    void mountBoard(context.boardBox, stage, boardFacts(deck), onDark).then((mounted) => {
      board = mounted;
      if (closed) return board?.destroy();
      if (board === null) inWords('none');
    });
  };
  /** Why there is no picture; null: there is one. */
  const tell = (why: Why | null) =>
    void pictureWords().then(
      (words) => {
        for (const it of ['none', 'dark', 'small'] as const) if (it !== why) stage.withdraw(words[it]);
        if (why !== null) stage.notify(words[why], why === 'small' ? null : { name: words.again, onPick: tryAgain });
      },
      () => {}, // the table in words is there without them
    );
  const inWords = (why: Why) => {
    canDraw = false;
    stage.expectBoard(false);
    tell(why);
    mount();
  };
  const drawAgain = () => {
    tell(null);
    canDraw = true;
    mount();
  };
  const tryAgain = () => {
    board?.destroy();
    board = null;
    mounting = false;
    drawAgain();
  };
  const onDark = (dark: boolean) => {
    clearTimeout(darkening);
    if (closed) return;
    if (dark) darkening = setTimeout(goDark, DARK_MS);
    else if (!canDraw) {
      board?.attach();
      drawAgain();
    }
  };
  const goDark = () => {
    stage.detach();
    inWords('dark');
  };
  const stopMounting = stage.subscribe(mount);
  window.addEventListener('resize', mount);
  context.sound.setAmbience('projector', 0.5);
  wearColours(deckArt(deck));
  mount();

  return () => {
    closed = true;
    clearTimeout(darkening);
    stage.stop();
    stopMounting();
    window.removeEventListener('resize', mount);
    board?.destroy();
    placeCaptions(null);
    wearColours(null);
    unmountStage(context.root);
  };
}

/** What every stage asks of the house. */
export const stagePorts = (context: AppContext, deck: string) => ({
  sound: {
    cue: (sounding: Sounding) => {
      const sound = soundOf(deck, sounding);
      if (sound !== null) context.sound.play(sound, deck);
    },
    mood: (mood: Parameters<AppContext['sound']['setMood']>[0]) => context.sound.setMood(mood),
  },
  settings: context.settings(),
  onSettings: context.set,
});
