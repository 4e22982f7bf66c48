import { percent } from '../../../../text/numerals.ts';
import type { SetUpState, ShownRate } from '../../app/ports/set-up.ts';
import { LOBBY } from '../../text/lobby-words.ts';
import { WORDS } from '../../text/words.ts';
import './pairs.css';

/** How often she wins, for a newcomer and for an old hand, and what is known of it. */
export function Rate({ rate }: { rate: ShownRate | null }) {
  const { rate: words } = LOBBY.setUp.SET_UP;
  if (rate === null) return <span class="rate">{words.unknown}</span>;
  const { newcomers, oldHands, shows } = rate;
  return (
    <span class="rate">
      {newcomers !== null && <strong>{words.newcomers(percent(newcomers))}</strong>}{' '}
      {oldHands !== null && <strong>{words.oldHands(percent(oldHands))}</strong>} <small>{words.shows(shows)}</small>
    </span>
  );
}

/** Every Killer at every Location, by what was measured; the one that was chosen stands out. */
export function Pairs({ state: { pairs, isNearest } }: { state: SetUpState }) {
  const { rate: words } = LOBBY.setUp.SET_UP;
  const { killerName, locationName } = WORDS.names;
  const locations = [...new Set(pairs.map(({ location }) => location))];
  const killers = [...new Set(pairs.map(({ killer }) => killer))];
  return (
    <>
      {pairs.length > 0 && (
        <table class="gm-pairs">
          <caption>{words.pairs}</caption>
          <thead>
            <tr>
              <td />
              {locations.map((location) => (
                <th key={location} scope="col">
                  {locationName(location)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {killers.map((killer) => (
              <tr key={killer}>
                <th scope="row">{killerName(killer)}</th>
                {pairs
                  .filter((pair) => pair.killer === killer)
                  .map(({ location, rate, isOn }) => (
                    <td key={location} class={isOn ? 'on' : ''}>
                      <Rate rate={rate} />
                    </td>
                  ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {isNearest && <p class="set-up-note">{words.nearest}</p>}
      <p class="set-up-note">{words.note}</p>
    </>
  );
}
