import { nameOf } from '../../../../text/cards/names.ts';
import { UI } from '../../../../text/play/ui.ts';
import type { RibbonStop } from '../../app/ports/ribbon.ts';
import type { TableModel } from '../../app/ports/table.ts';

/** The round in the order it goes (R4.1): who has acted, who acts now, who is to come. */
export function Ribbon({ table }: { table: TableModel }) {
  if (table.ribbon.length === 0) return null;
  return (
    <section class="twin-ribbon" aria-label={UI.tableParts.ribbon}>
      <h2>{UI.tableParts.ribbon}</h2>
      <ol>
        {table.ribbon.map((stop) => (
          <li key={stop.whose} class={`stop ${stop.when}`} aria-current={stop.when === 'now' ? 'step' : undefined}>
            {wordsOf(stop, table.deck)}
          </li>
        ))}
      </ol>
    </section>
  );
}

const wordsOf = ({ whose, when, pod, faces }: RibbonStop, deck: string): string => {
  const who = whose === 'director' ? UI.director : UI.seat(whose);
  const cast = faces.map((face) =>
    when === 'now' && face.when !== 'next'
      ? `${nameOf(face.survivor)} (${UI.turns[face.when]})`
      : nameOf(face.survivor),
  );
  return [`${who}: ${UI.turns[when]}`, pod ? UI.seatPod(deck) : '', ...cast].filter((it) => it !== '').join(', ');
};
