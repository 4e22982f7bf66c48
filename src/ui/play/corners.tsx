import type { Notice, Settings, Speech, StagePort } from '../../app/ports/stage.ts';
import { SPEEDS } from '../../app/ports.ts';
import { UI } from '../../text/ui.ts';
import './corners.css';
import type { Paper } from './keys.ts';

interface MenuProps {
  settings: Settings;
  stage: StagePort;
  setPaper: (paper: Paper) => void;
}

/** The few controls that are always at hand. */
export function CornerMenu({ settings, stage, setPaper }: MenuProps) {
  const { speed, muted } = settings;
  const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? '1x';
  const words = UI.pause.speeds[speed];
  return (
    <nav class="corner" aria-label={UI.menu}>
      <button type="button" class="knob wide" onClick={() => setPaper({ kind: 'pause' })}>
        {UI.menu}
      </button>
      <button type="button" class="knob" aria-label={UI.speedNow(words)} onClick={() => stage.set({ speed: next })}>
        {words}
      </button>
      <button
        type="button"
        class={muted ? 'knob off' : 'knob'}
        aria-pressed={muted}
        aria-label={UI.muteNow(muted)}
        onClick={() => stage.set({ muted: !muted })}
      >
        ♪
      </button>
      <button type="button" class="knob" aria-label={UI.help} onClick={() => setPaper({ kind: 'keys' })}>
        ?
      </button>
    </nav>
  );
}

/** Who directs, and the last thing it could not keep to itself. */
export function DirectorBox({ level, speech }: { level: string; speech: Speech | null }) {
  return (
    <aside class="director" aria-label={UI.director}>
      <p class="director-name">{level}</p>
      {speech !== null && <p class="director-words">“{speech.words}”</p>}
    </aside>
  );
}

/** Troubles that need no answer. */
export function Notices({ notices, stage }: { notices: readonly Notice[]; stage: StagePort }) {
  return (
    <div class="notices" role="status" aria-label={UI.notices}>
      {notices.map(({ id, words }) => (
        <p key={id} class="toast">
          {words}
          <button type="button" onClick={() => stage.dismiss(id)}>
            {UI.dismiss}
          </button>
        </p>
      ))}
    </div>
  );
}
