import { UI } from '../../../../text/play/ui.ts';
import type { CardOnTable } from '../../app/ports/table.ts';
import type { TableThing } from '../../app/ports/table-things.ts';
import { cardLabel } from './card-words.ts';
import { KindMark } from './kind-mark.tsx';
import './lobby.css';
import type { TwinProps } from './twin-props.ts';

interface Props {
  card: CardOnTable;
  at: TableThing;
  props: TwinProps;
  /** Where it lies, and whatever else belongs to its name. */
  where: string;
  small?: boolean;
}

/** Pressing it is a choice where it is offered, else a closer look. */
export function Card({ card, at, props, where, small = false }: Props) {
  const offered = props.offered(at);
  return (
    <Lobby
      card={card}
      small={small}
      where={where}
      offered={offered}
      onPoint={(on) => props.onPoint(on ? at : null)}
      onPress={() => (offered !== null ? props.onPick(at) : props.onZoom(card.id))}
    />
  );
}

interface LobbyProps {
  card: CardOnTable;
  where?: string;
  small?: boolean;
  offered?: string | null;
  onPoint?: (on: boolean) => void;
  onPress: () => void;
}

/** A lobby card in type alone: its kind by colour and by shape, and in words for those who listen. */
export function Lobby({ card, where = '', small = false, offered = null, onPoint, onPress }: LobbyProps) {
  return (
    <button
      type="button"
      class={`lobby plate-${card.tone}${small ? ' small' : ''}${offered !== null ? ' offered' : ''}`}
      aria-label={cardLabel(card, where, offered)}
      onFocus={() => onPoint?.(true)}
      onBlur={() => onPoint?.(false)}
      onClick={onPress}
    >
      <KindMark tone={card.tone} />
      <span class="lobby-name">{card.name}</span>
      {card.turned && <span class="lobby-note">{UI.turned}</span>}
      {!small && card.brief !== '' && <span class="lobby-note">{card.brief}</span>}
      {card.uses !== '' && <span class="lobby-note">{card.uses}</span>}
      {card.number !== null && <span class="lobby-number">{card.number}</span>}
    </button>
  );
}
