import type { ComponentChildren, FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ENDING_WAYS } from '../../../../../text/ending/ending-ways.ts';
import { UI } from '../../../../../text/play/ui.ts';
import { Dialog } from '../../../../../ui/kit/dialog.tsx';
import type { EndingPort } from '../../../app/ports/ending.ts';
import type { Credits } from '../../../app/ports/stage.ts';
import './outcome.css';
import { Replay } from './papers.tsx';

interface Props {
  credits: Credits;
  /** The movie, written up. It comes a moment later than the end. */
  written: () => Promise<EndingPort>;
  /** Null: it cannot be shown again, having been begun under other rules. */
  onReplay: (() => void) | null;
  onDailies: (() => void) | null;
  onAgain: () => void;
  onFresh: () => void;
  onLeave: () => void;
}

interface Arrived {
  Ending: FunctionComponent<{ port: EndingPort }>;
  port: EndingPort;
}

const { outcome } = UI;

/** The end of a movie. The way on is here at once; what is written and painted about it is fetched when it is needed. */
function Outcome({ credits, written, onReplay, onDailies, onAgain, onFresh, onLeave }: Props) {
  const [arrived, setArrived] = useState<Arrived | null>(null);
  useEffect(() => {
    let left = false;
    Promise.all([import('../../ending/ending.tsx'), written()])
      .then(([{ Ending }, port]) => left || setArrived({ Ending, port }))
      .catch(() => {}); // the verdict and the way on are there without it
    return () => {
      left = true;
    };
  }, [written]);
  const { survived, conceded } = credits;
  const verdict = conceded ? outcome.conceded : survived ? outcome.survived : outcome.doomed;
  const won = arrived?.port.sheet.won ?? survived;
  return (
    <Dialog
      title={arrived?.port.sheet.verdict ?? verdict}
      kind={`ending ${won ? 'survived' : 'doomed'}`}
      isRead={false}
    >
      <div class="ending-body">{arrived !== null && <arrived.Ending port={arrived.port} />}</div>
      <footer class="ending-foot">
        <div class="ending-ways">
          <button type="button" class="stamp first" onClick={onFresh}>
            {outcome.fresh}
          </button>
          <button type="button" class="stamp" onClick={onAgain}>
            {outcome.again}
          </button>
          {onReplay !== null && (
            <button type="button" class="stamp" onClick={onReplay}>
              {ENDING_WAYS.watchAgain}
            </button>
          )}
          {onDailies !== null && (
            <button type="button" class="stamp" onClick={onDailies}>
              {ENDING_WAYS.dailies}
            </button>
          )}
          <button type="button" class="stamp" onClick={onLeave}>
            {outcome.marquee}
          </button>
        </div>
        <p class="outcome-print">{outcome.print(credits.hash)}</p>
        <Replay text={credits.replay} />
      </footer>
    </Dialog>
  );
}

/** The same, for whoever hangs the stage: a movie's end, told this way. */
export const outcomePaper =
  (rest: Omit<Props, 'credits'>): ((credits: Credits) => ComponentChildren) =>
  (credits) => <Outcome credits={credits} {...rest} />;
