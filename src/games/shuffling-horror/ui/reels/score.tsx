import { useEffect } from 'preact/hooks';
import { REELS } from '../../../../text/rooms/reels.ts';
import { Dialog } from '../../../../ui/kit/dialog.tsx';
import { Told } from '../../../../ui/kit/told.tsx';
import { usePort } from '../../../../ui/kit/use-port.ts';
import type { ScorePort } from '../../app/ports/practice.ts';
import type { Credits } from '../../app/ports/stage.ts';
import './reels.css';

interface Props {
  credits: Credits;
  /** The reel that was practised. */
  reel: number;
  port: ScorePort;
  onAgain: () => void;
  onAnother: () => void;
  onLeave: () => void;
}

/** How a reel went: what it leaves the cast with, against what sensible players leave. */
function ReelScore({ credits, reel, port, onAgain, onAnother, onLeave }: Props) {
  const { score, par, best } = usePort(port);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === 'r' && !event.ctrlKey && !event.metaKey && !event.altKey) onAgain();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onAgain]);
  const alive = credits.cast.filter(({ fate }) => fate === 'alive').length;
  const verdict = score === null || par === null ? REELS.counting : REELS.verdict(score, par);
  const record = score === null ? '' : best === null || score > best ? REELS.record : REELS.before(best);
  return (
    <Dialog title={alive === 0 ? REELS.lost : REELS.over(reel)}>
      <p class="paper-aside">{REELS.alive(alive)}</p>
      <dl class="reel-score">
        <div>
          <dt>{REELS.score}</dt>
          <dd>{score === null ? '…' : REELS.chance(score)}</dd>
        </div>
        <div>
          <dt>
            {REELS.par} <small>{REELS.parOf}</small>
          </dt>
          <dd>{par === null ? '…' : REELS.chance(par)}</dd>
        </div>
      </dl>
      <Told class="paper-aside" words={`${verdict} ${record}`.trim()} />
      <div class="paper-buttons">
        <button type="button" class="stamp first" onClick={onAgain}>
          {REELS.again}{' '}
          <span class="key" aria-hidden="true">
            R
          </span>
        </button>
        <button type="button" class="stamp" onClick={onAnother}>
          {REELS.another}
        </button>
        <button type="button" class="stamp" onClick={onLeave}>
          {REELS.marquee}
        </button>
      </div>
    </Dialog>
  );
}

export const reelEnding = (props: Omit<Props, 'credits'>) => (credits: Credits) => (
  <ReelScore {...props} credits={credits} />
);
