import { useCallback } from 'preact/hooks';
import type { PaintCard } from '../../../../app/ports/almanac.ts';
import { DAILIES } from '../../../../text/rooms/dailies.ts';
import { VAULT } from '../../../../text/rooms/vault.ts';
import { StillPicture } from '../../../../ui/kit/still.tsx';
import type { DailiesPort, DailiesState, Moment } from '../../app/ports/dailies.ts';
import { paintStill } from '../still/paint-still.ts';

interface Props {
  dailies: DailiesPort;
  state: DailiesState;
  moment: Moment;
  n: number;
  of: number;
  paint: PaintCard;
}

/** The moment under the pointer: the table there, what was asked and chosen, and the two ways back to it. */
export function Picked({ dailies, state, moment, n, of, paint }: Props) {
  const { asked, chose, told } = dailies.words(moment.at);
  const { chance, low, high, reel, round, whose } = moment;
  const still = useCallback(
    (canvas: HTMLCanvasElement) => paintStill(canvas, dailies.still(moment.at), paint),
    [dailies, moment.at, paint],
  );
  return (
    <section class="dailies-picked" aria-label={DAILIES.decision(n, of)}>
      <StillPicture paint={still} words={VAULT.picture} />
      <div class="dailies-words">
        <p class="dailies-where">
          {DAILIES.where(reel, round)} · {DAILIES.decision(n, of)}
        </p>
        <p class="dailies-chance">{DAILIES.chance(chance, (high - low) / 2)}</p>
        <p>
          {asked} <strong class={`by-${whose}`}>{chose}</strong>
        </p>
        <ul class="dailies-told">
          {told.map((line, i) => (
            <li key={`${i}-${line}`}>{line}</li>
          ))}
        </ul>
      </div>
      <div class="dailies-do">
        <button type="button" onClick={() => dailies.look(moment.at)}>
          {DAILIES.look}
        </button>
        <button type="button" class="first" onClick={() => dailies.reshoot(moment.at)} aria-describedby="reshoot-aside">
          {DAILIES.reshoot}
        </button>
        <p id="reshoot-aside">
          {DAILIES.reshootAside} {state.ends && DAILIES.leftEnds}
        </p>
      </div>
    </section>
  );
}
