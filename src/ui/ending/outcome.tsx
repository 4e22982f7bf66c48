import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { EndingPort } from '../../app/ports/ending.ts';
import { ENDING_WAYS } from '../../text/ending/ending-ways.ts';
import { UI } from '../../text/play/ui.ts';
import { Dialog } from '../kit/dialog.tsx';
import { Replay } from '../kit/trouble.tsx';
import './outcome.css';

/** Where one can go from the end of a game. */
export interface EndingWays {
  /** The game, written up. It comes a moment later than the end. */
  written: () => Promise<EndingPort>;
  /** Null: it cannot be shown again, having been begun under other rules. */
  onReplay: (() => void) | null;
  onDailies: (() => void) | null;
  onAgain: () => void;
  onFresh: () => void;
  onLeave: () => void;
}

interface Props extends EndingWays {
  /** What is known at once. */
  verdict: string;
  won: boolean;
  hash: string;
  replay: string;
  /** How another one is called. */
  fresh?: string;
}

interface Arrived {
  Ending: FunctionComponent<{ port: EndingPort }>;
  port: EndingPort;
}

const { outcome } = UI;

/** The end of a game. The way on is here at once; what is written and painted about it is fetched when it is needed. */
export function Outcome({ verdict, won, hash, replay, fresh = outcome.fresh, written, ...ways }: Props) {
  const [arrived, setArrived] = useState<Arrived | null>(null);
  useEffect(() => {
    let left = false;
    Promise.all([import('./ending.tsx'), written()])
      .then(([{ Ending }, port]) => left || setArrived({ Ending, port }))
      .catch(() => {}); // the verdict and the way on are there without it
    return () => {
      left = true;
    };
  }, [written]);
  const { sheet } = arrived?.port ?? { sheet: null };
  return (
    <Dialog
      title={sheet?.verdict ?? verdict}
      kind={`ending ${(sheet?.won ?? won) ? 'survived' : 'doomed'}`}
      isRead={false}
    >
      <div class="ending-body">{arrived !== null && <arrived.Ending port={arrived.port} />}</div>
      <footer class="ending-foot">
        <div class="ending-ways">
          <button type="button" class="stamp first" onClick={ways.onFresh}>
            {fresh}
          </button>
          <button type="button" class="stamp" onClick={ways.onAgain}>
            {outcome.again}
          </button>
          {ways.onReplay !== null && (
            <button type="button" class="stamp" onClick={ways.onReplay}>
              {ENDING_WAYS.watchAgain}
            </button>
          )}
          {ways.onDailies !== null && (
            <button type="button" class="stamp" onClick={ways.onDailies}>
              {ENDING_WAYS.dailies}
            </button>
          )}
          <button type="button" class="stamp" onClick={ways.onLeave}>
            {outcome.marquee}
          </button>
        </div>
        <p class="outcome-print">{outcome.print(hash)}</p>
        <Replay text={replay} />
      </footer>
    </Dialog>
  );
}
