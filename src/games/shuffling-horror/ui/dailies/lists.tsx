import { DAILIES } from '../../../../text/rooms/dailies.ts';
import type { DailiesPort, DailiesView, Lesson, Moment, Points, Swing } from '../../app/ports/dailies.ts';
import '../../../../ui/dailies/lists.css';

interface Props {
  dailies: DailiesPort;
  view: DailiesView;
  onPick: (at: number) => void;
}

/** What should have been done instead, dearest first. */
export function Lessons({ dailies, view, onPick }: Props) {
  const { lessons, played } = view;
  return (
    <section aria-labelledby="dailies-lessons">
      <h2 id="dailies-lessons">{DAILIES.lessons}</h2>
      {lessons.length === 0 && <p class="dailies-none">{played ? DAILIES.noLessons : DAILIES.notPlayed}</p>}
      <ol class="dailies-list">
        {lessons.map((lesson) => (
          <LessonRow key={lesson.at} lesson={lesson} dailies={dailies} onPick={onPick} />
        ))}
      </ol>
    </section>
  );
}

interface RowProps {
  dailies: DailiesPort;
  onPick: (at: number) => void;
}

function LessonRow({ lesson: { at, better, worth }, dailies, onPick }: RowProps & { lesson: Lesson }) {
  const { asked, chose } = dailies.words(at);
  return (
    <li>
      <button type="button" onClick={() => onPick(at)}>
        <span class="dailies-figure up">
          {DAILIES.points(worth.value)} <Unit error={worth.error} />
        </span>
        <span>
          <strong>{DAILIES.instead(better)}</strong>
          <br />
          {asked} {DAILIES.chose}: {chose}
        </span>
      </button>
    </li>
  );
}

/** What turned the movie, and who is to blame. */
export function Swings({ dailies, view: { swings, moments }, onPick }: Props) {
  return (
    <section aria-labelledby="dailies-swings">
      <h2 id="dailies-swings">{DAILIES.swings}</h2>
      {swings.length === 0 && <p class="dailies-none">{DAILIES.noSwings}</p>}
      <ol class="dailies-list">
        {swings.map((swing) => (
          <SwingRow key={swing.at} swing={swing} where={whereIn(moments, swing.at)} dailies={dailies} onPick={onPick} />
        ))}
      </ol>
    </section>
  );
}

const whereIn = (moments: readonly Moment[], at: number): string => {
  const found = moments.find((moment) => moment.at === at);
  return found === undefined ? '' : DAILIES.where(found.reel, found.round);
};

interface SwingProps extends RowProps {
  swing: Swing;
  where: string;
}

function SwingRow({ swing: { at, total, luck, choice }, where, dailies, onPick }: SwingProps) {
  const { asked, chose } = dailies.words(at);
  return (
    <li>
      <button type="button" onClick={() => onPick(at)}>
        <span class={total.value > 0 ? 'dailies-figure up' : 'dailies-figure down'}>
          {DAILIES.points(total.value)} <Unit error={total.error} />
        </span>
        <span>
          <strong>
            <Part name={DAILIES.luck} points={luck} /> · <Part name={DAILIES.choice} points={choice} />
          </strong>
          <br />
          {where}. {asked} {chose}
        </span>
      </button>
    </li>
  );
}

const Unit = ({ error }: { error: number }) => (
  <small>
    {DAILIES.unit} {DAILIES.give(error)}
  </small>
);

function Part({ name, points: { value, error, even } }: { name: string; points: Points }) {
  return (
    <>
      {name} {even ? DAILIES.even : `${DAILIES.points(value)} ${DAILIES.give(error)}`}
    </>
  );
}
