import { SPEEDS } from '../../../../app/ports/board.ts';
import { UI } from '../../../../text/play/ui.ts';
import type { StagePort, StageState } from '../../app/ports/stage.ts';
import { WORDS } from '../../text/words.ts';
import type { Paper } from '../papers/papers.tsx';
import { Chance } from './advice.tsx';

const PHASES = ['action', 'planning', 'killer', 'panic', 'upkeep'] as const;

/** The film's name, the turn and its phases. */
export function Head({ state: { table, settings, chance, phase }, name }: { state: StageState; name: string }) {
  const { TABLE, PHASES: words } = WORDS.table;
  return (
    <header class="gm-head">
      <h1>{name}</h1>
      <p>{TABLE.turn(table.turn)}</p>
      <ol>
        {PHASES.map((phase) => (
          <li
            key={phase}
            class={phase === table.phase ? 'now' : ''}
            aria-current={phase === table.phase ? 'step' : undefined}
          >
            {words[phase]}
          </li>
        ))}
      </ol>
      {settings.meter && (phase === 'asking' || chance !== null) && <Chance chance={chance} />}
    </header>
  );
}

interface CornerProps {
  stage: StagePort;
  state: StageState;
  open: (paper: Paper) => void;
}

/** Speed and sound at hand, and the menu. */
export function Corner({ stage, state: { settings }, open }: CornerProps) {
  const { speed, muted } = settings;
  const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? '1x';
  return (
    <nav class="gm-corner" aria-label={UI.menu}>
      <button type="button" onClick={() => open('pause')}>
        {UI.menu}
      </button>
      <button type="button" aria-label={UI.speedNow(UI.pause.speeds[speed])} onClick={() => stage.set({ speed: next })}>
        {UI.pause.speeds[speed]}
      </button>
      <button
        type="button"
        aria-label={UI.muteNow(muted)}
        aria-pressed={muted}
        onClick={() => stage.set({ muted: !muted })}
      >
        {muted ? '✕' : '♪'}
      </button>
      <button type="button" aria-label={UI.help} onClick={() => open('keys')}>
        ?
      </button>
    </nav>
  );
}
