import { useState } from 'preact/hooks';
import { SPEEDS } from '../../../../app/ports/board.ts';
import { UI } from '../../../../text/play/ui.ts';
import { SETTINGS } from '../../../../text/rooms/settings.ts';
import { Dialog } from '../../../../ui/kit/dialog.tsx';
import { Slider } from '../../../../ui/kit/slider.tsx';
import { EARS } from '../../app/ports/seating.ts';
import type { StagePort, StageState } from '../../app/ports/stage.ts';
import { TABLE } from '../../text/table.ts';
import './papers.css';

interface Props {
  state: StageState;
  stage: StagePort;
  onClose: () => void;
  onKeys: () => void;
  onExport: (() => void) | null;
  onLeave: () => void;
}

const { pause } = UI;
const VOLUMES = ['music', 'effects', 'voice'] as const;

/** The intermission: everything about the show that is not the game. */
export function PausePaper({ state, stage, onClose, onKeys, onExport, onLeave }: Props) {
  const [sure, setSure] = useState(false);
  const { settings, ears } = state;
  if (sure) return <Concede stage={stage} onStay={() => setSure(false)} onClose={onClose} />;
  return (
    <Dialog title={pause.title} kind="si-wide" isRead={false} onClose={onClose}>
      <div class="rows paired">
        <button type="button" class="row" onClick={onClose}>
          {pause.resume}
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
        {stage.player !== null && (
          <Picks
            label={TABLE.ears.title}
            names={TABLE.ears.names}
            all={EARS}
            now={ears}
            onPick={(it) => stage.player?.listen(it)}
          />
        )}
        <button type="button" class="row" onClick={onKeys}>
          {pause.keys}
        </button>
        {onExport !== null && (
          <button type="button" class="row" onClick={onExport}>
            {pause.export}
          </button>
        )}
        {stage.player !== null && (
          <button type="button" class="row" onClick={() => setSure(true)}>
            {pause.concede}
          </button>
        )}
        <button type="button" class="row" onClick={onLeave}>
          {pause.leave} <small>{pause.leaveAside}</small>
        </button>
      </div>
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
    onClose();
    stage.player?.concede();
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
