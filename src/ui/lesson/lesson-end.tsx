import { Dialog } from '../kit/dialog.tsx';

/** Where one may go from here, by name; null: not from here. The first is the one that is meant. */
export type LessonWays = readonly ({ name: string; onPick: () => void } | null)[];

export const LessonButtons = ({ ways }: { ways: LessonWays }) => (
  <div class="paper-buttons">
    {ways
      .filter((way) => way !== null)
      .map(({ name, onPick }, i) => (
        <button key={name} type="button" class={i === 0 ? 'stamp first' : 'stamp'} onClick={onPick}>
          {name}
        </button>
      ))}
  </div>
);

/** A lesson is over, and the game need not be. */
export const LessonEnd = ({ title, words, ways }: { title: string; words: string; ways: LessonWays }) => (
  <Dialog title={title}>
    <p class="paper-aside">{words}</p>
    <LessonButtons ways={ways} />
  </Dialog>
);
