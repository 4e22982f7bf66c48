import { useLayoutEffect } from 'preact/hooks';
import type { Box } from '../../../../../app/ports/board.ts';
import { UI } from '../../../../../text/play/ui.ts';
import { say } from '../../../../../ui/kit/say.ts';
import './recap.css';

/** "Previously": where the movie stood when it was left. Said before what is asked, which comes with the next frame. */
export function Recap({ lines, box }: { lines: readonly string[]; box: Box | undefined }) {
  useLayoutEffect(() => say(`${UI.recap.title}: ${lines.join(' ')}`), []);
  const place = box === undefined ? {} : { left: `${box.x}px`, top: `${box.y}px`, width: `${box.w}px` };
  return (
    <section class={box === undefined ? 'recap' : 'recap placed'} aria-label={UI.recap.title} style={place}>
      <h2>{UI.recap.title}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
