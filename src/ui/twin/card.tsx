import type { CardOnTable } from '../../app/ports/table.ts';
import type { TableThing } from '../../app/ports.ts';
import { UI } from '../../text/ui.ts';
import { cardLabel } from './card-words.ts';
import { KindMark } from './kind-mark.tsx';
import './lobby.css';
import type { TwinProps } from './twin-props.ts';

interface Props {
  card: CardOnTable;
  at: TableThing;
  props: TwinProps;
  small?: boolean;
}

/** Pressing it is a choice where it is offered, else a closer look. */
export function Card({ card, at, props, small = false }: Props) {
  const offered = props.offered(at);
  return (
    <Lobby
      card={card}
      small={small}
      offered={offered}
      onPoint={(on) => props.onPoint(on ? at : null)}
      onPress={() => (offered ? props.onPick(at) : props.onZoom(card.id))}
    />
  );
}

interface LobbyProps {
  card: CardOnTable;
  small?: boolean;
  offered?: boolean;
  onPoint?: (on: boolean) => void;
  onPress: () => void;
}

/** A lobby card in type alone: its kind by colour and by shape, and in words for those who listen. */
export function Lobby({ card, small = false, offered = false, onPoint, onPress }: LobbyProps) {
  return (
    <button
      type="button"
      class={`lobby plate-${card.tone}${small ? ' small' : ''}${offered ? ' offered' : ''}`}
      aria-label={cardLabel(card, offered)}
      onFocus={() => onPoint?.(true)}
      onBlur={() => onPoint?.(false)}
      onClick={onPress}
    >
      <KindMark tone={card.tone} />
      <span class="lobby-name">{card.name}</span>
      {card.turned && <span class="lobby-note">{UI.turned}</span>}
      {!small && card.brief !== '' && <span class="lobby-note">{card.brief}</span>}
      {card.uses !== null && <span class="lobby-note">{UI.throws(card.uses)}</span>}
      {card.number !== null && <span class="lobby-number">{card.number}</span>}
    </button>
  );
}
