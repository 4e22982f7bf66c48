import type { ThrongOnTable } from '../../app/ports/table.ts';
import { percent } from '../../text/numerals.ts';
import { UI } from '../../text/ui.ts';
import { Card } from './card.tsx';
import type { TwinProps } from './twin-props.ts';

export function Throngs(props: TwinProps) {
  return (
    <section class="twin-throngs" aria-label={UI.tableParts.throngs}>
      <h2>{UI.tableParts.throngs}</h2>
      <ol class="throngs">
        {props.table.throngs.map((throng) => (
          <ThrongItem key={throng.slot} throng={throng} props={props} />
        ))}
      </ol>
    </section>
  );
}

export function ThrongItem({ throng, props }: { throng: ThrongOnTable; props: TwinProps }) {
  const { slot, cards, strength, hits, token } = throng;
  return (
    <li class={cards.length > 0 ? 'throng' : 'throng empty'}>
      <span class="throng-name">{UI.throng(slot)}</span>
      {cards.length === 0 ? (
        <span class="throng-none">{UI.throngEmpty}</span>
      ) : (
        <>
          <span class="throng-odds">
            {UI.strength(strength)}, {UI.hits(percent(hits))}
          </span>
          {token !== null && <span class="throng-token">{UI.token(token)}</span>}
          <ul>
            {cards.map((card) => (
              <li key={card.id}>
                <Card card={card} at={{ thing: 'card', card: card.id }} props={props} small />
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}
