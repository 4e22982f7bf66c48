import type { ComponentChildren } from 'preact';
import { nameOf } from '../../../../text/cards/names.ts';
import { FILMS } from '../../../../text/rooms/films.ts';
import { SET_UP } from '../../../../text/rooms/set-up.ts';
import { Ticket as AnyTicket } from '../../../../ui/set-up/ticket.tsx';
import type { SetUp, SetUpPort, SetUpState } from '../../app/ports/set-up.ts';

const { ticket: words, level: levels, personality: people, rules, problems } = SET_UP;

const directorOf = ({ directs, level }: SetUp): string => (directs ? words.directs : levels[level].name);
const personOf = ({ directs, personality }: SetUp): string =>
  directs || personality === 'neutral' ? '' : people[personality].name;

interface Props {
  desk: SetUpPort;
  state: SetUpState;
  /** What is known of such movies. */
  children: ComponentChildren;
}

/** What was chosen, in short, and the one button that matters. */
export function Ticket({ desk: model, state, children }: Props) {
  const { setUp, link, problem, last, ends } = state;
  return (
    <AnyTicket
      lines={<Lines state={state} />}
      problem={problem === null ? null : problems[problem]}
      roll={words.roll}
      onRoll={() => model.roll()}
      ends={ends}
      again={
        last === null
          ? null
          : words.sameAgainLine(FILMS.movies[last.deck].name, last.seats.length, directorOf(last), personOf(last))
      }
      onAgain={() => model.sameAgain()}
      seed={{
        text: setUp.seed,
        isBad: problem === 'seed',
        onSet: (seed) => model.setSeed(seed),
        onAnother: () => model.freshSeed(),
      }}
      link={link}
    >
      {children}
    </AnyTicket>
  );
}

function Lines({ state: { setUp, minutes, switchSet } }: { state: SetUpState }) {
  const { seats, cast } = setUp;
  const yours = seats.filter((player) => player === 'you').length;
  const chosen = cast.filter((survivor) => survivor !== null);
  return (
    <>
      <li class="ticket-movie">{FILMS.movies[setUp.deck].name}</li>
      <li class="ticket-level">
        {directorOf(setUp)}
        {personOf(setUp) !== '' && <span class="ticket-person"> · {personOf(setUp)}</span>}
      </li>
      <li>{words.seats(seats.length, yours)}</li>
      {chosen.length > 0 && <li>{chosen.map(nameOf).join(', ')}</li>}
      <li>{words.rules(rules[switchSet].name)}</li>
      <li>
        {words.length(minutes)} <small>{words.lengthNote}</small>
      </li>
    </>
  );
}
