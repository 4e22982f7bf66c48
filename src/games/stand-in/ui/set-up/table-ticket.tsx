import { Ticket } from '../../../../ui/set-up/ticket.tsx';
import type { SetUp, SetUpPort, SetUpState } from '../../app/ports/set-up.ts';
import { SET_UP } from '../../text/set-up.ts';

const { seats, role, level, temper, talk, rules, tilt } = SET_UP;

/** What was played last, in short. */
const inShort = (it: SetUp): string => [seats.seats(it.seats), role[it.role].name, level[it.level].name].join(' · ');

/** What was chosen, how it tilts, and the button that begins it. */
export function TableTicket({ desk: model, state }: { desk: SetUpPort; state: SetUpState }) {
  const { setUp, problem, last, ends, link, turns, changed } = state;
  const { seed, options } = setUp;
  return (
    <Ticket
      lines={
        <>
          <li class="ticket-movie">{SET_UP.title}</li>
          <li class="ticket-level">
            {level[setUp.level].name}
            <span class="ticket-person"> · {temper[setUp.temper].name}</span>
          </li>
          <li>
            {seats.seats(setUp.seats)}
            {turns !== null && <small>, {seats.turns(turns)}</small>}
          </li>
          <li>
            {role.title}: {role[setUp.role].name.toLowerCase()}
          </li>
          <li>{talk[options.silent ? 'off' : 'on'].name}</li>
          <li>
            {rules.title}: {rules.on(changed)}
          </li>
        </>
      }
      problem={problem}
      roll={SET_UP.roll}
      onRoll={() => model.roll()}
      ends={ends}
      again={last === null ? null : inShort(last)}
      onAgain={() => model.sameAgain()}
      seed={{
        text: seed,
        isBad: state.isSeedBad,
        onSet: (text) => model.set({ seed: text }),
        onAnother: () => model.freshSeed(),
      }}
      link={link}
    >
      <section class="table-tilt" aria-label={tilt.title}>
        {state.tilt.map((words) => (
          <p key={words}>{words}</p>
        ))}
        <p>
          <small>{tilt.note}</small>
        </p>
      </section>
    </Ticket>
  );
}
