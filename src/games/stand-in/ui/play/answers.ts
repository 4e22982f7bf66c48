import type { Query } from '../../../../app/ports/keys.ts';
import type { LogLine, StageState } from '../../app/ports/stage.ts';
import type { TableModel } from '../../app/ports/table.ts';
import { QUERIES } from '../../text/queries.ts';
import { ROLES } from '../../text/roles.ts';
import type { Who } from '../../text/shapes/company.ts';
import { plainText } from '../../text/shapes/parts.ts';
import { keyFor, numbered } from './options.ts';

const whoIn =
  ({ you, faces }: TableModel) =>
  (chair: number): Who =>
    chair === you ? 'you' : (faces[chair] as Who);

/** What is said to whoever asks by a key. `back`: how often the same was asked before it, for what lies further back. */
export function answerTo(query: Query, state: StageState, table: TableModel, back: number): string {
  const who = whoIn(table);
  switch (query) {
    case 'question': {
      const { question } = state;
      if (question === null || state.phase !== 'asking') return QUERIES.notAsked;
      const choices = numbered(state).map((option) => QUERIES.choice(keyFor(state, option), option.label));
      return [question.tells, question.asks, ...choices].join(' ');
    }
    case 'short':
      return QUERIES.short(table.turn, table.seats.length, who(table.active), table.role ? ROLES[table.role].name : '');
    case 'throngs':
      return [QUERIES.ring(table.order.map(who)), ...beside(table, who), QUERIES.burnt(table.out.map(who))].join(' ');
    case 'screen':
      return [...obstacles(table, who), QUERIES.piles(count(table.pile), count(table.discard))].join(' ');
    case 'yours':
      return table.hand.length === 0 ? QUERIES.holdNone : QUERIES.hold(table.hand);
    case 'event':
      return heard(state.log.filter(({ style, quiet }) => style !== 'talk' && !quiet).at(-1 - back)) || QUERIES.noEvent;
    case 'remark':
      return heard(state.log.filter(({ style }) => style === 'talk').at(-1 - back)) || QUERIES.nobodySaid;
  }
}

const count = ({ script, blackout }: { script: number; blackout: number }): number => script + blackout;
const heard = (line: LogLine | undefined): string => (line === undefined ? '' : line.heard || plainText(line.parts));

function beside({ seats, you }: TableModel, who: (chair: number) => Who): string[] {
  if (seats[0]?.chair !== you || seats.length < 2) return [];
  const [left, right] = [seats[1], seats.at(-1)].map((seat) => who(seat?.chair ?? 0));
  return seats.length === 2 ? [QUERIES.besideOne(left as Who)] : [QUERIES.beside(left as Who, right as Who)];
}

function obstacles({ doors, seats }: TableModel, who: (chair: number) => Who): string[] {
  const trailers = seats.filter(({ trailer }) => trailer > 0);
  return [
    ...(doors.length === 0 ? [QUERIES.noDoors] : doors.map(({ between: [a, b] }) => QUERIES.between(who(a), who(b)))),
    ...(trailers.length === 0
      ? [QUERIES.noTrailers]
      : trailers.map(({ chair, trailer }) => QUERIES.locked(who(chair), trailer))),
  ];
}

/** What is proved, one after the other. */
export const provedIn = ({ proofs }: TableModel): string =>
  proofs.length === 0 ? QUERIES.provesNone : proofs.map(({ words }) => words).join(' ');
