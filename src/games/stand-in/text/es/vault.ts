import { headOf } from '../../../../text/es/cards/names.ts';
import { counted, plural } from '../../../../text/es/grammar.ts';
import type { Words } from '../spoken.ts';
import { ROLES } from './roles.ts';
import { TABLE } from './table.ts';

export const VAULT: Words['vault']['VAULT'] = {
  ways: {
    game: 'Una partida',
    'short-take': 'Toma corta',
    'first-night': 'Estreno',
    tonight: 'La función de hoy',
  },
  unnamed: (face, others) => `${headOf(face)} y ${counted(others)} más`,
  where: (turn, inPlay, seats) => `Turno ${turn} · ${inPlay} de ${seats} en juego`,
  endings: {
    won: 'Ganada',
    lost: 'Perdida',
    nobody: 'No ganó nadie',
    left: 'Abandonada',
    cut: 'Se corta',
  },
  you: 'Tú',
  fate: (role, isOut) => [...(role === null ? [] : [ROLES[role].name]), ...(isOut ? [TABLE.out] : [])].join(', '),
  numbers: ({ turns, choices, burnt, turned }) =>
    [
      plural(turns, 'turno'),
      plural(choices, 'decisión', 'decisiones'),
      `fuegos: ${burnt}`,
      `conversiones: ${turned}`,
    ].join(' · '),
  sealed: 'El archivo guarda todas las manos y todos los papeles, bajo sello. La gente honrada no mira.',
};
