import type { Script } from '../../../../rules/stand-in/index.ts';
import type { HandOption } from '../../app/ports/question.ts';
import type { StagePort, StageState } from '../../app/ports/stage.ts';
import type { TableModel } from '../../app/ports/table.ts';
import { backFrame } from '../../art.ts';
import { CARDS, RECAST_LINES } from '../../text/cards.ts';
import { NAMES, TABLE } from '../../text/table.ts';
import { CardFace } from '../kit/card.tsx';
import { Picture } from '../kit/picture.tsx';
import { isMeant, Meant } from './advice.tsx';
import { keyFor, take } from './options.ts';
import './hand.css';

interface Props {
  state: StageState;
  stage: StagePort;
  table: TableModel;
  isHidden: boolean;
  onHide: () => void;
  onZoom: (card: Script) => void;
}

/** One's own cards, each a button that says what it would do now; a look at one that does nothing. */
export function Hand({ state, stage, table, isHidden, onHide, onZoom }: Props) {
  const { question, phase } = state;
  const asked = phase === 'asking' && question !== null && question.cards.length > 0 ? question.cards : null;
  const cards = asked ?? table.hand.map((card): HandOption => idle(card));
  return (
    <section class={`si-hand n${cards.length}`} aria-label={TABLE.hand}>
      {isHidden ? (
        <div class="si-hidden" aria-hidden="true">
          {cards.map((_, i) => (
            <Picture key={i} sheet="cards" frame={backFrame('script')} class="clear" />
          ))}
        </div>
      ) : (
        <ul>
          {cards.map((option, i) => (
            <li key={`${option.card} ${i}`}>
              <HandCard option={option} role={table.role} state={state} stage={stage} onZoom={onZoom} />
            </li>
          ))}
        </ul>
      )}
      {table.you !== null && !table.isOut && (
        <button type="button" class="si-hide" aria-pressed={isHidden} onClick={onHide}>
          {isHidden ? TABLE.lookBack : TABLE.lookAway}
        </button>
      )}
    </section>
  );
}

const idle = (card: Script): HandOption => ({
  card,
  label: CARDS[card].name,
  detail: '',
  reply: null,
  more: [],
  tab: '',
  isNew: false,
  isShield: false,
  cannot: '',
});

const lineOf = (card: Script, role: TableModel['role']): string =>
  card === 'recast' && role !== null ? RECAST_LINES[role] : CARDS[card].line;

function HandCard({
  option,
  role,
  state,
  stage,
  onZoom,
}: Pick<Props, 'state' | 'stage' | 'onZoom'> & { option: HandOption; role: TableModel['role'] }) {
  const { card, label, tab, cannot, isNew, isShield, reply, more } = option;
  const key = keyFor(state, option);
  const isDead = reply === null && more.length === 0;
  const meant = isMeant(option, state.advice);
  const isOpen = more.length > 0 && state.menus[0] === more;
  const classes = [
    'si-hand-card',
    isDead && (tab === '' ? 'idle' : 'dead'),
    isNew && 'new',
    isShield && 'shield',
    isOpen && 'open',
    meant && 'meant',
  ];
  const name = isDead ? NAMES.zoom(card) : reply === null ? NAMES.handCard(card, tab) : label;
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(' ')}
      aria-label={name}
      aria-expanded={more.length > 0 ? isOpen : undefined}
      title={cannot || undefined}
      onClick={() => (isDead ? onZoom(card) : take(stage, option))}
      onContextMenu={(event) => {
        event.preventDefault();
        onZoom(card);
      }}
    >
      {meant && <Meant />}
      <CardFace card={card}>
        <span class="si-line">{isDead && cannot !== '' ? cannot : lineOf(card, role)}</span>
        <span class={tab === '' ? 'si-tab none' : 'si-tab'}>
          {tab}
          {key !== '' && <kbd>{key}</kbd>}
        </span>
      </CardFace>
    </button>
  );
}
