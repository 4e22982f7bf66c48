import { useEffect, useRef, useState } from 'preact/hooks';
import { plainText } from '../../../../../text/play/parts.ts';
import type { LogLine, StagePort, StageState } from '../../../app/ports/stage.ts';

/** Told at once, and nowhere else. */
export const isAlarm = ({ alarm, isLead }: LogLine): boolean => alarm !== null && !isLead;

/** The first line that happens now: a resumed movie and one that is shown again begin with what was told long ago. */
export function toldFrom(stage: StagePort): number {
  const { log, recap, film } = stage.state();
  return recap.length > 0 || film !== null ? (log[log.length - 1]?.id ?? 0) + 1 : 0;
}

/** The moments that interrupt. The same lines of the screenplay are silent, so that nothing is told twice. */
export function Alarms({ log, stage }: Pick<StageState, 'log'> & { stage: StagePort }) {
  const was = useRef<readonly LogLine[] | null>(null);
  const [told, setTold] = useState({ n: 0, words: '' });
  useEffect(() => {
    const now = stage.state().log; // the first that was drawn may have lines in it that are yet to be dealt
    const first = toldFrom(stage);
    const before = was.current ?? now.filter(({ id }) => id < first);
    const last = before[before.length - 1];
    was.current = now;
    const from = last === undefined ? 0 : now.indexOf(last) + 1;
    if (from === 0 && last !== undefined) return; // another point of the movie: nothing of it happens now
    const lines = now.slice(from).filter(isAlarm);
    if (lines.length === 0) return;
    setTold(({ n }) => ({
      n: n + 1,
      words: lines.map(({ lead, parts }) => `${lead} ${plainText(parts)}`.trim()).join(' '),
    }));
  }, [log]);
  return (
    <p class="unseen" role="alert">
      <span key={told.n}>{told.words}</span>
    </p>
  );
}
