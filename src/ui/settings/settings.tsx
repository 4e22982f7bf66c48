import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Settings } from '../../app/ports/settings.ts';
import { KEYS } from '../../text/play/keys.ts';
import { SETTINGS } from '../../text/rooms/settings.ts';
import { LobbyRoom } from '../lobby/lobby-room.tsx';
import { Erase } from './erase.tsx';
import { KeyRows } from './key-rows.tsx';
import { Panel, type Volume } from './panel.tsx';
import { PanelWithWindow } from './panel-window.tsx';
import './settings.css';

interface Props {
  settings: Settings;
  /** The language was chosen just now, and the page begun again for it: the focus is where it was. */
  atLanguage: boolean;
  /** How loud it is just now, from 0 to 1. */
  level: () => number;
  onChange: (change: Partial<Settings>) => void;
  /** As loud as that has just been set. */
  onHear: (volume: Volume) => void;
  onErase: () => Promise<void>;
  onLeave: () => void;
}

const SIDES = ['house', 'keys'] as const;
type Side = (typeof SIDES)[number];
const NAMES: Readonly<Record<Side, string>> = { house: SETTINGS.panel, keys: KEYS.title };

/** Everything that can be had otherwise. Each change holds at once. */
function SettingsScreen({ settings, atLanguage, level, onChange, onHear, onErase, onLeave }: Props) {
  const [now, setNow] = useState(settings);
  const [side, setSide] = useState<Side>('house');
  useEffect(() => {
    if (atLanguage) document.querySelector<HTMLElement>('input[name="language"]:checked')?.focus();
  }, []);
  const set = (change: Partial<Settings>) => {
    setNow((was) => ({ ...was, ...change }));
    onChange(change);
  };
  const turn = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const other = side === 'house' ? 'keys' : 'house';
    setSide(other);
    document.getElementById(`settings-to-${other}`)?.focus();
  };
  return (
    <LobbyRoom title={SETTINGS.title} aside={SETTINGS.aside} kind="settings" onLeave={onLeave}>
      <div class="panel-tabs" role="tablist" aria-label={SETTINGS.panels} onKeyDown={turn}>
        {SIDES.map((it) => (
          <button
            key={it}
            type="button"
            role="tab"
            id={`settings-to-${it}`}
            aria-selected={it === side}
            aria-controls="settings-panel"
            tabIndex={it === side ? 0 : -1}
            onClick={() => setSide(it)}
          >
            {NAMES[it]}
          </button>
        ))}
      </div>
      <div id="settings-panel" class="panel" role="tabpanel" aria-labelledby={`settings-to-${side}`}>
        {side === 'house' ? (
          <PanelWithWindow class="panel-house">
            <Panel now={now} set={set} level={level} onHear={onHear} />
            <Erase onErase={onErase} />
          </PanelWithWindow>
        ) : (
          <KeyRows keys={now.keys} onChange={(keys) => set({ keys })} />
        )}
      </div>
    </LobbyRoom>
  );
}

export function mountSettings(house: HTMLElement, props: Props): () => void {
  render(<SettingsScreen {...props} />, house);
  return () => render(null, house);
}
