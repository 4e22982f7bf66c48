import type { Catalogue } from '../../language.ts';
import { percent, roman } from '../../numerals.ts';
import { seatName } from '../cards/names.ts';
import { plural } from '../grammar.ts';

/** Points as a figure: "+9", "–14", never "–0". */
const signed = (points: number): string => {
  const whole = Math.round(Math.abs(points));
  return whole === 0 ? '0' : `${points < 0 ? '–' : '+'}${whole}`;
};

/** Words of the dailies: what was shot, looked at the morning after. */
export const DAILIES: Catalogue['dailies']['DAILIES'] = {
  open: 'Copiones',
  title: 'Copiones',
  aside: 'Lo que se rodó, visto de día.',
  counting: 'Cada decisión se juega hasta el final, muchas veces. Tarda un minuto, más o menos.',
  progress: 'Cuánto de la película se revisó ya',
  stop: 'Parar',
  stopped: 'Parado. Hay quien prefiere no saber.',
  failed: 'Se quemó la lámpara. No se encontró nada.',
  start: 'Revisarla',
  chart: 'Probabilidad de supervivencia a lo largo de la película, por decisiones',
  axis: 'Probabilidad de que alguien viva',
  reel: (n) => `Bobina ${roman(n)}`,
  key: {
    yours: 'decisión tuya',
    cast: 'de un compañero',
    director: 'del Director',
    band: 'con qué certeza',
  },
  ends: { survived: 'Alguien vive', doomed: 'No vive nadie' },
  where: (reel, round) => `Bobina ${roman(reel)}, ronda ${round}`,
  decision: (n, of) => `Decisión ${n} de ${of}`,
  chance: (p, error) => `${percent(p)} ± ${Math.max(1, Math.round(error * 100))}`,
  chanceOf: (p) => `${percent(p)} de que alguien viva`,
  director: 'El turno del Director.',
  pod: (seat) => `${seatName(seat)}: cambió de bando, juega para el Director.`,
  nobody: 'Nadie llegó a contestar.',
  by: (what, how) => `${what} (${how})`,
  into: (what, where) => `${what}, en la ${where.charAt(0).toLowerCase()}${where.slice(1)}`,
  dial: (verb, n) => `${verb}, ${n === 0 ? 'sin gastar nada' : plural(n, 'spunto')}`,
  look: 'Ver ahí el tablero',
  reshoot: 'Otra toma desde aquí',
  reshootAside:
    'Una película nueva desde esta pregunta. Las mismas cartas, los mismos dados: lo único distinto puedes ser tú.',
  leftEnds: 'La película que dejaste esperará en la filmoteca.',
  lessons: 'Tus peores decisiones',
  noLessons: 'Ninguna metedura de pata que podamos probar. Lo que les pasara, probablemente no fue por ti.',
  turned: (reel) =>
    `Cambiaste de bando en la bobina ${roman(reel)}. Lo que elegiste desde ahí está en la curva, y nadie lo juzga.`,
  notPlayed: 'Ninguna decisión fue tuya. Nadie te acusa de nada.',
  instead: (better) => `Mejor: ${better}`,
  give: (error) => `± ${Math.max(1, Math.round(error))}`,
  unit: 'puntos',
  chose: 'Elegido',
  swings: 'Donde todo cambió',
  noSwings: 'Nada en ella cambió la película más de lo que podemos asegurar.',
  luck: 'Suerte',
  choice: 'Decisión',
  even: 'en tablas',
  points: signed,
  table: 'Todas las decisiones, en una tabla',
  columns: {
    n: 'Núm.',
    where: 'Dónde',
    whose: 'De quién',
    asked: 'Pregunta',
    chose: 'Elegido',
    chance: 'Probabilidad antes',
  },
  go: (n) => `Ir a la decisión ${n}`,
  note: 'Se sigue jugando desde lo que todos podían ver, con jugadores de la máquina en todas las butacas, en las tuyas novatos o expertos, según lo que pareces, y siempre en los mismos mundos para lo que se compara. La decisión se mide contra la respuesta de ellos; lo que hicieron dados y cartas hasta la decisión siguiente es suerte. Lo que no supera su error queda en tablas.',
  quick: 'El Director de medianoche busca; aquí juega lo primero que piensa, o esto duraría toda la noche.',
};
