import type { ComponentChildren } from 'preact';
import { Ticket } from '../../../../ui/set-up/ticket.tsx';
import type { SetUp, SetUpPort, SetUpState } from '../../app/ports/set-up.ts';
import { LOBBY } from '../../text/lobby-words.ts';
import { WORDS } from '../../text/words.ts';

interface Props {
  desk: SetUpPort;
  state: SetUpState;
  children?: ComponentChildren;
}

/** What was chosen, in short, and the button that begins it. */
export function ShowTicket({ desk: model, state, children }: Props) {
  const { setUp, level, problem, last, ends, link, minutes } = state;
  const { SET_UP } = LOBBY.setUp;
  const { girlName, killerName, locationName } = WORDS.names;
  const inShort = ({ girl, killer, location }: SetUp): string => SET_UP.ticket.line(girl, killer, location);
  return (
    <Ticket
      lines={
        <>
          <li class="ticket-movie">{SET_UP.title}</li>
          <li class="ticket-level">{level === null ? SET_UP.switches.custom.name : SET_UP.level[level].name}</li>
          <li>
            {SET_UP.girl.title}: {setUp.girl === null ? SET_UP.girl.drawn : girlName(setUp.girl)}
          </li>
          <li>
            {SET_UP.killer.title}: {setUp.killer === null ? SET_UP.killer.drawn : killerName(setUp.killer)}
          </li>
          <li>
            {SET_UP.location.title}: {setUp.location === null ? SET_UP.location.drawn : locationName(setUp.location)}
          </li>
          <li>
            {SET_UP.switches.ties.name}: {SET_UP.switches.ties.values[setUp.options.ties]}
          </li>
          {minutes !== null && <li>{SET_UP.ticket.length(minutes)}</li>}
        </>
      }
      problem={problem}
      roll={SET_UP.ticket.roll}
      onRoll={() => model.roll()}
      ends={ends}
      again={last === null ? null : inShort(last)}
      onAgain={() => model.sameAgain()}
      seed={{
        text: setUp.seed,
        isBad: problem !== null,
        onSet: (seed) => model.set({ seed }),
        onAnother: () => model.freshSeed(),
      }}
      link={link}
    >
      {children}
    </Ticket>
  );
}
