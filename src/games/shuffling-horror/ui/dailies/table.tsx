import { useState } from 'preact/hooks';
import { DAILIES } from '../../../../text/rooms/dailies.ts';
import type { DailiesPort, DailiesView } from '../../app/ports/dailies.ts';

interface Props {
  dailies: DailiesPort;
  view: DailiesView;
  onPick: (at: number) => void;
}

const { columns } = DAILIES;

/** The chart in words. Written when it is wanted: it is long. */
export function AllMoments({ dailies, view: { moments }, onPick }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <details class="dailies-all" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{DAILIES.table}</summary>
      {open && (
        <table>
          <thead>
            <tr>
              {Object.entries(columns).map(([key, words]) => (
                <th key={key} scope="col">
                  {words}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {moments.map(({ at, reel, round, whose, chance, low, high }, i) => {
              const { asked, chose } = dailies.words(at);
              return (
                <tr key={at}>
                  <td>
                    <button type="button" aria-label={DAILIES.go(i + 1)} onClick={() => onPick(at)}>
                      {i + 1}
                    </button>
                  </td>
                  <td>{DAILIES.where(reel, round)}</td>
                  <td>{DAILIES.key[whose]}</td>
                  <td>{asked}</td>
                  <td>{chose}</td>
                  <td>{DAILIES.chance(chance, (high - low) / 2)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </details>
  );
}
