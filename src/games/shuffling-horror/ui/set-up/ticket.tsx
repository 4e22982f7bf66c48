import type { ComponentChildren } from 'preact';
import { nameOf } from '../../../../text/cards/names.ts';
import { FILMS } from '../../../../text/rooms/films.ts';
import { SET_UP } from '../../../../text/rooms/set-up.ts';
import { CopyLine } from '../../../../ui/kit/copy-line.tsx';
import { Told } from '../../../../ui/kit/told.tsx';
import { useFirstFocus } from '../../../../ui/kit/use-first-focus.ts';
import type { SetUp, SetUpPort, SetUpState } from '../../app/ports/set-up.ts';
import './ticket.css';

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
  const { setUp, minutes, link, problem, last, ends, switchSet } = state;
  const { seats, cast } = setUp;
  const roll = useFirstFocus<HTMLButtonElement>();
  const sameAgain = () => {
    model.sameAgain();
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
      </ul>
      {children}
      {problem !== null && <Told class="ticket-problem" role="alert" words={problems[problem]} />}
      <button ref={roll} type="button" class="roll-film" disabled={problem !== null} onClick={() => model.roll()}>
        {words.roll}
      </button>
      {ends && <p class="ticket-ends">{words.ends}</p>}
      {last !== null && (
        <button type="button" class="ticket-again" onClick={sameAgain}>
          {words.sameAgain}{' '}
          <small>
            {words.sameAgainLine(FILMS.movies[last.deck].name, last.seats.length, directorOf(last), personOf(last))}
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
            onInput={(event) => model.setSeed(event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Enter' && model.roll()}
          />
        </label>
        <button type="button" class="ticket-another" onClick={() => model.freshSeed()}>
          {words.another}
        </button>
        {link !== '' && <CopyLine label={words.link} text={link} copy={words.copy} copied={words.copied} />}
      </div>
    </aside>
  );
}
