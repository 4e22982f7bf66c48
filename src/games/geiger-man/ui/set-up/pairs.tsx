import { Fragment } from 'preact';
import { percent } from '../../../../text/numerals.ts';
import type { SetUpState, ShownRate } from '../../app/ports/set-up.ts';
import { LOBBY } from '../../text/lobby-words.ts';
import { WORDS } from '../../text/words.ts';
import './pairs.css';

/** How often she wins, for a newcomer and for an old hand. */
export function figuresOf(rate: ShownRate | null): string[] {
  const { rate: words } = LOBBY.setUp.SET_UP;
  if (rate === null) return [words.unknown];
  const { newcomers, oldHands } = rate;
  return [
    ...(newcomers === null ? [] : [words.newcomers(percent(newcomers))]),
    ...(oldHands === null ? [] : [words.oldHands(percent(oldHands))]),
  ];
}

/** The same, small, and what is known of it. */
const Rate = ({ rate }: { rate: ShownRate | null }) => (
  <span class="rate">
    {figuresOf(rate).map((it) => (
      <Fragment key={it}>
        <strong>{it}</strong>{' '}
      </Fragment>
    ))}
    {rate !== null && <small>{LOBBY.setUp.SET_UP.rate.shows(rate.shows)}</small>}
  </span>
);

/** Every Killer at every Location, by what was measured; the one that was chosen stands out. */
export function Pairs({ state: { pairs } }: { state: SetUpState }) {
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
      <p class="set-up-note">{words.note}</p>
    </>
  );
}
