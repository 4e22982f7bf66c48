import type { Settings } from '../../app/ports/settings.ts';
import { UI } from '../../text/play/ui.ts';
import { SETTINGS } from '../../text/rooms/settings.ts';
import { Slider } from './slider.tsx';

interface PicksProps<T extends string | number> {
  label: string;
  names: Readonly<Record<T, string>>;
  all: readonly T[];
  now: T;
  onPick: (it: T) => void;
}

/** A row of a paper: one of a few, side by side. */
export function PickRow<T extends string | number>({ label, names, all, now, onPick }: PicksProps<T>) {
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

export function CheckRow({ label, on, onChange }: { label: string; on: boolean; onChange: (on: boolean) => void }) {
  return (
    <label class="row">
      {label}
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
    </label>
  );
}

const { pause } = UI;
const VOLUMES = ['music', 'effects', 'voice'] as const;

/** What is heard, and whether it is shown in words. */
export function SoundRows({ settings, set }: { settings: Settings; set: (change: Partial<Settings>) => void }) {
  return (
    <>
      {VOLUMES.map((bus) => (
        <label key={bus} class="row">
          {pause[bus]}
          <Slider max={1} step={0.05} value={settings[bus]} onSlide={(volume) => set({ [bus]: volume })} />
        </label>
      ))}
      <CheckRow label={pause.muted} on={settings.muted} onChange={(muted) => set({ muted })} />
      <CheckRow label={SETTINGS.sound.captions} on={settings.captions} onChange={(captions) => set({ captions })} />
      <CheckRow label={pause.talk} on={settings.talk} onChange={(talk) => set({ talk })} />
    </>
  );
}
