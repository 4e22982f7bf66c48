import { render } from 'preact';
import { useState } from 'preact/hooks';
import { Picks } from '../../../../ui/set-up/picks.tsx';
import type { NightChoice } from '../../app/ports/one-more-night.ts';
import { LOBBY } from '../../text/lobby-words.ts';
import { LevelRow, WayRoom } from '../kit/way-room.tsx';

interface Props {
  /** What was chosen last. */
  last: NightChoice;
  /** A show that was left would end. */
  ends: boolean;
  /** Rejects where no table can be found. */
  onBegin(choice: NightChoice): Promise<void>;
  onLeave(): void;
}

/** Where it begins and how late it is; one click takes over. */
function Nights({ last, ends, onBegin, onLeave }: Props) {
  const [choice, setChoice] = useState(last);
  const [state, setState] = useState<'idle' | 'drawing' | 'failed'>('idle');
  const { ONE_MORE_NIGHT, WAYS } = LOBBY.setUp;
  const { from } = ONE_MORE_NIGHT;
  return (
    <WayRoom
      title={ONE_MORE_NIGHT.title}
      aside={WAYS['one-more-night'].aside}
      lines={[...ONE_MORE_NIGHT.lines, ONE_MORE_NIGHT.scoring]}
      begin={ONE_MORE_NIGHT.begin}
      ends={ends}
      isBusy={state === 'drawing'}
      said={state === 'drawing' ? ONE_MORE_NIGHT.drawing : state === 'failed' ? ONE_MORE_NIGHT.failed : ''}
      onBegin={() => {
        setState('drawing');
        onBegin(choice).catch(() => setState('failed'));
      }}
      onLeave={onLeave}
    >
      <Picks
        title={ONE_MORE_NIGHT.where}
        group="from"
        picked={choice.from}
        onPick={(picked) => setChoice({ ...choice, from: picked })}
        picks={(Object.keys(from) as NightChoice['from'][]).map((id) => ({ id, ...from[id] }))}
      />
      <LevelRow level={choice.level} onPick={(level) => setChoice({ ...choice, level })} />
    </WayRoom>
  );
}

export function mountNights(house: HTMLElement, props: Props): () => void {
  render(<Nights {...props} />, house);
  return () => render(null, house);
}
