import type { TableModel } from '../../app/ports/table.ts';
import { lineOn } from '../../text/line-on.ts';
import { WORDS } from '../../text/words.ts';

/** Horror and Time, and what lies on the screen, in words. */
export function Tracks({ table: { horror, dice, time, screen } }: { table: TableModel }) {
  const { NAMED, TABLE } = WORDS.table;
  return (
    <>
      <section class="gm-tracks" aria-label={NAMED.tracks}>
        <p>{TABLE.horrorOf(horror, dice)}</p>
        <p>{TABLE.timeOf(time)}</p>
      </section>
      {screen !== null && (
        <section class="gm-screen" aria-label={NAMED.screen}>
          <p>
            <b>{WORDS.names.cardName(screen.of)}</b> {screen.dice.join(', ')}
          </p>
          {screen.lines.length === 0 && <p>{lineOn(screen.of)}</p>}
          <ul>
            {screen.lines.map(({ successes, lines }) => (
              <li key={successes} class={successes === screen.successes ? 'now' : ''}>
                {successes === 2 ? '2+' : successes}: {lines.map(WORDS.effects.lineSpoken).join(' / ')}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
