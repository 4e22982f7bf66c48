import { useEffect, useRef } from 'preact/hooks';
import { nameOf } from '../../../../text/cards/names.ts';
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
      <fieldset class="company-faces">
        <legend>{words.face}</legend>
        {[null, ...FACES].map((face) => (
          <label key={face} class={face === setUp.face ? 'company-face picked' : 'company-face'}>
            <input type="radio" name="face" checked={face === setUp.face} onChange={() => model.set({ face })} />
            {face === null ? <span class="company-drawn" aria-hidden="true" /> : <Portrait face={face} paint={paint} />}
            <span>{face === null ? words.drawn : nameOf(face)}</span>
          </label>
        ))}
      </fieldset>
      <p class="set-up-note">{words.yours}</p>
    </section>
  );
}

function Portrait({ face, paint }: { face: Face; paint: PaintFace }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current !== null) void paint(canvas.current, face).catch(() => {}); // the name has to do
  }, [face, paint]);
  return (
    <span aria-hidden="true">
      <canvas ref={canvas} width={156} height={117} />
    </span>
  );
}
