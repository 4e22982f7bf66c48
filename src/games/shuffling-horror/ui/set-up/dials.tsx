import { percent } from '../../../../text/numerals.ts';
import { SET_UP } from '../../../../text/rooms/set-up.ts';
import { BoothDial } from '../../../../ui/set-up/booth-dial.tsx';
import { Promised } from '../../../../ui/set-up/promise.tsx';
import type { SetUpPort, SetUpState, Tested } from '../../app/ports/set-up.ts';
import { figuresOf, notesOf } from './rate.tsx';

const { seats: seatWords, level: levelWords, rules, rate: rateWords, ticket } = SET_UP;

interface Props {
  desk: SetUpPort;
  state: SetUpState;
}

/** How many seats, who directs, and by which rules: as they stand, a film can roll. */
export function Dials({ desk: model, state }: Props) {
  const { setUp, levels, first } = state;
  const { seats, directs, level } = setUp;
  const yours = seats.filter((player) => player === 'you').length;
  const counts = Array.from({ length: model.mostSeats - model.fewestSeats + 1 }, (_, i) => model.fewestSeats + i);
  const stands = directs ? 'you' : level;
  return (
    <>
      <BoothDial
        label={seatWords.title}
        group="seats"
        values={counts}
        nameOf={String}
        value={seats.length}
        onTurn={(count) => model.setSeats(count)}
        stands={rateWords.otherSeats(seats.length)}
        line={ticket.seats(seats.length, yours)}
      />
      <BoothDial
        label={levelWords.title}
        group="level"
        values={[...levels.map((it) => it.level), 'you' as const]}
        nameOf={(it) => levelWords[it].name}
        value={stands}
        tag={first === null ? null : { value: first, words: levelWords.startHere }}
        onTurn={(it) => model.setLevel(it)}
        stands={levelWords[stands].name}
        line={levelWords[stands].line}
      />
      <RulesDial desk={model} state={state} />
    </>
  );
}

function RulesDial({ desk: model, state: { switchSet, switches, setUp } }: Props) {
  const brought = switches.filter(({ suggested }) => suggested).map(({ id }) => rules.switches[setUp.deck][id].name);
  const own = brought.length === 0 ? rules.plain.line : rules.brings(brought.join(', '));
  return (
    <BoothDial
      label={rules.title}
      group="rules"
      values={[...(setUp.directs ? [] : (['own'] as const)), ...model.presets]}
      nameOf={(it) => rules[it].name}
      value={switchSet === 'custom' ? null : switchSet}
      onTurn={(set) => model.setSwitchSet(set)}
      stands={rules[switchSet].name}
      line={switchSet === 'own' ? own : rules[switchSet].line}
    />
  );
}

/** How often anybody lives, for the cast that sits there and the Director that is chosen. */
export function Promises({ state, tested }: { state: SetUpState; tested: Tested | null }) {
  const { directs, level } = state.setUp;
  if (directs) return state.both ? <p class="booth-note">{levelWords.both}</p> : null;
  const rate = state.levels.find((it) => it.level === level)?.rate ?? null;
  const newcomers = state.levels.find((it) => it.level === state.first)?.rate?.newcomers ?? null;
  return (
    <Promised
      title={rateWords.title}
      figures={figuresOf(rate, tested)}
      notes={notesOf(rate, tested)}
      hint={newcomers === null ? '' : levelWords.first(percent(newcomers))}
    />
  );
}
