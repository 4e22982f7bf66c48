import { useEffect, useRef } from 'preact/hooks';
import { THREAT } from '../../../../../text/play/threat.ts';
import type { Places } from '../../../app/ports/places.ts';
import type { StagePort, StageState } from '../../../app/ports/stage.ts';
import { Glossed } from '../../glossary/glossed.tsx';
import { Stem } from '../../lesson/stem.tsx';
import { boxOf } from '../../lesson/things.ts';
import { styleOf, useStanding } from '../../lesson/use-standing.ts';
import '../../lesson/lesson.css';

interface Props {
  state: StageState;
  stage: StagePort;
  places: Places | null;
}

/** What the rings on the cast mean, once in a lifetime: for as long as the first question lasts that shows one, or until it is put away. */
export function RingNote({ state, stage, places }: Props) {
  const { threat, settings, phase, lesson, question } = state;
  const danger = threat?.dangers.reduce((worst, it) => (it.lost > worst.lost ? it : worst), { survivor: '', lost: 0 });
  const survivor = danger?.survivor ?? '';
  const isDue = !settings.ringed && phase === 'asking' && lesson === null && survivor !== '' && places !== null;
  const it = useRef<HTMLDivElement>(null);
  const ringIn = (on: Places) => boxOf({ thing: 'survivor', survivor }, on);
  const stands = useStanding(it, isDue ? survivor : null, ringIn, state, places);
  const n = isDue ? (question?.n ?? null) : null;
  const shown = useRef<number | null>(null);
  useEffect(() => {
    if (shown.current !== null && question?.n !== shown.current && !settings.ringed) stage.set({ ringed: true });
    if (n !== null) shown.current = n;
  }, [n, question?.n]);
  if (!isDue) return null;
  return (
    <div ref={it} class={stands === null ? 'lesson adrift' : 'lesson'} style={styleOf(stands)}>
      {stands !== null && <Stem {...stands} />}
      <p class="lesson-words" role="note">
        <Glossed words={THREAT.first} />
      </p>
      <p class="lesson-foot">
        <span />
        <button type="button" onClick={() => stage.set({ ringed: true })}>
          {THREAT.understood}
        </button>
      </p>
    </div>
  );
}
