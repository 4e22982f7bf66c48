/** What can be said of a card in figures, row by row. */
export function Figures({ rows }: { rows: readonly (readonly [label: string, words: string])[] }) {
  return (
    <dl class="figures">
      {rows.map(([label, words]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
