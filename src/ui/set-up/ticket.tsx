import type { ComponentChildren } from 'preact';
import type { SetUpPort, SetUpState } from '../../app/ports/set-up.ts';
import { BILL } from '../../text/bill.ts';
import { nameOf } from '../../text/names.ts';
import { SET_UP } from '../../text/set-up.ts';
import { CopyLine } from '../copy-line.tsx';
import { useFirstFocus } from '../use-first-focus.ts';
import './ticket.css';

const { ticket: words, level: levels, personality: people, rules, problems } = SET_UP;

interface Props {
  desk: SetUpPort;
  state: SetUpState;
  /** What is known of such movies. */
  children: ComponentChildren;
}

/** What was chosen, in short, and the one button that matters. */
export function Ticket({ desk, state, children }: Props) {
  const { setUp, minutes, link, problem, last, ends, switchSet } = state;
  const { seats, cast, level, personality } = setUp;
  const roll = useFirstFocus<HTMLButtonElement>();
  const sameAgain = () => {
    desk.sameAgain();
    roll.current?.focus(); // what was pressed is gone
  };
  const yours = seats.filter((player) => player === 'you').length;
  const chosen = cast.filter((survivor) => survivor !== null);
  return (
    <aside class="slip ticket" aria-label={words.title}>
      <p class="ticket-admit" aria-hidden="true">
        {words.admit}
      </p>
      <ul class="ticket-lines">
        <li class="ticket-movie">{BILL.movies[setUp.deck].name}</li>
        <li class="ticket-level">
          {levels[level].name}
          {personality !== 'neutral' && <span class="ticket-person"> · {people[personality].name}</span>}
        </li>
        <li>{words.seats(seats.length, yours)}</li>
        {chosen.length > 0 && <li>{chosen.map(nameOf).join(', ')}</li>}
        <li>{words.rules(rules[switchSet].name)}</li>
        <li>
          {words.length(minutes)} <small>{words.lengthNote}</small>
        </li>
      </ul>
      {children}
      {problem !== null && (
        <p class="ticket-problem" role="alert">
          {problems[problem]}
        </p>
      )}
      <button ref={roll} type="button" class="roll-film" disabled={problem !== null} onClick={() => desk.roll()}>
        {words.roll}
      </button>
      {ends && <p class="ticket-ends">{words.ends}</p>}
      {last !== null && (
        <button type="button" class="ticket-again" onClick={sameAgain}>
          {words.sameAgain}{' '}
          <small>
            {words.sameAgainLine(
              BILL.movies[last.deck].name,
              last.seats.length,
              levels[last.level].name,
              last.personality === 'neutral' ? '' : people[last.personality].name,
            )}
          </small>
        </button>
      )}
      <div class="ticket-stub">
        <label class="ticket-seed">
          {words.seed}
          <input
            value={setUp.seed}
            spellcheck={false}
            autocomplete="off"
            maxLength={60}
            aria-invalid={problem === 'seed'}
            title={words.seedHelp}
            onInput={(event) => desk.setSeed(event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Enter' && desk.roll()}
          />
        </label>
        <button type="button" class="ticket-another" onClick={() => desk.freshSeed()}>
          {words.another}
        </button>
        {link !== '' && <CopyLine label={words.link} text={link} copy={words.copy} copied={words.copied} />}
      </div>
    </aside>
  );
}
