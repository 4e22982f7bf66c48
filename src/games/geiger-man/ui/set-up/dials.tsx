import { BoothDial } from '../../../../ui/set-up/booth-dial.tsx';
import type { SetUpPort, SetUpState } from '../../app/ports/set-up.ts';
import { LOBBY } from '../../text/lobby-words.ts';
import { WORDS } from '../../text/words.ts';

const DRAWN = 'drawn';
const orNull = <T extends string>(id: T | typeof DRAWN): T | null => (id === DRAWN ? null : id);

/** Whom against, where, and how late. */
export function Dials({ desk: model, state }: { desk: SetUpPort; state: SetUpState }) {
  const { setUp, level, levels } = state;
  const { killer: killerWords, location: locationWords, level: levelWords, switches } = LOBBY.setUp.SET_UP;
  const { KILLERS } = WORDS.killers;
  const { LOCATIONS } = WORDS.locations;
  const killer = setUp.killer === null ? { name: killerWords.drawn, line: killerWords.either } : KILLERS[setUp.killer];
  const location =
    setUp.location === null ? { name: locationWords.drawn, line: locationWords.either } : LOCATIONS[setUp.location];
  const late = level === null ? switches.custom : levelWords[level];
  return (
    <>
      <BoothDial
        label={killerWords.title}
        group="killer"
        values={[...model.killers, DRAWN]}
        nameOf={(id) => (id === DRAWN ? killerWords.drawn : KILLERS[id].name)}
        value={setUp.killer ?? DRAWN}
        onTurn={(id) => model.set({ killer: orNull(id) })}
        stands={killer.name}
        line={killer.line}
      />
      <BoothDial
        label={locationWords.title}
        group="location"
        values={[...model.locations, DRAWN]}
        nameOf={(id) => (id === DRAWN ? locationWords.drawn : LOCATIONS[id].name)}
        value={setUp.location ?? DRAWN}
        onTurn={(id) => model.set({ location: orNull(id) })}
        stands={location.name}
        line={location.line}
      />
      <BoothDial
        label={levelWords.title}
        group="level"
        values={levels.map((it) => it.level)}
        nameOf={(id) => levelWords[id].name}
        value={level}
        onTurn={(id) => model.setLevel(id)}
        stands={late.name}
        line={level === null ? late.line : `${late.line} ${levelWords[level].brings}`}
      />
    </>
  );
}
