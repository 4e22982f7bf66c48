import { useEffect, useState } from 'preact/hooks';
import type { Places } from '../../app/ports/places.ts';
import type { Speech } from '../../app/ports/stage.ts';
import './speech.css';

const SHOWN_MS = 4200;

interface Props {
  speech: Speech | null;
  places: Places | null;
}

/** A line in a small plate over its speaker's card. The log has it, too, so it is not read out twice. */
export function SpeechPlate({ speech, places }: Props) {
  const [gone, setGone] = useState(0);
  const id = speech?.id ?? 0;
  useEffect(() => {
    if (id === 0) return;
    const timer = setTimeout(() => setGone(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id]);
  if (speech === null || places === null || gone === speech.id || speech.speaker === 'director') return null;
  const box = places.survivors[speech.speaker];
  // Somebody just lost has no card any more: the last words stand where the cast does.
  const style =
    box === undefined
      ? {}
      : { left: `${box.x + box.w / 2}px`, bottom: `calc(100% - ${Math.round(box.y + box.h * 0.16)}px)` };
  return (
    <div class={box === undefined ? 'plate adrift' : 'plate'} style={style} aria-hidden="true">
      <span class="plate-name">{speech.name}</span>
      {speech.words}
    </div>
  );
}
