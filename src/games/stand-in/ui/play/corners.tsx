import { useEffect, useState } from 'preact/hooks';
import { SPEEDS } from '../../../../app/ports/board.ts';
import type { Notice } from '../../../../app/ports/game-stage.ts';
import { UI } from '../../../../text/play/ui.ts';
import type { StagePort, StageState } from '../../app/ports/stage.ts';
import type { Paper } from '../papers/paper.ts';

interface Props {
  state: StageState;
  stage: StagePort;
  setPaper: (paper: Paper) => void;
}

/** Menu, speed, sound and keys: in the same corner of every table. */
export function Corners({ state: { settings }, stage, setPaper }: Props) {
  const { speed, muted } = settings;
  const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? '1x';
  return (
    <nav class="si-corners" aria-label={UI.menu}>
      <button type="button" onClick={() => setPaper({ kind: 'pause' })}>
        {UI.menu}
      </button>
      <button type="button" aria-label={UI.speedNow(UI.pause.speeds[speed])} onClick={() => stage.set({ speed: next })}>
        {UI.pause.speeds[speed]}
      </button>
      <button
        type="button"
        aria-pressed={muted}
        aria-label={UI.pause.muted}
        onClick={() => stage.set({ muted: !muted })}
      >
        <span aria-hidden="true">{muted ? '♪̸' : '♪'}</span>
      </button>
      <button type="button" aria-label={UI.help} onClick={() => setPaper({ kind: 'keys' })}>
        <span aria-hidden="true">?</span>
      </button>
    </nav>
  );
}

/** What the house has to say. The region comes first and its words after it: readers do not hear what comes all at once. */
export function Notices({ state: { notices }, stage }: Omit<Props, 'setPaper'>) {
  const [shown, show] = useState<readonly Notice[]>([]);
  useEffect(() => show(notices), [notices]);
  return (
    <div class="si-notices" role="status" aria-label={UI.notices}>
      {shown.map(({ id, words, remedy }) => (
        <p key={id}>
          {words}
          {remedy !== null && (
            <button type="button" onClick={remedy.onPick}>
              {remedy.name}
            </button>
          )}
          <button type="button" onClick={() => stage.dismiss(id)}>
            {UI.dismiss}
          </button>
        </p>
      ))}
    </div>
  );
}
