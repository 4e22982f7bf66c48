import { render } from 'preact';
import { useState } from 'preact/hooks';
import type { GirlId } from '../../../../rules/geiger-man/index.ts';
import { Faces } from '../../../../ui/set-up/faces.tsx';
import { Picks } from '../../../../ui/set-up/picks.tsx';
import type { BillChoice, Pair } from '../../app/ports/double-bill.ts';
import { LOBBY } from '../../text/lobby-words.ts';
import { WORDS } from '../../text/words.ts';
import { LevelRow, WayRoom } from '../kit/way-room.tsx';

interface Props {
  girls: readonly GirlId[];
  /** Each may come first, and what is shown after it. */
  bills: readonly { first: Pair; second: Pair }[];
  /** What was chosen last. */
  last: BillChoice;
  ends: boolean;
  paint: (canvas: HTMLCanvasElement, girl: GirlId) => Promise<void>;
  onBegin(choice: BillChoice): void;
  onLeave(): void;
}

const idOf = ({ killer, location }: Pair): string => `${killer} ${location}`;

/** Who sits through both, which comes first, and how late it is. */
function Bill({ girls, bills, last, ends, paint, onBegin, onLeave }: Props) {
  const [choice, setChoice] = useState(last);
  const { DOUBLE_BILL, SET_UP, WAYS } = LOBBY.setUp;
  const { girlName, killerName, locationName } = WORDS.names;
  const named = ({ killer, location }: Pair): string => `${killerName(killer)} · ${locationName(location)}`;
  return (
    <WayRoom
      title={DOUBLE_BILL.title}
      aside={WAYS['double-bill'].aside}
      lines={DOUBLE_BILL.lines}
      begin={DOUBLE_BILL.begin}
      ends={ends}
      onBegin={() => onBegin(choice)}
      onLeave={onLeave}
    >
      <Faces
        title={SET_UP.girl.title}
        group="girl"
        faces={[null, ...girls].map((id) => ({ id, name: id === null ? SET_UP.girl.drawn : girlName(id) }))}
        picked={choice.girl}
        paint={paint}
        onPick={(girl) => setChoice({ ...choice, girl })}
      />
      <Picks
        title={DOUBLE_BILL.first}
        group="first"
        picked={idOf(choice.first)}
        onPick={(id) => {
          const bill = bills.find(({ first }) => idOf(first) === id);
          if (bill !== undefined) setChoice({ ...choice, first: bill.first });
        }}
        picks={bills.map(({ first, second }) => ({
          id: idOf(first),
          name: named(first),
          line: DOUBLE_BILL.intermission.next(second.killer, second.location),
        }))}
      />
      <LevelRow level={choice.level} onPick={(level) => setChoice({ ...choice, level })} />
    </WayRoom>
  );
}

export function mountBill(house: HTMLElement, props: Props): () => void {
  render(<Bill {...props} />, house);
  return () => render(null, house);
}
