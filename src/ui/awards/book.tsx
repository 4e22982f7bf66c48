import type { AwardsModel, Rate } from '../../app/ports/awards.ts';
import { TROPHIES } from '../../text/rooms/awards.ts';

/** Everything that was counted. */
export function Book({ model: { blank, numbers, rates, tops } }: { model: AwardsModel }) {
  return (
    <section aria-label={TROPHIES.book} class="book">
      <h2>{TROPHIES.book}</h2>
      {blank && <p class="book-blank">{TROPHIES.empty}</p>}
      <dl>
        {numbers.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {rates.map(({ name, rows }) => (
        <RateTable key={name} name={name} rows={rows} />
      ))}
      {tops.map(({ name, rows }) => (
        <div key={name}>
          <h3>{name}</h3>
          <ol>
            {rows.map((row) => (
              <li key={row.name}>
                <span>{row.name}</span> <b>{row.times}</b>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

function RateTable({ name, rows }: { name: string; rows: readonly Rate[] }) {
  return (
    <div>
      <h3>{name}</h3>
      <ul class="rates">
        {rows.map((row) => (
          <li key={row.name}>
            <span>{row.name}</span>
            <meter min={0} max={Math.max(1, row.played)} value={row.won} aria-hidden="true" />
            <b>{TROPHIES.rate(row.won, row.played)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
