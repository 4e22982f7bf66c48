import { inLine } from '../../../../text/cards/names.ts';
import { UI } from '../../../../text/play/ui.ts';
import { Card } from './card.tsx';
import type { TwinProps } from './twin-props.ts';

export function Sanctuaries(props: TwinProps) {
  const { sanctuaries } = props.table;
  return (
    <section class="twin-sanctuaries" aria-label={UI.tableParts.sanctuaries}>
      <h2>{UI.tableParts.sanctuaries}</h2>
      {sanctuaries.length === 0 && <p class="twin-note">{UI.noSanctuary}</p>}
      <ul>
        {sanctuaries.map(({ card, points, of, room, inside, store, lurker }) => (
          <li key={card.id} class="sanctuary">
            {/* Its name has its points and its room: what stands beside it is for the eye. */}
            <Card
              card={{ ...card, number: null }}
              at={{ thing: 'sanctuary', sanctuary: card.id }}
              props={props}
              where={UI.left(points, of)}
              small
            />
            <span aria-hidden="true">{UI.left(points, of)}</span>
            <span aria-hidden="true">{UI.room(room)}</span>
            <span>{inside.length === 0 ? UI.insideNone : UI.inside(inside.map(inLine).join(', '))}</span>
            {store.length > 0 && (
              <ul class="held" aria-label={UI.stored}>
                {store.map((item) => (
                  <li key={item.id}>
                    <Card
                      card={item}
                      at={{ thing: 'card', card: item.id }}
                      props={props}
                      where={UI.inPlace(inLine(card.id))}
                      small
                    />
                  </li>
                ))}
              </ul>
            )}
            {lurker !== null && <span>{UI.lurks(lurker.name)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
