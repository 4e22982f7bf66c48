import type { Catalogue } from '../../language.ts';
import { plural } from '../grammar.ts';
import { dayOf } from './dates.ts';
import { FILMS } from './films.ts';
import { SET_UP } from './set-up.ts';
import { TITLE } from './title.ts';

type Tonight = Catalogue['tonight'];
type Result = Parameters<Tonight['resultLine']>[2];

const starLine = (half: number): string =>
  `${'★'.repeat(Math.floor(half / 2))}${half % 2 === 1 ? '½' : ''}${'☆'.repeat(Math.floor((8 - half) / 2))}`;

const fateOf = ({ survived, conceded, alive }: Result): string =>
  conceded ? 'abandono' : survived ? `${alive} con vida` : 'no queda nadie';

/** A night in one line, and nothing in it that spoils the movie. */
export const resultLine: Tonight['resultLine'] = (night, { deck, personality }, result) => {
  const [year] = night.split('-');
  const manner = SET_UP.personality[personality];
  const director = typeof manner === 'string' || personality === 'neutral' ? '' : `/${manner.name.replace(/^El /, '')}`;
  const reels = `${'▮'.repeat(result.reel)}${'▯'.repeat(4 - result.reel)} bobinas`;
  return [
    TITLE.name,
    `${dayOf(night).replace(/(\d+) de (\w{3}).*/, '$1 $2')} ${year}`,
    FILMS.movies[deck].name,
    `${SET_UP.level.feature.name}${director}`,
    starLine(result.halfStars),
    reels,
    fateOf(result),
  ].join(' · ');
};

/** The words of Tonight's show. */
export const TONIGHT: Tonight['TONIGHT'] = {
  title: TITLE.menu.names.tonight,
  aside: 'Una función por noche, de cada película. La misma para todo el mundo.',
  dayOf,
  weekdays: ['Domingo', 'Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado'],
  programme: (movie, personality, preset) =>
    `${movie} · ${SET_UP.level.feature.name}${personality === '' ? '' : ` · ${personality}`} · ${preset}`,
  seats: 'Tres butacas, todas tuyas.',
  par: (newcomers, oldHands) =>
    `Par: en noches así, los novatos se salvan el ${newcomers} de las veces; los expertos, el ${oldHands}.`,
  now: 'Hoy',
  earlier: 'Noches anteriores',
  earlierAside: '¿Te perdiste una? Sigue en su lata.',
  row: (n, best) =>
    n === 0
      ? `Mejor racha de noches: ${best}.`
      : `${plural(n, 'noche')} ${n === 1 ? 'seguida' : 'seguidas'}. Mejor racha: ${best}.`,
  play: 'Se rueda',
  again: 'Verla otra vez',
  againAside: 'Cuenta el primer pase.',
  missed: 'sin ver',
  played: (result) =>
    result.conceded ? 'Abandono.' : result.survived ? `${plural(result.alive, 'superviviente')}.` : 'Sin salida.',
  playNight: (day) => `Jugar la función del ${day}`,
  line: (day) => `Resultado del ${day}, para copiar`,
  copy: 'Copiar resultado',
  copied: 'Copiado',
};
