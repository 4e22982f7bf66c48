import type { CardOnTable } from '../../app/ports/table.ts';
import type { TableThing } from '../../app/ports.ts';
import { UI } from '../../text/ui.ts';
import './lobby.css';
import type { TwinProps } from './twin-props.ts';

interface Props {
  card: CardOnTable;
  at: TableThing;
  props: TwinProps;
  small?: boolean;
}

/** A lobby card in type alone. Pressing it is a choice where it is offered, else a closer look. */
export function Card({ card, at, props, small = false }: Props) {
  const offered = props.offered(at);
  return (
    <button
      type="button"
      class={`lobby plate-${card.tone}${small ? ' small' : ''}${offered ? ' offered' : ''}`}
      onFocus={() => props.onPoint(at)}
      onBlur={() => props.onPoint(null)}
      onClick={() => (offered ? props.onPick(at) : props.onZoom(card.id))}
    >
      <span class="lobby-name">{card.name}</span>
      {card.turned && <span class="lobby-note">{UI.turned}</span>}
      {!small && card.brief !== '' && <span class="lobby-note">{card.brief}</span>}
      {card.uses !== null && <span class="lobby-note">{UI.throws(card.uses)}</span>}
      {card.number !== null && (
        <span class="lobby-number">
          <span class="unseen">{card.tone === 'monster' ? UI.value(card.number) : UI.points(card.number)}</span>
          <span aria-hidden="true">{card.number}</span>
        </span>
      )}
    </button>
  );
}
