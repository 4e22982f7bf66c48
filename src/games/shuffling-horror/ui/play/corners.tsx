import type { ComponentChildren, TargetedMouseEvent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { SPEEDS } from '../../../../app/ports/board.ts';
import type { Notice } from '../../../../app/ports/game-stage.ts';
import type { Settings } from '../../../../app/ports/settings.ts';
import { UI } from '../../../../text/play/ui.ts';
import { mainOf } from '../../app/ports/commentary.ts';
import type { Speech, StagePort, StageState } from '../../app/ports/stage.ts';
import './corners.css';
import type { Paper } from './keys.ts';
import { KeyHint } from './prompt/key-hint.tsx';

/** A speed that is a word and no figure has a row of its own. */
const LONGEST_BESIDE = 2;

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
      <button type="button" class="knob wide" onClick={() => setPaper({ kind: 'pause', at: null })}>
        {UI.menu}
      </button>
      <button
        type="button"
        class={words.length > LONGEST_BESIDE ? 'knob speed long' : 'knob speed'}
        aria-label={UI.speedNow(words)}
        onClick={(event) => {
          stage.set({ speed: next });
          leftBy(event);
        }}
      >
        {words}
      </button>
      <button
        type="button"
        class={muted ? 'knob off' : 'knob'}
        aria-pressed={muted}
        aria-label={UI.muteNow(muted)}
        onClick={(event) => {
          stage.set({ muted: !muted });
          leftBy(event);
        }}
      >
        ♪
      </button>
      <button type="button" class="knob" aria-label={UI.help} onClick={() => setPaper({ kind: 'keys' })}>
        ?
      </button>
    </nav>
  );
}

/** After a click by pointer the space bar is the movie's again; by key it presses once more. */
function leftBy({ detail, currentTarget }: TargetedMouseEvent<HTMLButtonElement>): void {
  if (detail > 0) currentTarget.blur();
}

interface BoxProps {
  level: string;
  speech: Speech | null;
  state: StageState;
  onWhy: () => void;
  children: ComponentChildren;
}

/** Who directs, and what it said of its last choice; or, where it says nothing of those, what it could not keep to itself. */
export function DirectorBox({ level, speech, state, onWhy, children }: BoxProps) {
  const comment = state.settings.commentary === 'off' ? null : mainOf(state.comments);
  const said = comment === null ? (speech?.words ?? '') : `${comment.words} ${comment.luck}`;
  return (
    <aside class={state.settings.meter ? 'director has-meter' : 'director'} aria-label={UI.director}>
      <p class="director-name">
        <span>{level}</span>
        {comment !== null && comment.why !== null && (
          <button type="button" class="director-why" onClick={onWhy}>
            {comment.why.open} <KeyHint keys={state.settings.keys} action="why" />
          </button>
        )}
      </p>
      {said !== '' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit unfolds with the focus
        <p class={comment === null ? 'director-words' : 'director-words comment'} tabIndex={0}>
          “{said.trim()}”
        </p>
      )}
      {children}
    </aside>
  );
}

/** Troubles that need no answer. Those that were there before it come after it: readers do not hear what comes all at once. */
export function Notices({ notices, stage }: { notices: readonly Notice[]; stage: StagePort }) {
  const [shown, show] = useState<readonly Notice[]>([]);
  useEffect(() => show(notices), [notices]);
  return (
    <div class="notices" role="status" aria-label={UI.notices}>
      {shown.map(({ id, words, remedy }) => (
        <p key={id} class="toast">
          {words}
          {remedy !== null && (
            <button type="button" class="remedy" onClick={remedy.onPick}>
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
