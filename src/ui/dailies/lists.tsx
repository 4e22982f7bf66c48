import type { DailiesPort, DailiesView, Lesson, Points, Swing } from '../../app/ports/dailies.ts';
import { DAILIES } from '../../text/dailies.ts';

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

type RowProps = Pick<Props, 'dailies' | 'onPick'>;

function LessonRow({ lesson: { at, better, worth }, dailies, onPick }: RowProps & { lesson: Lesson }) {
  const { asked, chose } = dailies.words(at);
  return (
    <li>
      <button type="button" onClick={() => onPick(at)}>
        <span class="dailies-figure up">
          {DAILIES.points(worth.value)} <small>{DAILIES.give(worth.error)}</small>
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
export function Swings({ dailies, view: { swings }, onPick }: Props) {
  return (
    <section aria-labelledby="dailies-swings">
      <h2 id="dailies-swings">{DAILIES.swings}</h2>
      {swings.length === 0 && <p class="dailies-none">{DAILIES.noSwings}</p>}
      <ol class="dailies-list">
        {swings.map((swing) => (
          <SwingRow key={swing.at} swing={swing} dailies={dailies} onPick={onPick} />
        ))}
      </ol>
    </section>
  );
}

function SwingRow({ swing: { at, total, luck, choice }, dailies, onPick }: RowProps & { swing: Swing }) {
  const { asked, chose } = dailies.words(at);
  return (
    <li>
      <button type="button" onClick={() => onPick(at)}>
        <span class={total.value > 0 ? 'dailies-figure up' : 'dailies-figure down'}>
          {DAILIES.points(total.value)} <small>{DAILIES.give(total.error)}</small>
        </span>
        <span>
          <strong>
            <Part name={DAILIES.luck} points={luck} /> · <Part name={DAILIES.choice} points={choice} />
          </strong>
          <br />
          {asked} {chose}
        </span>
      </button>
    </li>
  );
}

function Part({ name, points: { value, error, even } }: { name: string; points: Points }) {
  return (
    <>
      {name} {even ? DAILIES.even : `${DAILIES.points(value)} ${DAILIES.give(error)}`}
    </>
  );
}
