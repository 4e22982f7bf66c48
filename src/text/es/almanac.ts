import type { Catalogue } from '../language.ts';
import { percent } from '../numerals.ts';
import { CARD_LABELS } from './cards.ts';
import { decimal, plural } from './grammar.ts';
import { nameOf } from './names.ts';

type Almanac = Catalogue['almanac'];

/** What holds for all of a kind. */
export const KIND_PLAYS: Almanac['KIND_PLAYS'] = {
  survivor: {
    plays: 'Las pruebas son dos dados: el atributo o menos. A mano limpia se ataca con Músculo.',
    rules: ['R9.1', 'R10.6', 'R14.2'],
  },
  monster: {
    plays:
      'A solas acierta con su valor o menos; en una horda los valores se suman. Un daño igual a su valor lo tumba; diez lo entierra.',
    rules: ['R8.3', 'R9.8', 'R10.2'],
  },
  item: {
    plays: 'Se toma de la pantalla; caben dos cartas en las manos. Dura hasta que se gasta, se suelta o cae su dueño.',
    rules: ['R5.3', 'R9.3'],
  },
  'power-play': {
    plays: 'Se toma de la pantalla. Ocupa una mano y se descarta cuando acaba la bobina.',
    rules: ['R5.3', 'R15.4'],
  },
  horror: {
    plays: 'Ocurre en cuanto se muestra. Luego va a los descartes, y la próxima bobina puede volver.',
    rules: ['R1.2', 'R18.1'],
  },
  'plot-device': {
    plays: 'El Director puede renunciar y dejar que se descarte. Usado, va al cementerio.',
    rules: ['R18.3'],
  },
  sanctuary: {
    plays: 'Pasa al lado de la pantalla. Dentro no se ataca a nadie, solo a las paredes: el daño le quita puntos.',
    rules: ['R13.1', 'R13.2', 'R13.6'],
  },
  endgame: { plays: 'Un recordatorio bajo el mazo de supervivientes. Nadie lo roba; se cumple y ya.', rules: [] },
  bonus: { plays: 'Opcional: solo sale en la película si la pides.', rules: [] },
};

export const CARD_PLAYS: Almanac['CARD_PLAYS'] = {
  colonel: {
    plays: 'Músculo y Agallas a 8: tanto da cómo sujete la Escopeta. Lento: guarda spuntos para el forcejeo.',
    rules: [],
  },
  robot: {
    plays:
      'Solo Músculo y Cerebro: ni la Pistola de Servicio ni el Lanzallamas son para él. Tampoco supera sin tirar donde la carta nombra otro atributo para el Robot.',
    rules: ['R2.4', 'R9.3'],
  },
  reporter: { plays: 'Rápida a pie y con una Pistola de Servicio. Los puños son un trámite.', rules: [] },
  cook: {
    plays: 'El pulso más firme del pueblo: el Lanzallamas se inventó para Agallas 9. Se aparta como una cocina.',
    rules: [],
  },
  rancher: { plays: 'No necesita armas. Los alienígenas también apreciarían ese Músculo.', rules: [] },
  librarian: {
    plays: 'Músculo 4: búscale una Pistola de Rayos, o cartuchos. Lo bueno: como Cara Conocida es floja.',
    rules: [],
  },
  scout: {
    plays: 'Nadie forcejea mejor. Con Velocidad 9 también lanza cartuchos y dispara la Pistola de Servicio.',
    rules: [],
  },
  scientist: {
    plays: 'Cerebro 9 para la Pistola de Rayos, los cartuchos y la Autopsia Alienígena. Que no boxee.',
    rules: [],
  },
  coroner: { plays: 'Cerebro 8 y buen pulso. Velocidad 5, porque antes no lo perseguía nadie.', rules: [] },
  detective: {
    plays: 'Músculo, Velocidad y Cerebro a 7: casi todo lo de la pantalla le sirve. Agallas 5, por experiencia.',
    rules: [],
  },
  drifter: { plays: 'Agallas 8 para lo que quema y lo que truena. Se va bastante deprisa.', rules: [] },
  ranger: { plays: 'Velocidad 8, y decente con todo menos con un libro.', rules: [] },

  pods: { plays: 'A solas, flojas. Como tercera carta de una horda, dos puntos más son muchos.', rules: [] },
  neighbors: { plays: 'Lo más común del pueblo, con los mutantes. A cualquier horda le va bien un tres.', rules: [] },
  mutants: { plays: 'La mitad de las veces los tumba un dado pelado.', rules: [] },
  terrors: { plays: 'Dos juntos aciertan con diez.', rules: [] },
  riders: { plays: 'Una horda de dos ya llega a once, y más seguro no se puede.', rules: ['R8.3'] },
  sentries: {
    plays: 'Un dado pelado nunca basta: trae dobles, spuntos o algo que explote.',
    rules: ['R9.4', 'R9.7'],
  },
  warlord: {
    plays:
      'Hasta la bobina IV un tiro a la cabeza es solo un impacto, y diez de daño solo lo mandan a los descartes, de donde vuelve.',
    rules: ['R9.5', 'R9.9'],
  },

  wrench: {
    plays: 'Nunca menos de 3 de daño: con vainas y vecinos, la única suerte es acertar.',
    rules: ['R11.1'],
  },
  pistol: { plays: 'Nunca menos de 3 de daño, para quien prefiere no acercarse.', rules: ['R11.1'] },
  scattergun: { plays: 'Dos dados, vale el mayor; los dobles se suman. Pocas veces es poco.', rules: ['R11.1'] },
  flamethrower: { plays: 'Dos dados enteros. Diez entierra, y este llega a diez.', rules: ['R9.8', 'R11.1'] },
  dynamite: {
    plays:
      'Contra una horda entera, el mismo daño cuenta para cada carta por separado. Con 6,6 devuelven el golpe todas. Los spuntos de daño no se doblan.',
    rules: ['R9.6', 'R9.9', 'R11.2', 'R11.3'],
  },
  spear: {
    plays: 'Lo mejor para manos fuertes o rápidas. Con Tecnología alienígena, querrán que se la devuelvas.',
    rules: ['R11.1', 'R20.7'],
  },
  raygun: {
    plays: 'Dos dados enteros, para gente leída. Con Tecnología alienígena, puede llevarla una horda.',
    rules: ['R11.1', 'R20.7'],
  },
  radio: {
    plays: 'No es un arma. Convierte las siestas de uno en la suerte de todos.',
    rules: ['R12.2', 'R12.3'],
  },

  payback: {
    plays:
      'Pagado o forcejeado, un impacto al que sobrevives se contesta antes del siguiente ataque. El de un contragolpe cuenta; un 6,6 o un impacto en tu refugio, no.',
    rules: ['R10.6', 'R10.8'],
  },
  'fight-or-flight': {
    plays: 'Mejores puños y mejor forcejeo hasta que acabe la bobina, ninguno por encima de 11.',
    rules: ['R9.2'],
  },

  blobbed: {
    plays:
      'Ocupa un fotograma que la bobina necesita despejado. Los ataques la gastan poco a poco. Nunca empieza nada, pero pifia y golpea con sus puntos como valor, hasta 11.',
    rules: ['R18.2', 'R9.5', 'R20.2'],
  },
  spored: {
    plays: 'Cualquiera, donde sea, al azar. Guarda unos spuntos para los tímidos.',
    rules: ['R10.3', 'R14.2'],
  },
  probed: {
    plays:
      'Al raso aún se sufren ataques, se gasta y se devuelve el golpe. En un refugio se está a salvo, pero sin descansar, registrar ni salir. Acaba con la huida, la muerte o la bobina.',
    rules: ['R1.4', 'R5.4'],
  },
  swarmed: {
    plays: 'Cuanto más tarde la bobina, más vienen. Lo que no halla sitio vuelve a los descartes.',
    rules: ['R8.5', 'R18.7'],
  },

  'theyre-out-there': {
    plays: 'Una prueba separa al reparto de todo a la vez. Gasta.',
    rules: ['R18.5', 'R9.2'],
  },
  'mass-hysteria': {
    plays:
      'La pérdida acaba cuando llega el próximo turno de ese superviviente, aunque la butaca lo use en Tomar+Atacar, y al acabar la bobina. El último en pie queda exento.',
    rules: ['R18.4'],
  },
  'bodies-missing': {
    plays: 'Tantas como el número de la bobina, si hubo tantas bajas. Si sale pronto, encuentra la morgue vacía.',
    rules: ['R14.2'],
  },
  'alien-autopsy': {
    plays:
      'Una apuesta, y es del Director. El +1 va después de doblar. Lo que despierta ataca al culpable, o al refugio que lo rodea, a solas y con su propio valor.',
    rules: ['R18.1', 'R11.2'],
  },

  lab: {
    plays: 'Sitio para dos, y las paredes más débiles. Registrar aquí es como vuelven los objetos perdidos.',
    rules: ['R13.3', 'R13.4', 'R13.5'],
  },
  bunker: {
    plays: 'Sitio para tres tras doce puntos. Da para descansar; no da para quedarse.',
    rules: ['R13.3', 'R13.4', 'R13.5'],
  },

  'turning-point': {
    plays: 'Cuenta jugadores, no supervivientes. Una vez por película, y no en la bobina IV.',
    rules: ['R16.1', 'R16.3', 'R17.1'],
  },
  'last-one-standing': {
    plays: 'Las fichas de bobina que queden pueden volverse antes Estrellas del Terror. Luego actúa, y confía.',
    rules: ['R16.2', 'R16.4'],
  },

  popcorn: {
    plays:
      'Una vez por película. En el turno de una butaca es la única forma de que crezca el poder; en el del Director, o en una escena inicial, se lleva un monstruo.',
    rules: ['R22.1', 'R12.2', 'R20.9'],
  },
  'scream-queen': {
    plays: 'Un golpe de efecto que sustituye a uno de los otros dos. Salva a cualquiera, una vez, pero no de 1,1.',
    rules: ['R22.2', 'R10.3'],
  },
  shuffler: {
    plays: 'El turno extra es entero. Elegir un descarte pone en su fotograma cualquier carta.',
    rules: ['R22.3'],
  },
};

/** Everything else on that screen. */
export const ALMANAC: Almanac['ALMANAC'] = {
  wall: 'Cartas',
  kinds: 'Clases',
  all: 'Todas',
  kindNames: {
    survivor: 'Supervivientes',
    monster: 'Monstruos',
    item: 'Objetos',
    'power-play': 'Golpes de efecto',
    horror: 'Horrores',
    'plot-device': 'Recursos de guion',
    sanctuary: 'Refugios',
    endgame: 'Desenlace',
    bonus: 'Extras',
  },
  search: 'Buscar en las cartas',
  searchHint: 'un nombre o una palabra',
  found: (n) => (n === 0 ? 'Nadie con ese nombre. Mira detrás de ti.' : plural(n, 'carta')),
  label: (card, kind) => `${nameOf(card)}, ${CARD_LABELS.kinds[kind]}`,
  met: (n) => (n === 0 ? 'Aún no salió.' : n === 1 ? 'Salió una vez.' : `Salió ${n} veces.`),
  metBriefly: (n) => `salió ${n}×`,
  place: (card, at, of) => `${nameOf(card)}: ${at} de ${of}`,
  before: 'Carta anterior',
  after: 'Carta siguiente',
  plays: 'Cómo se juega',
  numbers: 'En números',
  rules: 'Según el reglamento',
  prints: (n) => plural(n, 'copia'),
  print: (n) => `Copia ${n}`,
  asFace: 'Como Cara Conocida',
  inDeck: {
    label: 'En la baraja',
    movie: (n, of) => `${n} de las ${of} cartas de la película`,
    survivors: (n, of) => `${n} de ${of} en el mazo de supervivientes`,
    bonus: 'una, si la pides',
    aside: 'aparte',
  },
  seen: 'En tu pantalla',
  number: {
    test: (at, chance) => `${at} o menos · ${percent(chance)}`,
    lacks: 'no tiene',
    flails: 'Forcejea con',
    bonusRest: 'Trae',
    value: 'Valor',
    hitsAlone: 'Acierta a solas',
    down: 'Se tumba con',
    downBy: (value, oneDie) => `${value} de daño · un dado: ${percent(oneDie)}`,
    stats: 'Ataca con',
    or: ' o ',
    damage: 'Daño',
    damageOf: (least, most, mean) => `de ${least} a ${most} · ${decimal(mean, 1)} de media`,
    buries: 'Diez o más',
    throws: 'Lanzamientos',
    points: 'Puntos',
    room: 'Sitio para',
  },
};
