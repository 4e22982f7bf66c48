import { counted, plural } from '../../../../text/es/grammar.ts';
import { percent } from '../../../../text/numerals.ts';
import { starLine } from '../shapes/stars.ts';
import type { Words } from '../spoken.ts';

type Rooms = Words['rooms'];

export const ALMANAC: Rooms['ALMANAC'] = {
  title: 'El Suplente: todas las cartas',
  kinds: 'Clases',
  all: 'Todas',
  met: (n) => (n === 0 ? 'Aún no salió.' : n === 1 ? 'Salió una vez.' : `Salió ${n} veces.`),
  found: (n) => (n === 0 ? 'Ninguna carta con ese nombre. Pregunta en vestuario.' : plural(n, 'carta')),
  copies: (n, seats) => `${n === 0 ? 'ninguna' : n} con ${counted(seats)} sillas`,
  copiesHead: 'En la baraja',
  from: (seats) => `desde ${counted(seats)} sillas`,
  plays: 'Cómo se juega',
  rules: 'Según el libro',
  answeredBy: 'Le responde',
  answers: 'Responde a',
  target: {
    head: 'Contra quién',
    self: 'tú',
    neighbour: 'un vecino',
    selfOrNeighbour: 'tú o un vecino',
    anyone: 'quien sea',
    all: 'todos',
    gap: 'un hueco a tu lado',
    none: 'nadie',
  },
};

export const TONIGHT: Rooms['TONIGHT'] = {
  title: 'La función de hoy',
  aside: 'Una mesa por noche. La misma para todo el mundo.',
  programme: (seats, level) => `El Suplente · ${plural(seats, 'silla')} · ${level}`,
  role: 'Tu papel sale del reparto, el mismo para todo el mundo.',
  par: (share) => `Par: en noches así, las máquinas ganan en tu silla el ${percent(share)} de las veces.`,
  play: 'Tomar asiento',
  again: 'Verla otra vez',
  againAside: 'Cuenta el primer pase.',
  missed: 'sin ver',
  result: { won: 'Ganada.', lost: 'Perdida.', nobody: 'No ganó nadie.', left: 'Abandono.' },
  line: (day, seats, level, half, turns, won) =>
    [
      'Last Reel',
      day,
      'El Suplente',
      plural(seats, 'silla'),
      level,
      starLine(half),
      plural(turns, 'turno'),
      won ? 'ganada' : 'perdida',
    ].join(' · '),
};

export const ABOUT: Rooms['ABOUT'] = {
  system: 'Una adaptación no oficial del sistema de Stay Away!',
  own: 'Palabras, imágenes y sonidos son nuestros.',
};
