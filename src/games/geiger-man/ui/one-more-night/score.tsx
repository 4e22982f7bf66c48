import { useEffect, useState } from 'preact/hooks';
import { UI } from '../../../../text/play/ui.ts';
import { Dialog } from '../../../../ui/kit/dialog.tsx';
import { Told } from '../../../../ui/kit/told.tsx';
import { usePort } from '../../../../ui/kit/use-port.ts';
import type { ScorePort } from '../../app/ports/one-more-night.ts';
import type { Credits } from '../../app/ports/stage.ts';
import { AFTER } from '../../text/after-words.ts';
import { LOBBY } from '../../text/lobby-words.ts';
import './score.css';

interface Props {
  credits: Credits;
  port: ScorePort;
  onAgain: () => void;
  /** Rejects where none can be found. */
  onAnother: () => Promise<void>;
  onLeave: () => void;
}

const KEYS = { again: 'R', another: 'N' } as const;

/** How a night from the middle went: its points, against what others make of the same table. */
function Score({ credits, port, onAgain, onAnother, onLeave }: Props) {
  const { points, par } = usePort(port);
  const [state, setState] = useState<'idle' | 'drawing' | 'failed'>('idle');
  const { ONE_MORE_NIGHT } = LOBBY.setUp;
  const another = () => {
    if (state === 'drawing') return;
    setState('drawing');
    onAnother().catch(() => setState('failed'));
  };
  useEffect(() => {
    const onKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey) return;
      if (key.toUpperCase() === KEYS.again) onAgain();
      if (key.toUpperCase() === KEYS.another) another();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  const figures: [string, string, number | undefined][] = [
    [ONE_MORE_NIGHT.yours, '', points ?? undefined],
    [ONE_MORE_NIGHT.par, ONE_MORE_NIGHT.parOf, par?.newcomers],
    [ONE_MORE_NIGHT.oldHands, ONE_MORE_NIGHT.oldHandsOf, par?.oldHands],
  ];
  const verdict =
    points === null || par === null ? ONE_MORE_NIGHT.counting : ONE_MORE_NIGHT.score(points, par.newcomers);
  return (
    <Dialog title={AFTER.ending.ENDING.verdicts[credits.outcome]}>
      <dl class="gm-score">
        {figures.map(([name, of, value]) => (
          <div key={name}>
            <dt>
              {name} <small>{of}</small>
            </dt>
            <dd>{value ?? '…'}</dd>
          </div>
        ))}
      </dl>
      <Told class="paper-aside" words={verdict} />
      <p class="paper-aside">{ONE_MORE_NIGHT.scoring}</p>
      <p class="paper-aside">{ONE_MORE_NIGHT.note}</p>
      <div class="paper-buttons">
        <button type="button" class="stamp first" onClick={onAgain}>
          {ONE_MORE_NIGHT.again} <Key name={KEYS.again} />
        </button>
        <button type="button" class="stamp" onClick={another}>
          {ONE_MORE_NIGHT.another} <Key name={KEYS.another} />
        </button>
        <button type="button" class="stamp" onClick={onLeave}>
          {UI.outcome.marquee}
        </button>
      </div>
      <p role="status">
        {state === 'drawing' ? ONE_MORE_NIGHT.drawing : state === 'failed' ? ONE_MORE_NIGHT.failed : ''}
      </p>
    </Dialog>
  );
}

const Key = ({ name }: { name: string }) => (
  <span class="key" aria-hidden="true">
    {name}
  </span>
);

export const nightEnding = (props: Omit<Props, 'credits'>) => (credits: Credits) => (
  <Score {...props} credits={credits} />
);
