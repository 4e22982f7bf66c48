import { useEffect, useRef, useState } from 'preact/hooks';
import type { PaintCard } from '../../../../../app/ports/almanac.ts';
import { MEANWHILE } from '../../../../../text/play/meanwhile.ts';
import { say } from '../../../../../ui/kit/say.ts';
import type { MeanwhileLine, StagePort, StageState } from '../../../app/ports/stage.ts';
import { isUncut, useBelow, useFit, type Ways } from '../fit.ts';
import { KeyHint } from '../prompt/key-hint.tsx';
import { Sentence } from '../prompt/names.tsx';
import './meanwhile.css';

export interface MeanwhileHand {
  isOpen: boolean;
  toggle: () => boolean;
}

/** Opens by itself at the start of the player's turn, and shuts with the first choice. Never over a lesson or a recap. */
export function useMeanwhile({ meanwhile, question, settings, lesson, recap }: StageState): MeanwhileHand {
  const n = question?.n ?? -1;
  const [turned, setTurned] = useState({ n: -1, isOpen: false });
  const byItself = meanwhile?.n === n && settings.meanwhile && lesson === null && recap.length === 0;
  const isOpen = meanwhile !== null && question !== null && (turned.n === n ? turned.isOpen : byItself);
  return {
    isOpen,
    toggle: () => {
      if (meanwhile === null || question === null) return false;
      setTurned({ n, isOpen: !isOpen });
      return true;
    },
  };
}

interface Props {
  lines: readonly MeanwhileLine[];
  state: StageState;
  stage: StagePort;
  paint: PaintCard | null;
  onZoom: (card: string) => void;
  onClose: () => void;
}

/** Without its pictures, before anything of it is out of sight. */
const WAYS: Ways = {
  names: ['roomy', 'brief'],
  isWhole: (it) => it.parentElement === null || isUncut(it.parentElement),
};

/** What happened while it was not the player's turn, over the screenplay, which says the same at length: nothing of the table is covered. */
export function MeanwhileCard({ lines, state, stage, paint, onZoom, onClose }: Props) {
  useEffect(() => say(`${MEANWHILE.title} ${MEANWHILE.since(lines.length)}.`), [lines]);
  const fit = useFit(WAYS);
  const below = useBelow<HTMLDivElement>();
  return (
    <section class="meanwhile" aria-label={MEANWHILE.title}>
      <header>
        <h2>{MEANWHILE.title}</h2>
        <button type="button" class="meanwhile-close" aria-label={MEANWHILE.close} onClick={onClose}>
          × <KeyHint keys={state.settings.keys} action="meanwhile" />
        </button>
      </header>
      <div ref={below} class="meanwhile-lines">
        <div ref={fit}>
          <ol>
            {lines.map((line, i) => (
              <li key={i}>
                <Picture card={line.card} paint={paint} />
                <p>
                  <Sentence parts={line.parts} stage={stage} tabs onZoom={onZoom} />
                </p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

const PICTURE_PX = 64;

function Picture({ card, paint }: { card: string | null; paint: PaintCard | null }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    if (canvas.current === null || card === null || card === '?' || paint === null) return;
    paint(canvas.current, card, false, PICTURE_PX).then(
      () => setPainted(true),
      () => setPainted(false), // the words say it all
    );
  }, [card, paint]);
  return (
    <span class={painted ? 'meanwhile-picture painted' : 'meanwhile-picture'} aria-hidden="true">
      <canvas ref={canvas} />
    </span>
  );
}

/** Leads back to it, at the left of what is asked. */
export function MeanwhileButton({ state, onOpen }: { state: StageState; onOpen: () => void }) {
  const { meanwhile, settings, question } = state;
  if (meanwhile === null || question === null) return null;
  return (
    <button type="button" class="meanwhile-again" onClick={onOpen} title={MEANWHILE.since(meanwhile.lines.length)}>
      {MEANWHILE.title} <KeyHint keys={settings.keys} action="meanwhile" />
    </button>
  );
}
