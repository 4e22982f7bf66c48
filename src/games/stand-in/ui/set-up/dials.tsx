import { BoothDial } from '../../../../ui/set-up/booth-dial.tsx';
import { ROLE_WISHES, type SetUpPort, type SetUpState } from '../../app/ports/set-up.ts';
import { SET_UP } from '../../text/set-up.ts';

const { seats: words, level: levels, role: roles } = SET_UP;

/** How many sit there, how well the others think, and what the player is. */
export function Dials({ desk: model, state: { setUp, deck } }: { desk: SetUpPort; state: SetUpState }) {
  const { seats, level, role } = setUp;
  return (
    <>
      <BoothDial
        label={words.title}
        group="seats"
        values={Array.from({ length: model.mostSeats - model.fewestSeats + 1 }, (_, i) => model.fewestSeats + i)}
        nameOf={String}
        value={seats}
        onTurn={(count) => model.set({ seats: count })}
        stands={words.seats(seats)}
        line={words.deck(deck.cards, deck.recast)}
      />
      <BoothDial
        label={levels.title}
        group="level"
        values={model.levels}
        nameOf={(it) => levels[it].name}
        value={level}
        onTurn={(it) => model.set({ level: it })}
        stands={levels[level].name}
        line={levels[level].line}
      />
      <BoothDial
        label={roles.title}
        group="role"
        values={ROLE_WISHES}
        nameOf={(it) => roles[it].name}
        value={role}
        onTurn={(it) => model.set({ role: it })}
        stands={roles[role].name}
        line={roles[role].line}
      />
    </>
  );
}
