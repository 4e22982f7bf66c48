import { useEffect, useState } from 'preact/hooks';
import type { Places } from '../../app/ports/places.ts';
import type { StageState } from '../../app/ports/stage.ts';
import { WORDS } from '../../text/words.ts';
import './speech.css';

const SHOWN_MS = 4200;
/** A plate that would reach over the edge of the lot stands on the other side. */
const WIDE = 240;

/** A line in a small plate above its speaker; the log has it, too, so it is not read out twice. */
export function SpeechPlate({
  state: { speech, table, curtain },
  places,
}: {
  state: StageState;
  places: Places | null;
}) {
  const [gone, setGone] = useState(0);
  const id = speech?.id ?? 0;
  useEffect(() => {
    if (id === 0) return;
    const timer = setTimeout(() => setGone(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id]);
  const spot = places?.spots[speech?.at ?? ''];
  if (speech === null || places === null || spot === undefined || gone === id || curtain) return null;
  const isRight = spot.x + WIDE > places.right.x;
  return (
    <div
      key={id}
      class={`gm-said${isRight ? ' left' : ''}`}
      style={{ left: `${spot.x}px`, top: `${spot.y}px` }}
      aria-hidden="true"
    >
      <b>{WORDS.table.TABLE.speaker(speech.who, table.girl.id)}</b> {speech.words}
    </div>
  );
}
