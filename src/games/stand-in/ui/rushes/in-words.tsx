import { useState } from 'preact/hooks';
import { percent } from '../../../../text/numerals.ts';
import type { RushesView } from '../../app/ports/rushes.ts';
import { RUSHES } from '../../text/rushes.ts';
import type { Who } from '../../text/shapes/company.ts';
import { type Believed, plate } from './chart.tsx';

/** The chart in words: turn by turn, what it meant in one sentence, and every number. Written when it is wanted: it is long. */
export function InWords({ view, believed }: { view: RushesView; believed: Believed }) {
  const { chart } = RUSHES;
  const [open, setOpen] = useState(false);
  const fateOf = (chair: number, turn: number): string =>
    view.fates.flatMap((it) => (it.chair === chair && it.turn === turn ? [` ${chart[it.fate]}`] : [])).join('');
  return (
    <details class="si-rushes-words" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{chart.table}</summary>
      {open && (
        <>
          <ul>
            {believed.map(({ turn, shares }) => {
              const most = shares === null ? -1 : shares.indexOf(Math.max(...shares));
              const who = view.names[most];
              return who === undefined ? null : <li key={turn}>{chart.most(turn, who, shares?.[most] ?? 0)}</li>;
            })}
          </ul>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, by keys as well */}
          <section class="si-rushes-wide" tabIndex={0} aria-label={chart.title}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{chart.turn}</th>
                  {view.names.map((who, chair) => (
                    <th key={chair} scope="col">
                      {plate(who as Who)}
                      {chair === view.standIn && ` (${chart.it})`}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {believed.map(({ turn, shares }) => (
                  <tr key={turn}>
                    <th scope="row">{turn}</th>
                    {view.names.map((_, chair) => (
                      <td key={chair} class={chair === view.standIn ? 'it' : ''}>
                        {shares === null ? '–' : percent(shares[chair] ?? 0)}
                        {fateOf(chair, turn)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </>
      )}
    </details>
  );
}
