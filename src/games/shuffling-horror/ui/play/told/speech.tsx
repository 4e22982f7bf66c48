import { useEffect, useRef, useState } from 'preact/hooks';
import type { Places } from '../../../app/ports/places.ts';
import type { Speech } from '../../../app/ports/stage.ts';
import './speech.css';

const SHOWN_MS = 4200;
/** Of a survivor's card: where face and name end. Neither is ever spoken over, nor is what is asked above the cards. */
const BELOW_NAME = 0.64;

interface Props {
  speech: Speech | null;
  places: Places | null;
}

/** A line in a small plate under its speaker's face. The log has it, too, so it is not read out twice. */
export function SpeechPlate({ speech, places }: Props) {
  const [gone, setGone] = useState(0);
  // Somebody just lost has no card any more: the last words stand where it was, and over no other face.
  const known = useRef<Places['survivors']>({});
  known.current = { ...known.current, ...places?.survivors };
  const id = speech?.id ?? 0;
  useEffect(() => {
    if (id === 0) return;
    const timer = setTimeout(() => setGone(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id]);
  if (speech === null || places === null || gone === speech.id || speech.speaker === 'director') return null;
  const box = known.current[speech.speaker];
  const style =
    box === undefined ? {} : { '--x': `${box.x + box.w / 2}px`, top: `${Math.round(box.y + box.h * BELOW_NAME)}px` };
  return (
    <div class={box === undefined ? 'plate adrift' : 'plate'} style={style} aria-hidden="true">
      <span class="plate-name">{speech.name}</span>
      {speech.words}
    </div>
  );
}
