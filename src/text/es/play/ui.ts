import type { Catalogue } from '../../language.ts';
import { roman } from '../../numerals.ts';
import { agree, counted, listed, plural } from '../grammar.ts';
import { THEIRS } from '../words-by-deck.ts';

const YOU = 'Tú';

/** Every other word on the page. */
export const UI: Catalogue['ui']['UI'] = {
  director: 'El Director',
  directorOf: (level) => (level === YOU ? 'Diriges tú' : `Director de ${level.toLowerCase()}`),
  directorShort: (level) => (level === YOU ? 'Diriges tú' : level),
  thinking: 'El Director está pensando.',
  levels: (policy) =>
    ({
      you: YOU,
      matinee: 'Matiné',
      feature: 'Largometraje',
      'late-show': 'Función nocturna',
      midnight: 'Medianoche',
    })[policy.split(':')[0] ?? ''] ?? policy,
  playing: 'La película está en marcha.',
  goal: 'Ganas si queda alguien vivo cuando acaba la bobina IV, la última.',
  skip: 'Saltar',
  earlier: 'Páginas anteriores',
  now: '↓ Ahora',
  goOn: 'Continuar',
  back: 'Atrás',
  toMarquee: '‹ Cartelera',
  menu: 'Menú',
  prompt: 'Tu decisión',
  answers: 'Respuestas',
  /** How many ways to answer. */
  choices: (n: number): string => `${plural(n, 'opción', 'opciones')}.`,
  chairs: {
    director: 'El Director, tu silla',
    pod: (n) => `Butaca ${n + 1}, con los ${THEIRS.aliens}`,
  },
  log: 'Guion',
  table: 'La mesa',
  notices: 'Avisos',
  close: 'Cerrar',
  tableParts: {
    screen: 'La pantalla',
    throngs: 'Las hordas del Director',
    sanctuaries: 'Refugios',
    piles: 'Mazos',
    cast: 'El reparto',
    ribbon: 'Esta ronda',
  },
  turns: { done: 'ya actuó', now: 'actúa ahora', next: 'falta' },
  reel: (n) => `Bobina ${roman(n)}`,
  round: (n) => (n === 0 ? 'Escena inicial' : `Ronda ${n}`),
  reelPile: (n) => `${plural(n, 'carta')} en el mazo de la bobina`,
  reelPileShut: 'El mazo de la bobina está cerrado',
  frame: (n) => `Fotograma ${roman(n + 1)}`,
  frameEmpty: 'vacío',
  frameMystery: 'una carta misteriosa, boca abajo',
  covers: (name) => `tapa: ${name}`,
  fading: 'se funde en el próximo turno del Director',
  value: (n) => `valor ${n}`,
  points: (n) => plural(n, 'punto'),
  throng: (slot) => `Horda ${roman(slot + 1)}`,
  throngs: (slots) => `${agree(slots.length, 'Horda', 'Hordas')} ${listed(slots.map((slot) => roman(slot + 1)))}`,
  throngEmpty: 'nadie',
  strength: (n) => `fuerza ${n}`,
  hits: (p) => `${p} de acertar`,
  token: (n) => `ficha de cuenta regresiva ${n}`,
  turned: 'Cara Conocida',
  chooses: (words) => `Presiona para elegir: ${words}`,
  noSanctuary: 'Aún no hay ninguno.',
  inside: (names) => `adentro: ${names}`,
  insideNone: 'nadie adentro',
  room: (n) => `lugar para ${n}`,
  stored: 'En el almacén',
  lurks: (name) => `adentro acecha: ${name}`,
  left: (points, of) => `${points} de ${of} puntos`,
  discard: 'Descartes',
  graveyard: 'Cementerio',
  survivorPile: 'Mazo de supervivientes',
  bankHas: (n) => `${plural(n, 'spunto')} en el banco`,
  cards: (n) => plural(n, 'carta'),
  pileEmpty: 'No hay nada. Todavía.',
  pileDark: (n) =>
    n === 1
      ? 'Una carta está boca abajo: nadie la vio en esta bobina.'
      : `${n} cartas están boca abajo: nadie las vio en esta bobina.`,
  seat: (n) => `Butaca ${n + 1}`,
  seatYours: 'tuya',
  seatComputer: 'de la máquina',
  seatActing: 'actúa ahora',
  seatOut: 'no queda nadie',
  get seatPod() {
    return `juega con los ${THEIRS.aliens}`;
  },
  power: (n) => plural(n, 'spunto de poder', 'spuntos de poder'),
  purses: (rest, power, seat) =>
    `En la carta: ${plural(rest, 'spunto de descanso', 'spuntos de descanso')}. En la butaca ${seat + 1}: ${plural(power, 'spunto de poder', 'spuntos de poder')}, que no se ${agree(power, 'repone', 'reponen')}.`,
  powerTip: {
    name: 'spuntos de poder',
    says: (n, seat) =>
      `Butaca ${seat + 1}: ${agree(n, 'queda', 'quedan')} ${n}, para todos sus supervivientes. Pagan lo que sea, después de los propios, y no se reponen nunca.`,
  },
  rest: (n) => plural(n, 'spunto de descanso', 'spuntos de descanso'),
  stars: (n) => plural(n, 'Estrella del Terror', 'Estrellas del Terror'),
  heldBy: (name) => `lleva esto: ${name}`,
  held: 'Lleva',
  emptyHands: 'manos vacías',
  throws: (n) => plural(n, THEIRS.use),
  inPlace: (name) => `en ${name}`,
  get probed() {
    return THEIRS.held;
  },
  stunned: 'pierde la próxima acción',
  stunnedTip:
    'Pierde la próxima acción: solo puede esperar. A los demás de la butaca les queda un turno entero: llamar a alguien, o que otro tome y ataque. Cuesta la acción de todos, y la perdida se va con ella.',
  get probedTip() {
    return `Hasta que acabe la bobina ${THEIRS.hangs}: la única acción es soltarse. Fuera de un refugio sigue expuesto a los golpes; paga y contraataca como siempre.`;
  },
  weakness: (n) => `Punto débil: +${n} de daño esta bobina`,
  turningPoint: 'Punto de Giro: el mazo de la bobina está cerrado',
  lastStand: 'El Último en Pie',
  dial: {
    of: (n) => plural(n, 'spunto'),
    split: 'Pagar de otro modo',
    splitOwn: (n) => `Primero ${plural(n, 'propio')}, luego:`,
    splitSum: (sum, owed) => `${sum} de ${owed}`,
    splitDo: 'Pagar así',
  },
  pause: {
    title: 'Intermedio',
    rules: 'Las reglas',
    resume: 'Volver a la película',
    speed: 'Velocidad',
    speeds: { '1x': '1×', '2x': '2×', '4x': '4×', instant: 'Instantánea' },
    muted: 'Silencio',
    music: 'Música',
    effects: 'Efectos',
    voice: 'Voces',
    talk: 'El reparto habla',
    commentary: 'Comentarios',
    commentaries: { off: 'No', short: 'Breves', full: 'Completos' },
    meter: 'Medidor de supervivencia',
    wait: 'Pausa tras cada ataque',
    fullscreen: 'Pantalla completa',
    keys: 'Teclas',
    export: 'Guardar en un archivo',
    get turnCoat() {
      return `Seguir con los ${THEIRS.aliens}`;
    },
    turnBack: 'Que los lleve el Director',
    concede: 'Abandonar',
    concedeSure: '¿Abandonar del todo? La película acaba aquí.',
    concedeYes: 'Abandonar',
    concedeNo: 'Quedarse',
    leave: 'Salir a la cartelera',
    language: 'El idioma y lo demás: en la cartelera, en Ajustes. La película espera.',
    leaveAside: 'te guardan el lugar',
  },
  speedNow: (words) => `Velocidad: ${words}`,
  muteNow: (muted) => (muted ? 'Sin sonido' : 'Con sonido'),
  help: 'Teclas',
  zoom: {
    title: 'Primer plano',
    rules: {
      monster: 'Con dos dados, acierta con su número o menos. Ese mismo número en daño lo tumba; diez lo entierran.',
      survivor:
        'Las pruebas son dos dados: el atributo o menos. A mano limpia se ataca con Músculo; se forcejea con Velocidad.',
    },
  },
  outcome: {
    survived: 'A salvo',
    doomed: 'Sin salida',
    conceded: 'Abandono',
    cast: 'El reparto',
    numbers: 'En cifras',
    again: 'Otra igual',
    fresh: 'Otra película',
    marquee: 'Cartelera',
    replay: 'Repetición',
    copy: 'Copiar repetición',
    copied: 'Copiado',
    print: (hash) => `Copia núm. ${hash}`,
  },
  film: {
    replay: 'Repetición',
    projector: 'El proyector',
    run: 'Pasar la película',
    stop: 'Parar la película',
    round: 'Ronda',
    at: (reel, round) => `Bobina ${roman(reel)}, ${round === 0 ? 'escena inicial' : `ronda ${round}`}`,
    leave: 'Salir',
  },
  undo: 'Deshacer',
  recap: {
    title: 'Anteriormente',
    stands: (reel, round, alive) =>
      `Bobina ${roman(reel)}, ${round === 0 ? 'escena inicial' : `ronda ${round}`}. ${alive === 0 ? 'Ya no respira nadie' : alive === 1 ? 'Aún respira uno' : `Aún respiran ${counted(alive)}`}.`,
  },
  rule: {
    title: 'La regla',
    lost: 'No se pudo traer el reglamento. El acomodador dice que hablaba de puertas.',
  },
  gone: {
    title: 'De los tuyos no queda nadie',
    get aside() {
      return `Los demás siguen corriendo. Tu lugar en la ronda se conserva: para un ${THEIRS.podPlayer}.`;
    },
    get turn() {
      return `Jugar con los ${THEIRS.aliens}`;
    },
    watch: 'Mirar',
    fast: 'Avance rápido',
    leave: 'Salir',
  },
  briefing: {
    title: 'Ahora eres de los suyos',
    lines: [
      'En su escena tu butaca toma un monstruo de la pantalla y ataca con una horda, o ataca con todas las que tiene.',
      'Sus hordas son solo suyas. Qué se funde y para qué se usa una carta lo sigue diciendo el Director.',
      'Como superviviente se te juzga por lo hecho hasta ahora. De aquí en adelante no hay nada que ganar.',
    ],
    back: '¿Lo pensaste mejor? El menú se lo deja todo al Director.',
    go: 'Entendido',
  },
  trouble: {
    title: 'Se atascó la película',
    aside: 'No se perdió nada: esta es la película hasta aquí. Puedes seguir desde el último fotograma bueno.',
    goOn: 'Seguir',
    marquee: 'Cartelera',
  },
  dismiss: 'Quitar',
};
