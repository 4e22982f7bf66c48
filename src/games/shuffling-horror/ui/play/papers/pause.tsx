import { useEffect, useRef, useState } from 'preact/hooks';
import { SPEEDS } from '../../../../../app/ports/board.ts';
import type { Settings } from '../../../../../app/ports/settings.ts';
import { COMMENTARIES, TEXT_SIZES } from '../../../../../app/ports/settings.ts';
import { UI } from '../../../../../text/play/ui.ts';
import { SETTINGS } from '../../../../../text/rooms/settings.ts';
import { Concede } from '../../../../../ui/kit/concede.tsx';
import { Dialog } from '../../../../../ui/kit/dialog.tsx';
import { CheckRow, PickRow, SoundRows } from '../../../../../ui/kit/rows.tsx';
import type { Coat, StagePort } from '../../../app/ports/stage.ts';

interface Props {
  settings: Settings;
  seal: string;
  /** Whose the player's lost seats are; null while there is nothing to choose. */
  coat: Coat | null;
  deck: string;
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

/** The intermission: everything about the show that is not the movie. */
export function Pause({ settings, seal, coat, deck, stage, onClose, at, onRules, onKeys, onExport, onLeave }: Props) {
  const [sure, setSure] = useState(false);
  const rules = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (at === 'rules') rules.current?.focus();
  }, []);
  const turnCoat = () => {
    stage.player?.turnCoat();
    onClose();
  };
  const walkOut = () => {
    stage.player?.concede();
    onClose();
  };
  if (sure) return <Concede onStay={() => setSure(false)} onWalkOut={walkOut} />;
  return (
    <Dialog title={pause.title} kind="wide" isRead={false} onClose={onClose}>
      <div class="rows paired">
        <button type="button" class="row" onClick={onClose}>
          {pause.resume}
        </button>
        <button ref={rules} type="button" class="row" onClick={onRules}>
          {pause.rules}
        </button>
        <PickRow
          label={pause.speed}
          names={pause.speeds}
          all={SPEEDS}
          now={settings.speed}
          onPick={(speed) => stage.set({ speed })}
        />
        <SoundRows settings={settings} set={(change) => stage.set(change)} />
        <PickRow
          label={pause.commentary}
          names={pause.commentaries}
          all={COMMENTARIES}
          now={settings.commentary}
          onPick={(commentary) => stage.set({ commentary })}
        />
        <PickRow
          label={SETTINGS.sight.text}
          names={SETTINGS.sight.texts}
          all={TEXT_SIZES}
          now={settings.text}
          onPick={(text) => stage.set({ text })}
        />
        <CheckRow label={pause.meter} on={settings.meter} onChange={(meter) => stage.set({ meter })} />
        <CheckRow
          label={pause.wait}
          on={settings.waitAfterAttack}
          onChange={(waitAfterAttack) => stage.set({ waitAfterAttack })}
        />
        <CheckRow
          label={SETTINGS.pace.waitMove}
          on={settings.waitAfterMove}
          onChange={(waitAfterMove) => stage.set({ waitAfterMove })}
        />
        {coat !== null && (
          <button type="button" class="row" onClick={turnCoat}>
            {coat === 'turned' ? pause.turnBack : pause.turnCoat(deck)}
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
      <p class="paper-aside">{pause.language}</p>
      <p class="paper-aside">{seal}</p>
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
