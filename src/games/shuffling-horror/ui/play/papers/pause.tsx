import { useEffect, useRef, useState } from 'preact/hooks';
import { SPEEDS } from '../../../../../app/ports/board.ts';
import type { Settings } from '../../../../../app/ports/settings.ts';
import { COMMENTARIES } from '../../../../../app/ports/settings.ts';
import { UI } from '../../../../../text/play/ui.ts';
import { SETTINGS } from '../../../../../text/rooms/settings.ts';
import { Dialog } from '../../../../../ui/kit/dialog.tsx';
import { Slider } from '../../../../../ui/kit/slider.tsx';
import type { Coat, StagePort } from '../../../app/ports/stage.ts';

interface Props {
  settings: Settings;
  seal: string;
  /** Whose the player's lost seats are; null while there is nothing to choose. */
  coat: Coat | null;
  stage: StagePort;
  onClose: () => void;
  /** The row that one comes back to. */
  at: 'rules' | null;
  onRules: () => void;
  onKeys: () => void;
  /** Null: what is shown is a film already. */
  onExport: (() => void) | null;
  onLeave: () => void;
}

const { pause } = UI;
const VOLUMES = ['music', 'effects', 'voice'] as const;

/** The intermission: everything about the show that is not the movie. */
export function Pause({ settings, seal, coat, stage, onClose, at, onRules, onKeys, onExport, onLeave }: Props) {
  const [sure, setSure] = useState(false);
  const rules = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (at === 'rules') rules.current?.focus();
  }, []);
  const turnCoat = () => {
    stage.player?.turnCoat();
    onClose();
  };
  if (sure) return <Concede stage={stage} onStay={() => setSure(false)} onClose={onClose} />;
  return (
    <Dialog title={pause.title} kind="wide" isRead={false} onClose={onClose}>
      <div class="rows paired">
        <button type="button" class="row" onClick={onClose}>
          {pause.resume}
        </button>
        <button ref={rules} type="button" class="row" onClick={onRules}>
          {pause.rules}
        </button>
        <Picks
          label={pause.speed}
          names={pause.speeds}
          all={SPEEDS}
          now={settings.speed}
          onPick={(speed) => stage.set({ speed })}
        />
        {VOLUMES.map((bus) => (
          <label key={bus} class="row">
            {pause[bus]}
            <Slider max={1} step={0.05} value={settings[bus]} onSlide={(volume) => stage.set({ [bus]: volume })} />
          </label>
        ))}
        <Check label={pause.muted} on={settings.muted} onChange={(muted) => stage.set({ muted })} />
        <Check
          label={SETTINGS.sound.captions}
          on={settings.captions}
          onChange={(captions) => stage.set({ captions })}
        />
        <Check label={pause.talk} on={settings.talk} onChange={(talk) => stage.set({ talk })} />
        <Picks
          label={pause.commentary}
          names={pause.commentaries}
          all={COMMENTARIES}
          now={settings.commentary}
          onPick={(commentary) => stage.set({ commentary })}
        />
        <Check label={pause.meter} on={settings.meter} onChange={(meter) => stage.set({ meter })} />
        <Check
          label={pause.wait}
          on={settings.waitAfterAttack}
          onChange={(waitAfterAttack) => stage.set({ waitAfterAttack })}
        />
        <Check
          label={SETTINGS.pace.waitMove}
          on={settings.waitAfterMove}
          onChange={(waitAfterMove) => stage.set({ waitAfterMove })}
        />
        {coat !== null && (
          <button type="button" class="row" onClick={turnCoat}>
            {coat === 'turned' ? pause.turnBack : pause.turnCoat}
          </button>
        )}
        <button type="button" class="row" onClick={() => void toggleFullscreen()}>
          {pause.fullscreen}
        </button>
        <button type="button" class="row" onClick={onKeys}>
          {pause.keys}
        </button>
        {onExport !== null && (
          <button type="button" class="row" onClick={onExport}>
            {pause.export}
          </button>
        )}
        {onExport !== null && (
          <button type="button" class="row" onClick={() => setSure(true)}>
            {pause.concede}
          </button>
        )}
        <button type="button" class="row" onClick={onLeave}>
          {pause.leave} <small>{pause.leaveAside}</small>
        </button>
      </div>
      <p class="paper-aside">{seal}</p>
    </Dialog>
  );
}

interface PicksProps<T extends string> {
  label: string;
  names: Readonly<Record<T, string>>;
  all: readonly T[];
  now: T;
  onPick: (it: T) => void;
}

/** One of a few, side by side. */
function Picks<T extends string>({ label, names, all, now, onPick }: PicksProps<T>) {
  return (
    <fieldset class="row bare">
      <legend class="unseen">{label}</legend>
      <span aria-hidden="true">{label}</span>
      <span class="speeds">
        {all.map((it) => (
          <button key={it} type="button" aria-pressed={it === now} onClick={() => onPick(it)}>
            {names[it]}
          </button>
        ))}
      </span>
    </fieldset>
  );
}

function Check({ label, on, onChange }: { label: string; on: boolean; onChange: (on: boolean) => void }) {
  return (
    <label class="row">
      {label}
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
    </label>
  );
}

function Concede({ stage, onStay, onClose }: { stage: StagePort; onStay: () => void; onClose: () => void }) {
  const walkOut = () => {
    stage.player?.concede();
    onClose();
  };
  return (
    <Dialog title={pause.concede} onClose={onStay}>
      <p>{pause.concedeSure}</p>
      <div class="paper-buttons">
        <button type="button" class="stamp first" onClick={onStay}>
          {pause.concedeNo}
        </button>
        <button type="button" class="stamp" onClick={walkOut}>
          {pause.concedeYes}
        </button>
      </div>
    </Dialog>
  );
}

/** Refused where a browser does not like it; nothing depends on it. */
export async function toggleFullscreen(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch {
    // the window stays as it is
  }
}
