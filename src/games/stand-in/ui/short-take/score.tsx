import { useEffect } from 'preact/hooks';
import { UI } from '../../../../text/play/ui.ts';
import { Dialog } from '../../../../ui/kit/dialog.tsx';
import { Told } from '../../../../ui/kit/told.tsx';
import { usePort } from '../../../../ui/kit/use-port.ts';
import type { TakePort } from '../../app/ports/ways.ts';
import { SHORT_TAKE } from '../../text/short-take.ts';
import './short-take.css';

interface Props {
  /** How it ended, where it did: in one line. */
  why: string;
  port: TakePort;
  onAgain: () => void;
  onAnother: () => void;
  onLeave: () => void;
}

const AGAIN = 'R';
const ANOTHER = 'N';

/** How a take went: what it leaves behind, against what computers leave. One key plays it again, another the next. */
export function TakeEnding({ why, port, onAgain, onAnother, onLeave }: Props) {
  const { role, end, score, par, points, failed } = usePort(port);
  useEffect(() => {
    const onKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey) return;
      if (key.toUpperCase() === AGAIN) onAgain();
      else if (key.toUpperCase() === ANOTHER) onAnother();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onAgain, onAnother]);
  const counted = failed ? SHORT_TAKE.uncounted : points === null ? SHORT_TAKE.counting : SHORT_TAKE.verdict(points);
  const verdict = end === 'cut' ? counted : SHORT_TAKE.settled(end === 'won', par);
  return (
    <Dialog title={SHORT_TAKE.ends[end]}>
      <p class="paper-aside">
        {end === 'won' || end === 'lost' ? `${SHORT_TAKE.says[end]} ${why}` : SHORT_TAKE.says[end]}
      </p>
      <p class="paper-aside">{SHORT_TAKE.side[role]}</p>
      {end === 'cut' && (
        <dl class="si-take-score">
          <div>
            <dt>
              {SHORT_TAKE.score} <small>{SHORT_TAKE.scoreOf}</small>
            </dt>
            <dd>{score === null ? '…' : SHORT_TAKE.chance(score)}</dd>
          </div>
          <div>
            <dt>
              {SHORT_TAKE.par} <small>{SHORT_TAKE.parOf}</small>
            </dt>
            <dd>{SHORT_TAKE.chance(par)}</dd>
          </div>
        </dl>
      )}
      <Told class="paper-aside" words={verdict} />
      <div class="paper-buttons">
        <button type="button" class="stamp first" onClick={onAgain}>
          {SHORT_TAKE.again} <kbd>{AGAIN}</kbd>
        </button>
        <button type="button" class="stamp" onClick={onAnother}>
          {SHORT_TAKE.another} <kbd>{ANOTHER}</kbd>
        </button>
        <button type="button" class="stamp" onClick={onLeave}>
          {UI.outcome.marquee}
        </button>
      </div>
    </Dialog>
  );
}
