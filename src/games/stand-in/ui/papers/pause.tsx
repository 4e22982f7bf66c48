import { useState } from 'preact/hooks';
import { SPEEDS } from '../../../../app/ports/board.ts';
import { UI } from '../../../../text/play/ui.ts';
import { Concede } from '../../../../ui/kit/concede.tsx';
import { Dialog } from '../../../../ui/kit/dialog.tsx';
import { PickRow, SoundRows } from '../../../../ui/kit/rows.tsx';
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

/** The intermission: everything about the show that is not the game. */
export function PausePaper({ state, stage, onClose, onKeys, onExport, onLeave }: Props) {
  const [sure, setSure] = useState(false);
  const { settings, ears } = state;
  const walkOut = () => {
    onClose();
    stage.player?.concede();
  };
  if (sure) return <Concede onStay={() => setSure(false)} onWalkOut={walkOut} />;
  return (
    <Dialog title={pause.title} kind="si-wide" isRead={false} onClose={onClose}>
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
        <SoundRows settings={settings} set={(change) => stage.set(change)} />
        {stage.player !== null && (
          <PickRow
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
