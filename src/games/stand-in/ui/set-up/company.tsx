import { nameOf } from '../../../../text/cards/names.ts';
import { Faces } from '../../../../ui/set-up/faces.tsx';
import { SeatStepper } from '../../../../ui/set-up/stepper.tsx';
import type { SetUpPort, SetUpState } from '../../app/ports/set-up.ts';
import { SET_UP } from '../../text/set-up.ts';
import { FACES, type Face } from '../../text/shapes/company.ts';
import './company.css';

const { seats: words } = SET_UP;

/** Paints somebody's face as large as the canvas; rejects where pictures cannot be had. */
export type PaintFace = (canvas: HTMLCanvasElement, face: Face) => Promise<void>;

interface Props {
  desk: SetUpPort;
  state: SetUpState;
  paint: PaintFace;
}

/** How many seats, and whose face is the player's. */
export function Company({ desk: model, state, paint }: Props) {
  const { setUp, deck } = state;
  return (
    <section aria-labelledby="set-up-company">
      <div class="set-up-head">
        <h2 id="set-up-company">{words.title}</h2>
        <SeatStepper
          words={words}
          seats={setUp.seats}
          fewest={model.fewestSeats}
          most={model.mostSeats}
          onSet={(seats) => model.set({ seats })}
        />
        <span class="set-up-note company-deck">{words.deck(deck.cards, deck.recast)}</span>
      </div>
      <Faces
        title={words.face}
        group="face"
        faces={[null, ...FACES].map((id) => ({ id, name: id === null ? words.drawn : nameOf(id) }))}
        picked={setUp.face}
        paint={paint}
        onPick={(face) => model.set({ face })}
      />
      <p class="set-up-note">{words.yours}</p>
    </section>
  );
}
