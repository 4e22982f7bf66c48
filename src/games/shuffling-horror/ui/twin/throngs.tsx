import { percent } from '../../../../text/numerals.ts';
import { UI } from '../../../../text/play/ui.ts';
import type { ThrongOnTable } from '../../app/ports/table.ts';
import { throngHead } from '../../app/ports/table-words.ts';
import { aimWords } from '../../app/ports/threat-words.ts';
import { Card } from './card.tsx';
import type { TwinProps } from './twin-props.ts';

export function Throngs(props: TwinProps) {
  return (
    <section class="twin-throngs" aria-label={UI.tableParts.throngs}>
      <h2>{UI.tableParts.throngs}</h2>
      <ol class="throngs">
        <ThrongItems throngs={props.table.throngs} props={props} />
      </ol>
    </section>
  );
}

/** Those that are somebody, each by itself; and all the others in one line. */
export function ThrongItems({ throngs, props }: { throngs: readonly ThrongOnTable[]; props: TwinProps }) {
  const empty = throngs.filter(({ cards }) => cards.length === 0).map(({ slot }) => slot);
  return (
    <>
      {throngs
        .filter(({ cards }) => cards.length > 0)
        .map((throng) => (
          <ThrongItem key={throng.slot} throng={throng} props={props} />
        ))}
      {empty.length > 0 && (
        <li class="throng empty">
          <span class="throng-name">{UI.throngs(empty)}</span> <span class="throng-none">{UI.throngEmpty}</span>
        </li>
      )}
    </>
  );
}

function ThrongItem({ throng, props }: { throng: ThrongOnTable; props: TwinProps }) {
  const { slot, cards, strength, hits, token } = throng;
  const aim = aimWords(props.threat, throng);
  return (
    <li class="throng">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div role="group" aria-label={throngHead(throng, props.table.deck)}>
        <span class="throng-name">{UI.throng(slot)}</span>{' '}
        <span class="throng-odds">
          {UI.strength(strength)}, {UI.hits(percent(hits))}
        </span>
        {aim !== '' && <span class="throng-aim">{aim}</span>}
        {token !== null && <span class="throng-token">{UI.token(token)}</span>}
        <ul>
          {cards.map((card) => (
            <li key={card.id}>
              <Card card={card} at={{ thing: 'card', card: card.id }} props={props} where={UI.throng(slot)} small />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
