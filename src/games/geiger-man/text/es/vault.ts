import type { Words } from '../shape.ts';
import { agree, plural } from './grammar.ts';
import { girlName } from './names.ts';
import { FILM, SET_UP, WAYS } from './set-up.ts';

export const VAULT: Words['vault']['VAULT'] = {
  unnamed: (girl) => `${girlName(girl)}, por ahora`,
  bill: (kind, level, night) =>
    [FILM.name, WAYS[kind].name, night, level === 'custom' ? SET_UP.switches.custom.name : SET_UP.level[level].name]
      .filter((it) => it !== '')
      .join(' · '),
  where: (turn, health, killerHealth) => `Turno ${turn} · Salud ${health} · la del Asesino ${killerHealth}`,
  untitled: (seed) => `Semilla ${seed}`,
  endings: { won: 'Ella vive', lost: 'Ella no', left: 'Salió de la sala', cut: 'Se corta antes' },
  fates: {
    girl: { won: 'vive', lost: 'no', left: 'sigue corriendo', cut: 'sigue corriendo' },
    killer: { won: 'se detuvo', lost: 'sigue andando', left: 'se acerca', cut: 'se acerca' },
  },
  numbers: (turns, saved, killed) =>
    [plural(turns, 'turno'), `${saved} a salvo`, `${killed} ${agree(killed, 'muerto', 'muertos')}`].join(' · '),
  replay: 'Repetición',
  round: 'Turno',
  at: (turn) => (turn === 0 ? 'Antes del turno 1' : `Turno ${turn}`),
};
