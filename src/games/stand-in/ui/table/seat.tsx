import type { Role } from '../../../../rules/stand-in/index.ts';
import { shortName } from '../../../../text/cards/names.ts';
import type { Option } from '../../app/ports/question.ts';
import type { Opened } from '../../app/ports/stage.ts';
import type { SeatOnTable, TableModel } from '../../app/ports/table.ts';
import { backFrame, type FaceLook, faceFrame } from '../../art.ts';
import { CARDS } from '../../text/cards.ts';
import { NOTEBOOK } from '../../text/notebook.ts';
import { ROLES } from '../../text/roles.ts';
import { seatSays, TABLE } from '../../text/table.ts';
import { Picture } from '../kit/picture.tsx';
import { placed, seatAt } from './ellipse.ts';
import { MarkSign } from './mark.tsx';

interface Props {
  table: TableModel;
  seat: SeatOnTable;
  /** It can be chosen by pressing it. */
  option: Option | null;
  onPick: (option: Option) => void;
  burning: boolean;
  lit: boolean;
  opened: Opened | null;
}

/** Where the rules prove to whoever looks what a seat is, its face shows it. */
const FACE_OF: Readonly<Record<Role, FaceLook>> = { original: 'plain', recast: 'turned', 'stand-in': 'turned' };

/** A longer name is set smaller, and so whole. */
const LONG = 8;

/** One of the company, at its mark. */
export function Seat({ table, seat, option, onPick, burning, lit, opened }: Props) {
  const { chair, face, isYou, isActive, trailer, mark, cards, bearing } = seat;
  const role = seat.role ?? opened?.roles[chair] ?? null;
  const hand = seat.hand ?? opened?.hands[chair] ?? null;
  const look = burning ? 'burnt' : bearing === 'plain' ? FACE_OF[(isYou ? table.role : role) ?? 'original'] : bearing;
  const plate = isYou ? TABLE.you : shortName(face);
  const words = seatSays(isYou ? 'you' : face, cards, trailer, isActive);
  const picture = (
    <>
      <Picture sheet="faces" frame={faceFrame(face, look)} />
      <span class={plate.length > LONG ? 'si-seat-plate long' : 'si-seat-plate'}>{plate}</span>
    </>
  );
  // Each on what it looks like by itself: where it hangs on what is around it, browsers forget to take it back.
  const classes = [
    'si-seat-card',
    isYou && 'you',
    isActive && 'active',
    burning && 'burning',
    lit && 'lit',
    option !== null && 'offered',
  ];
  const shown = classes.filter(Boolean).join(' ');
  return (
    <li class="si-seat" style={placed(seatAt(table, chair))}>
      <span class="unseen">{words}</span>
      {option === null ? (
        <span class={shown} aria-hidden="true">
          {picture}
        </span>
      ) : (
        <button
          type="button"
          class={shown}
          aria-label={option.label}
          title={option.label}
          onClick={() => onPick(option)}
        >
          {picture}
        </button>
      )}
      {!isYou && hand === null && (
        <span class="si-backs" aria-hidden="true">
          {Array.from({ length: cards }, (_, i) => (
            <Picture key={i} sheet="cards" frame={backFrame('script')} />
          ))}
        </span>
      )}
      {!isYou && hand !== null && <span class="si-open-hand">{hand.map((card) => CARDS[card].name).join(' · ')}</span>}
      {role !== null && !isYou && <span class={`si-role-tag role-${role}`}>{ROLES[role].name}</span>}
      {mark !== 'none' && (
        <span class={`si-slip mark-${mark}`} title={NOTEBOOK.marks[mark]}>
          <MarkSign mark={mark} />
        </span>
      )}
      {trailer > 0 && (
        <span class="si-trailer" aria-hidden="true">
          <Picture sheet="things" frame="trailer" class="clear" />
          <span>{(table.isGlass ? TABLE.glass : TABLE.locked)(trailer)}</span>
        </span>
      )}
    </li>
  );
}
