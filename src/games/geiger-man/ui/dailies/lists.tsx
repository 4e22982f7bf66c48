import { useState } from 'preact/hooks';
import type { DailiesPort, DailiesView, Moment } from '../../app/ports/dailies.ts';
import { AFTER } from '../../text/after-words.ts';

interface Props {
  dailies: DailiesPort;
  view: DailiesView;
  onPick: (at: number) => void;
}

/** What should have been done instead, dearest first. */
export function Lessons({ dailies, view: { lessons }, onPick }: Props) {
  const { DAILIES } = AFTER.dailies;
  return (
    <section aria-labelledby="dailies-lessons">
      <h2 id="dailies-lessons">{DAILIES.lessons}</h2>
      {lessons.length === 0 && <p class="dailies-none">{DAILIES.noLessons}</p>}
      <ol class="dailies-list">
        {lessons.map(({ at, better, choice, turn, phase }) => (
          <li key={at}>
            <button type="button" onClick={() => onPick(at)}>
              <Figure value={choice.value} error={choice.error} />
              <span>
                <strong>{DAILIES.instead(better ?? '')}</strong>
                <br />
                {DAILIES.where(turn, phase)}. {DAILIES.chose}: {dailies.words(at).chose}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What dice and cards did. */
export function Swings({ dailies, view: { swings }, onPick }: Props) {
  const { DAILIES } = AFTER.dailies;
  return (
    <section aria-labelledby="dailies-swings">
      <h2 id="dailies-swings">{DAILIES.swings}</h2>
      {swings.length === 0 && <p class="dailies-none">{DAILIES.noSwings}</p>}
      <ol class="dailies-list">
        {swings.map(({ at, luck, choice, turn, phase }) => (
          <li key={at}>
            <button type="button" onClick={() => onPick(at)}>
              <Figure value={luck?.value ?? 0} error={luck?.error ?? 0} />
              <span>
                <strong>
                  {DAILIES.luckOf(luck?.value ?? 0)} · {DAILIES.choiceOf(choice.value)}
                </strong>
                <br />
                {DAILIES.where(turn, phase)}. {dailies.words(at).told[0] ?? dailies.words(at).chose}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

const Figure = ({ value, error }: { value: number; error: number }) => (
  <span class={`dailies-figure ${value > 0 ? 'up' : 'down'}`}>
    {AFTER.dailies.DAILIES.points(value)} <small>± {Math.max(1, Math.round(error))}</small>
  </span>
);

/** The chart in words. Written when it is wanted: it is long. */
export function AllMoments({ dailies, view: { moments }, onPick }: Props) {
  const { DAILIES } = AFTER.dailies;
  const [open, setOpen] = useState(false);
  return (
    <details class="dailies-all" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{DAILIES.table}</summary>
      {open && (
        <table>
          <thead>
            <tr>
              {Object.entries(DAILIES.columns).map(([key, words]) => (
                <th key={key} scope="col">
                  {words}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {moments.map((moment, i) => (
              <Row key={moment.at} moment={moment} n={i + 1} dailies={dailies} onPick={onPick} />
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}

function Row({ moment, n, dailies, onPick }: Pick<Props, 'dailies' | 'onPick'> & { moment: Moment; n: number }) {
  const { DAILIES } = AFTER.dailies;
  const { at, turn, phase, chance, low, high, better } = moment;
  const { asked, chose } = dailies.words(at);
  return (
    <tr>
      <td>
        <button type="button" aria-label={DAILIES.go(n)} onClick={() => onPick(at)}>
          {n}
        </button>
      </td>
      <td>{DAILIES.where(turn, phase)}</td>
      <td>{asked}</td>
      <td>{chose}</td>
      <td>{DAILIES.chance(chance, (high - low) / 2)}</td>
      <td>{better ?? '–'}</td>
    </tr>
  );
}
