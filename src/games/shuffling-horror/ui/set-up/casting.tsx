import type { PaintCard } from '../../../../app/ports/almanac.ts';
import { nameOf } from '../../../../text/cards/names.ts';
import { SET_UP } from '../../../../text/rooms/set-up.ts';
import { Dialog } from '../../../../ui/kit/dialog.tsx';
import type { SetUpPort, SetUpState } from '../../app/ports/set-up.ts';
import './casting.css';
import { Portrait } from './portrait.tsx';

const { seats: words } = SET_UP;

interface Props {
  seat: number;
  desk: SetUpPort;
  state: SetUpState;
  paint: PaintCard;
  onClose: () => void;
}

/** Twelve who could play the seat. One who sits elsewhere moves over. */
export function Casting({ seat, desk: model, state, paint, onClose }: Props) {
  const { cast } = state.setUp;
  const choose = (survivor: string | null) => {
    model.setSurvivor(seat, survivor);
    onClose();
  };
  return (
    <Dialog title={words.casting(seat)} kind="wide casting" isRead={false} onClose={onClose}>
      <p class="paper-aside">{words.castingAside}</p>
      <ul class="casting-faces">
        <li>
          <button type="button" class="casting-face" aria-pressed={cast[seat] === null} onClick={() => choose(null)}>
            <Portrait card={null} paint={paint} />
            <span>{words.draw}</span>
          </button>
        </li>
        {model.roster.map((survivor) => {
          const at = cast.indexOf(survivor);
          return (
            <li key={survivor}>
              <button type="button" class="casting-face" aria-pressed={at === seat} onClick={() => choose(survivor)}>
                <Portrait card={survivor} paint={paint} />
                <span>
                  {nameOf(survivor)}
                  {at >= 0 && at !== seat && <small> {words.elsewhere(at)}</small>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
