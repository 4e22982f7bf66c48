import { UI } from '../../text/ui.ts';
import './recap.css';

/** "Previously": where the movie stood when it was left. */
export function Recap({ lines }: { lines: readonly string[] }) {
  return (
    <section class="recap" aria-label={UI.recap.title}>
      <h2>{UI.recap.title}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
