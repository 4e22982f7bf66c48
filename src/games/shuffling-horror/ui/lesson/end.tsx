import { FIRST_NIGHT } from '../../../../text/rooms/first-night.ts';
import { Dialog } from '../../../../ui/kit/dialog.tsx';
import type { StagePort } from '../../app/ports/stage.ts';

/** Where one may go from here, by name. */
export type Ways = readonly { name: string; onPick: () => void }[];

interface Props {
  words: string;
  stage: StagePort;
  ways: Ways;
}

const { end } = FIRST_NIGHT;

/** The lesson is over, and the movie need not be. */
export function LessonEnd({ words, stage, ways }: Props) {
  return (
    <Dialog title={end.title}>
      <p class="paper-aside">{words}</p>
      <div class="paper-buttons">
        <button type="button" class="stamp first" onClick={() => stage.player?.unguided()}>
          {end.playOn}
        </button>
        {ways.map(({ name, onPick }) => (
          <button key={name} type="button" class="stamp" onClick={onPick}>
            {name}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
