import { useLayoutEffect } from 'preact/hooks';
import { UI } from '../../../../../text/play/ui.ts';
import { say } from '../../../../../ui/kit/say.ts';
import { useBelow } from '../fit.ts';
import './recap.css';

/** "Previously": where the movie stood when it was left. Said before what is asked, which comes with the next frame. */
export function Recap({ lines }: { lines: readonly string[] }) {
  useLayoutEffect(() => say(`${UI.recap.title}: ${lines.join(' ')}`), []);
  const below = useBelow<HTMLDivElement>();
  return (
    <section class="recap" aria-label={UI.recap.title}>
      <h2>{UI.recap.title}</h2>
      <div ref={below} class="recap-lines">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </section>
  );
}
