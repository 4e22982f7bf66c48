import type { Catalogue } from '../../language.ts';
import { percent, roman } from '../../numerals.ts';
import { plural } from '../grammar.ts';

/** Words of the single reel. */
export const REELS: Catalogue['reels']['REELS'] = {
  title: 'Una bobina',
  aside: 'Una bobina, diez minutos. Todo se puede deshacer.',
  which: 'Qué bobina',
  reel: (n) => `Bobina ${roman(n)}`,
  about: {
    1: 'Desde el primer fotograma. Todavía hay modales.',
    2: 'El pueblo se fijó en ellos.',
    3: 'Ellos se fijaron en el pueblo.',
    4: 'Quien queda, contra lo que queda.',
  },
  best: (p) => (p === undefined ? 'sin jugar' : `tu mejor ${percent(p)}`),
  seats: 'Butacas',
  level: 'Director',
  start: 'Pasar la bobina',
  threading: 'Buscando una mesa en apuros…',
  failed: 'No se encontró ninguna mesa. El proyeccionista culpa a la película.',
  over: (reel) => `Se acabó la bobina ${roman(reel)}`,
  lost: 'No queda nadie',
  score: 'Los dejas con',
  par: 'Par',
  parOf: 'lo que dejan los novatos, desde la misma mesa',
  counting: 'contando…',
  chance: (p) => percent(p),
  verdict: (score, par) =>
    score >= par + 0.15
      ? 'Mejor que el par. Nadie lo vio venir, y ellos menos.'
      : score >= par - 0.02
        ? 'El par. El sindicato no tiene queja.'
        : score >= par - 0.2
          ? 'Algo por debajo del par. Llegarán cojeando a la próxima bobina.'
          : 'Por debajo del par. La próxima bobina puede ser corta.',
  record: 'Tu mejor marca.',
  before: (p) => `Tu mejor marca anterior: ${percent(p)}.`,
  alive: (n) => `${plural(n, 'superviviente')} aún en la película`,
  again: 'La misma otra vez',
  another: 'Otra bobina',
  marquee: 'Cartelera',
};
