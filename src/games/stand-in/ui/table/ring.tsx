import type { Option } from '../../app/ports/question.ts';
import type { ShowState } from '../../app/ports/show.ts';
import type { StageState } from '../../app/ports/stage.ts';
import type { TableModel } from '../../app/ports/table.ts';
import type { Who } from '../../text/shapes/company.ts';
import { TABLE } from '../../text/table.ts';
import { VERBS } from '../../text/talk.ts';
import { Picture } from '../kit/picture.tsx';
import { around, gapAt, type Point, placed, seatAt } from './ellipse.ts';
import { Lamp } from './lamp.tsx';
import { Motions } from './motions.tsx';
import { Seat } from './seat.tsx';
import './ring.css';
import './lamp.css';

interface Props {
  show: ShowState;
  state: StageState;
  /** What can be chosen just now. */
  options: readonly Option[];
  onPick: (option: Option) => void;
}

/** The company round its table. The list is in the order of play; where somebody sits is style alone. */
export function Ring({ show: { table, motion }, state, options, onPick }: Props) {
  const order = [...table.order].flatMap((chair) => table.seats.find((it) => it.chair === chair) ?? []);
  const size = table.seats.length > 9 ? 'small' : table.seats.length > 7 ? 'middle' : 'large';
  return (
    <section class={`si-ring ${size}${table.isDark ? ' dark' : ''}`} aria-label={TABLE.ring}>
      <span class="si-floor" aria-hidden="true" />
      <Order table={table} />
      <Lamp table={table} question={state.question} />
      {table.accusation !== null && <Accusation table={table} at={table.accusation} />}
      <ol class="si-seats">
        {order.map((seat) => (
          <Seat
            key={seat.chair}
            table={table}
            seat={seat}
            option={options.find(({ reply }) => aimsAt(reply, seat.chair)) ?? null}
            onPick={onPick}
            burning={motion?.burning === seat.chair}
            lit={motion?.at === seat.chair}
            opened={state.opened}
          />
        ))}
      </ol>
      <ul class="si-doors">
        {table.doors.map(({ gap, count, between: [a, b] }) => (
          <li key={gap} class="si-door" style={placed(gapAt(table, a, 1.02))}>
            <Picture sheet="things" frame="door" class="clear" />
            <span class="unseen">{TABLE.door(whoAt(table, a), whoAt(table, b))}</span>
            {count > 1 && <span class="si-count">{TABLE.doors(count)}</span>}
          </li>
        ))}
      </ul>
      {motion !== null && <Motions table={table} motion={motion} />}
    </section>
  );
}

const whoAt = ({ you, faces }: TableModel, chair: number): Who => (chair === you ? 'you' : (faces[chair] as Who));

const aimsAt = (reply: Option['reply'], chair: number): boolean =>
  (reply?.type === 'play' && reply.target === chair) || (reply?.type === 'seat' && reply.seat === chair);

/** Arrows on the floor: which way turns and exchanges go. */
function Order({ table: { seats, direction } }: { table: TableModel }) {
  const ahead = direction === 1 ? 0.5 : -0.5;
  return (
    <>
      {seats.map((_, i) => {
        const turn = (i + ahead) / seats.length;
        const { x, y } = around(turn, 0.74);
        const next = around(turn + direction * 0.01, 0.74);
        const angle = (Math.atan2((next.y - y) * 0.62, next.x - x) * 180) / Math.PI;
        return (
          <span key={i} class="si-arrow" style={{ ...placed({ x, y }), rotate: `${angle}deg` }} aria-hidden="true" />
        );
      })}
    </>
  );
}

/** Where the line from one seat to another bends. */
const BEND: Point = { x: 50, y: 58 };

/** So far along it. */
function alongBend(from: Point, to: Point, t: number): Point {
  const on = (a: number, bend: number, b: number): number => (1 - t) ** 2 * a + 2 * t * (1 - t) * bend + t ** 2 * b;
  return { x: on(from.x, BEND.x, to.x), y: on(from.y, BEND.y, to.y) };
}

/** The last one who was pointed at, until the talk has moved on. */
function Accusation({ table, at }: { table: TableModel; at: { by: number; at: number } }) {
  const [from, to] = [seatAt(table, at.by), seatAt(table, at.at)];
  return (
    <>
      <svg class="si-accusation" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={`M${from.x} ${from.y}Q${BEND.x} ${BEND.y} ${to.x} ${to.y}`} vector-effect="non-scaling-stroke" />
      </svg>
      <span class="si-accuses" style={placed(alongBend(from, to, 0.2))} aria-hidden="true">
        {VERBS.accuse(whoAt(table, at.by))}
      </span>
    </>
  );
}
