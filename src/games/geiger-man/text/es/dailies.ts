import { percent } from '../../../../text/numerals.ts';
import type { Words } from '../shape.ts';
import { signed } from './grammar.ts';
import { PHASES } from './table.ts';

/** Points as a figure: “+9”, “–14”, never “–0”. */
const points = (n: number): string => (Math.round(n) === 0 ? '0' : signed(Math.round(n)));

export const DAILIES: Words['dailies']['DAILIES'] = {
  title: 'Copiones',
  aside: 'Lo que se rodó, visto de día.',
  counting: 'Cada decisión se juega hasta el final, muchas veces. Tarda un minuto, más o menos.',
  progress: 'Cuánto de la función se revisó ya',
  stop: 'Parar',
  stopped: 'Parado. Hay quien prefiere no saber.',
  failed: 'Se quemó la lámpara. No se encontró nada.',
  start: 'Revisarla',
  chart: 'Su probabilidad a lo largo de la función, por decisiones',
  axis: 'Probabilidad de que gane',
  turn: (n) => `Turno ${n}`,
  where: (turn, phase) => `Turno ${turn}, ${PHASES[phase]}`,
  decision: (n, of) => `Decisión ${n} de ${of}`,
  chance: (p, error) => `${percent(p)} ± ${Math.max(1, Math.round(error * 100))}`,
  ends: { won: 'Vive', lost: 'No vive' },
  key: { choice: 'tu decisión', luck: 'dados y cartas', band: 'con qué certeza' },
  lessons: 'Tus peores decisiones',
  noLessons: 'Ninguna metedura de pata que podamos probar. Lo que le pasara, probablemente no fue por ti.',
  instead: (better) => `Mejor: ${better}`,
  chose: 'Elegido',
  best: 'No había nada mejor.',
  swings: 'Donde todo cambió',
  noSwings: 'Nada en ella cambió la función más de lo que podemos asegurar.',
  luck: 'Suerte',
  choice: 'Decisión',
  points,
  luckOf: (n) => `Suerte ${points(n)}`,
  choiceOf: (n) => `Decisión ${points(n)}`,
  even: 'en tablas',
  sum: (luck, choice) =>
    `En total: suerte ${points(luck)}, decisión ${points(choice)}, en puntos de la probabilidad de ganar.`,
  dice: {
    kind: 'Los dados fueron amables.',
    fair: 'Los dados fueron justos.',
    cruel: 'Los dados no estaban de tu lado. Le pasa a lo mejor de la fila seis.',
  },
  look: 'Ver ahí la mesa',
  reshoot: 'Otra toma desde aquí',
  reshootAside:
    'Una función nueva desde esta pregunta. Las mismas cartas, los mismos dados: lo único distinto puedes ser tú.',
  table: 'Todas las decisiones, en una tabla',
  columns: {
    n: 'Núm.',
    where: 'Dónde',
    asked: 'Pregunta',
    chose: 'Elegido',
    chance: 'Probabilidad antes',
    better: 'Mejor',
  },
  go: (n) => `Ir a la decisión ${n}`,
  note: 'Se sigue jugando desde lo que podías ver, con la máquina en tu silla, y siempre en los mismos mundos para lo que se compara. La decisión se mide contra su respuesta; lo que hicieron dados y cartas hasta la decisión siguiente es suerte. Lo que no supera su error queda en tablas.',
};
