import { useEffect, useRef, useState } from 'preact/hooks';
import type { Places } from '../../../app/ports/places.ts';
import type { Speech, StageState } from '../../../app/ports/stage.ts';
import type { Standing } from '../../lesson/beside.ts';
import { styleOf, useStanding } from '../../lesson/use-standing.ts';
import './speech.css';

const SHOWN_MS = 4200;
/** From further away a small mark on whoever speaks stands for the tail. */
const NEAR = 60;

interface Props {
  speech: Speech | null;
  state: StageState;
  places: Places | null;
}

/** A line in a small plate near its speaker, over nothing that matters. The log has it, too, so it is not read out twice. */
export function SpeechPlate({ speech, state, places }: Props) {
  const [gone, setGone] = useState(0);
  const it = useRef<HTMLDivElement>(null);
  // Somebody just lost has no card any more: the last words stand where it was.
  const known = useRef<Places['survivors']>({});
  known.current = { ...known.current, ...places?.survivors };
  const id = speech?.id ?? 0;
  useEffect(() => {
    if (id === 0) return;
    const timer = setTimeout(() => setGone(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id]);
  const isShown = speech !== null && places !== null && gone !== speech.id && speech.speaker !== 'director';
  const speakerIn = () => known.current[speech?.speaker ?? ''] ?? null;
  const stands = useStanding(it, isShown ? String(id) : null, speakerIn, state, places);
  if (!isShown) return null;
  return (
    <div ref={it} class={stands === null ? 'plate adrift' : 'plate'} style={styleOf(stands)} aria-hidden="true">
      {stands !== null && <Tail {...stands} />}
      <span class="plate-name">{speech.name}</span>
      {speech.words}
    </div>
  );
}

/** Towards whoever speaks; or, where that is far, there. */
function Tail({ x, y, stem: { from, to } }: Standing) {
  const [across, down] = [to.x - from.x, to.y - from.y];
  if (Math.hypot(across, down) > NEAR)
    return <span class="plate-mark" style={{ left: `${to.x - x}px`, top: `${to.y - y}px` }} />;
  const style = { left: `${from.x - x}px`, top: `${from.y - y}px`, '--turn': `${Math.atan2(down, across)}rad` };
  return <span class="plate-tail" style={style} />;
}
