import { boardFacts } from '../app/board-facts.ts';
import type { Sounding } from '../app/ports/cues.ts';
import type { Stage } from '../app/stage.ts';
import { deckArt } from '../art/decks.ts';
import { soundOf } from '../audio/decks.ts';
import { UI } from '../text/ui.ts';
import { placeCaptions } from '../ui/captions.ts';
import { wearColours } from '../ui/deck-colours.ts';
import { hangStage, type StageProps, strikeStage } from '../ui/play/stage-view.tsx';
import { mountBoard } from './board-mount.ts';
import type { Hall } from './hall.ts';
import { isRoomy, placesFor, placesKey } from './places.ts';

type Rest = Omit<StageProps, 'stage' | 'paint' | 'places' | 'onLeave'> & { onLeave?: () => void };

/** Page and board of a movie, for as long as it is on; returns how to take them down. */
export function onStage(hall: Hall, stage: Stage, rest: Rest): () => void {
  const { deck } = stage.recording.booking.config;
  let closed = false;
  let canDraw = hall.boardBox !== null;
  let key = '';
  let mounting = false;
  let destroyBoard: (() => void) | null = null;
  const hang = () => {
    const { innerWidth: width, innerHeight: height } = window;
    const view = stage.view();
    const drawn = canDraw && isRoomy(width, height);
    hall.boardBox?.toggleAttribute('hidden', !drawn);
    // What is asked is painted first: making the picture keeps the page busy for a moment.
    if (drawn && !mounting) requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(mount)));
    mounting ||= drawn;
    const next = drawn ? placesKey(view, width, height) : 'plain';
    if (next === key) return;
    key = next;
    const places = drawn ? placesFor(view, width, height) : null;
    placeCaptions(places?.captions ?? null);
    hangStage(hall.root, { onLeave: () => hall.go('marquee'), ...rest, stage, paint: hall.paint, places });
  };
  const mount = () => {
    if (closed || hall.boardBox === null) return;
    void mountBoard(hall.boardBox, stage, boardFacts(deck)).then((destroy) => {
      destroyBoard = destroy;
      if (closed) return destroy?.();
      if (destroy !== null) return;
      canDraw = false;
      stage.notify(UI.notice.noPicture);
      hang();
    });
  };
  const stopHanging = stage.subscribe(hang);
  window.addEventListener('resize', hang);
  hall.sound.setAmbience('projector', 0.5);
  wearColours(deckArt(deck));
  hang();

  return () => {
    closed = true;
    stage.stop();
    stopHanging();
    window.removeEventListener('resize', hang);
    destroyBoard?.();
    placeCaptions(null);
    wearColours(null);
    strikeStage(hall.root);
  };
}

/** What every stage asks of the house. */
export const stagePorts = (hall: Hall, deck: string) => ({
  sound: {
    cue: (sounding: Sounding) => {
      const sound = soundOf(deck, sounding);
      if (sound !== null) hall.sound.play(sound);
    },
    mood: (mood: Parameters<Hall['sound']['setMood']>[0]) => hall.sound.setMood(mood),
  },
  settings: hall.settings(),
  onSettings: hall.set,
});
