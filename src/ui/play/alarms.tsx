import { useEffect, useRef, useState } from 'preact/hooks';
import type { LogLine, StageState } from '../../app/ports/stage.ts';
import type { TableModel } from '../../app/ports/table.ts';
import { plainText } from '../../text/parts.ts';

/** Whether somebody who listens should be told at once: it concerns everybody, or one of the player's. */
export function isAlarm({ alarm }: LogLine, { seats, sanctuaries }: TableModel): boolean {
  if (alarm === null || alarm.at === null) return alarm !== null;
  const yours = seats.filter((seat) => seat.yours).flatMap(({ pool }) => pool.map(({ card }) => card.id));
  const inside = sanctuaries.find(({ card }) => card.id === alarm.at)?.inside ?? [];
  return [alarm.at, ...inside].some((id) => yours.includes(id));
}

/** The moments that interrupt. The same lines of the screenplay are silent, so that nothing is told twice. */
export function Alarms({ log, table }: Pick<StageState, 'log' | 'table'>) {
  const was = useRef(log);
  const [told, setTold] = useState({ n: 0, words: '' });
  useEffect(() => {
    const last = was.current[was.current.length - 1];
    was.current = log;
    const from = last === undefined ? 0 : log.indexOf(last) + 1;
    if (from === 0 && last !== undefined) return; // another point of the movie: nothing of it happens now
    const lines = log.slice(from).filter((line) => isAlarm(line, table));
    if (lines.length === 0) return;
    setTold(({ n }) => ({ n: n + 1, words: lines.map(({ parts }) => plainText(parts)).join(' ') }));
  }, [log]);
  return (
    <p class="unseen" role="alert">
      <span key={told.n}>{told.words}</span>
    </p>
  );
}
