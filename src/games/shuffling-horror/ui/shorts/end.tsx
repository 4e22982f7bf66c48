import { SHORTS } from '../../../../text/rooms/shorts.ts';
import { Dialog } from '../../../../ui/kit/dialog.tsx';
import type { ShortId } from '../../app/ports/shorts.ts';

/** What one may do when a scene is over; a null is not offered. */
export interface ShortWays {
  onAgain: () => void;
  next: { id: ShortId; onPlay: () => void } | null;
  /** To the list of scenes. */
  onList: () => void;
  /** To the movie that was left for it. */
  onBack: (() => void) | null;
  onLeave: () => void;
}

interface Props {
  id: ShortId;
  words: string;
  ways: ShortWays;
}

const { end, scenes } = SHORTS;

/** The scene is over: its closing line, and where to go from here. */
export function ShortEnd({ id, words, ways }: Props) {
  const { onAgain, next, onList, onBack, onLeave } = ways;
  return (
    <Dialog title={end.title(scenes[id].title)}>
      <p class="paper-aside">{words}</p>
      <div class="paper-buttons">
        {onBack !== null && (
          <button type="button" class="stamp first" onClick={onBack}>
            {end.back}
          </button>
        )}
        {next !== null && (
          <button type="button" class={onBack === null ? 'stamp first' : 'stamp'} onClick={next.onPlay}>
            {end.next(scenes[next.id].title)}
          </button>
        )}
        <button type="button" class="stamp" onClick={onAgain}>
          {end.again}
        </button>
        <button type="button" class="stamp" onClick={onList}>
          {end.list}
        </button>
        {onBack === null && (
          <button type="button" class="stamp" onClick={onLeave}>
            {end.out}
          </button>
        )}
      </div>
    </Dialog>
  );
}
