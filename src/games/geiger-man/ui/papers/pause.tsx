import { useState } from 'preact/hooks';
import { SPEEDS } from '../../../../app/ports/board.ts';
import { UI } from '../../../../text/play/ui.ts';
import { Concede } from '../../../../ui/kit/concede.tsx';
import { Dialog } from '../../../../ui/kit/dialog.tsx';
import { CheckRow, PickRow, SoundRows } from '../../../../ui/kit/rows.tsx';
import type { StagePort, StageState } from '../../app/ports/stage.ts';
import { WORDS } from '../../text/words.ts';

interface Props {
  state: StageState;
  stage: StagePort;
  onClose: () => void;
  onExport: (() => void) | null;
  onLeave: () => void;
}

const { pause } = UI;
const { HINT, METER } = WORDS.hints;

/** The intermission: everything about the show that is not the game. */
export function Pause({ state: { settings }, stage, onClose, onExport, onLeave }: Props) {
  const [sure, setSure] = useState(false);
  const walkOut = () => {
    onClose();
    stage.player?.concede();
  };
  if (sure) return <Concede onStay={() => setSure(false)} onWalkOut={walkOut} />;
  return (
    <Dialog title={pause.title} kind="wide" isRead={false} onClose={onClose}>
      <div class="rows paired">
        <button type="button" class="row" onClick={onClose}>
          {pause.resume}
        </button>
        <PickRow
          label={pause.speed}
          names={pause.speeds}
          all={SPEEDS}
          now={settings.speed}
          onPick={(speed) => stage.set({ speed })}
        />
        <CheckRow label={pause.talk} on={settings.talk} onChange={(talk) => stage.set({ talk })} />
        <CheckRow label={METER.name} on={settings.meter} onChange={(meter) => stage.set({ meter })} />
        <CheckRow label={HINT.name} on={settings.advice} onChange={(advice) => stage.set({ advice })} />
        <SoundRows settings={settings} set={(change) => stage.set(change)} />
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
