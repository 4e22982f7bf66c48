import { nameOf } from '../../../../text/cards/names.ts';
import { Faces } from '../../../../ui/set-up/faces.tsx';
import type { SetUpPort, SetUpState } from '../../app/ports/set-up.ts';
import { SET_UP } from '../../text/set-up.ts';
import { FACES, type Face } from '../../text/shapes/company.ts';

const { seats: words } = SET_UP;

/** Paints somebody's face as large as the canvas; rejects where pictures cannot be had. */
export type PaintFace = (canvas: HTMLCanvasElement, face: Face) => Promise<void>;

interface Props {
  desk: SetUpPort;
  state: SetUpState;
  paint: PaintFace;
}

/** Whose face is the player's. */
export function Company({ desk: model, state: { setUp }, paint }: Props) {
  return (
    <section aria-label={words.title}>
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
