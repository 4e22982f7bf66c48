import type { Catalogue } from '../../language.ts';
import { byDeck, inEachDeck } from '../../words-by-deck.ts';
import { agree, plural } from '../grammar.ts';
import { theirs } from '../words-by-deck.ts';

type SetUp = Catalogue['set-up']['SET_UP'];

/** The optional rules (R19–R22), one line each. */
const SWITCHES: SetUp['rules']['switches'] = inEachDeck((deck) => ({
  stallGuard: {
    name: 'Contra el atasco',
    line: 'Tres rondas sin que nada se mueva y la película sigue sola. Sin esto, se te pregunta.',
  },
  coverAttack: {
    name: 'Tapar y atacar',
    line: 'El Director puede sepultar un objeto bajo una carta misteriosa, y golpear.',
  },
  clip: {
    name: 'Tijeretazo',
    line: 'Con el mazo de la bobina vacío, el Director puede cortar lo que quede en la pantalla.',
  },
  survivorLoss: { name: 'Bajas', line: 'Entre bobinas, algunos de los que esperaban vuelven como Caras Conocidas.' },
  directorsCut: {
    name: 'Montaje del Director',
    line: '¿Ninguna horda al empezar una bobina? El Director busca una en los descartes.',
  },
  biggerBlobbing: { name: 'Más masa', line: 'La masa crece cuatro puntos con cada bobina.' },
  monsterMigration: { name: 'Migración', line: 'Cuando cae una butaca, el Director puede dejarle una horda.' },
  monsterMash: { name: 'Baile de monstruos', line: 'Tomar y atacar puede mover una carta de horda a horda.' },
  podMash: {
    name: byDeck(deck, { 'roswell-51': 'Baile de vainas', 'pittsburgh-68': 'Baile de infectados' }),
    line: `Un ${theirs(deck).podPlayer} sin nada puede pedir prestada una carta de cualquier horda.`,
  },
  desperateMeasures: {
    name: 'Medidas desesperadas',
    line: 'Sin hordas, el Director puede mandar lo que haya en la pantalla.',
  },
  alienTechnology: {
    name: byDeck(deck, { 'roswell-51': 'Tecnología alienígena', 'pittsburgh-68': 'Manos largas' }),
    line: byDeck(deck, {
      'roswell-51': 'Una horda puede llevar la Lanza o la Pistola de Rayos. Véncela y es tuya.',
      'pittsburgh-68': 'Una horda puede llevarse un objeto, sin saber usarlo. Véncela y es tuyo.',
    }),
  },
  backSeat: {
    name: 'El del asiento trasero',
    line: 'Algo espera en un refugio a quien llegue primero.',
    values: {
      off: 'En ninguno',
      lab: 'En el Laboratorio',
      bunker: 'En el Búnker',
      car: 'En el Auto',
      cellar: 'En el Sótano',
    },
  },
  backSeatRanged: {
    name: 'Por la ventanilla',
    line: 'A lo que espera en el asiento trasero se le puede disparar desde afuera.',
  },
  extraButter: {
    name: 'Mantequilla extra',
    line: 'Las Palomitas se descartan tras usarse, y pueden volver a salir.',
  },
  monstersAmongUs: {
    name: 'Monstruos entre nosotros',
    line: 'Uno de los que esperan en el mazo de supervivientes no lo es.',
    values: { false: 'No', true: 'A suerte de dado', chosen: 'A elección del Director' },
  },
  reelOneFace: {
    name: 'Una cara en la bobina I',
    line: 'Un superviviente ya cambió de bando. Once butacas como máximo.',
  },
  grimToll: { name: 'Peaje fúnebre', line: 'Los spuntos de los muertos se entierran con ellos.' },
  popcorn: { name: 'Palomitas', line: 'Una vez: tres de poder para una butaca, o un monstruo para el Director.' },
  screamQueen: {
    name: 'Reina del Grito',
    line: 'Descártala y un ataque falla. Ocupa el lugar de otra carta; como tercera no se aconseja: ayuda demasiado al reparto.',
    values: {
      off: 'En su casa',
      payback: 'Por Revancha',
      'fight-or-flight': 'Por “Lucha o Huida”',
      added: 'Como tercera (no se aconseja)',
    },
  },
  shuffler: { name: 'El Barajador', line: 'Una vez: un turno extra para el Director, o el descarte que quiera.' },
}));

/** The words of the set-up screen. */
export const SET_UP: SetUp = {
  title: 'Largometraje',
  aside: 'Así está bien. O cambia algo.',
  unmade: 'Título provisional',
  seats: {
    title: 'El reparto',
    who: 'Quién se sienta dónde',
    seat: (n) => `Butaca ${n + 1}`,
    player: (n) => `Quién juega la butaca ${n + 1}`,
    you: 'Tú',
    costar: (name, line) => `El ${name.toLowerCase()} ${line}.`,
    drawn: 'Al azar',
    choose: (n, now) => `Papel de la butaca ${n + 1}, ahora: ${now}`,
    casting: (n) => `Audición, butaca ${n + 1}`,
    castingAside: 'Nadie lee antes el guion. Nunca nadie.',
    draw: 'Al azar',
    elsewhere: (n) => `butaca ${n + 1}`,
  },
  tempers: {
    sensible: { name: 'Sensato', line: 'saca cuentas' },
    strong: { name: 'Fuerte', line: 'pide ayuda pronto' },
    cautious: { name: 'Prudente', line: 'conoce las salidas' },
    brave: { name: 'Valiente', line: 'corre hacia el peligro' },
    selfish: { name: 'Egoísta', line: 'no presta nada' },
  },
  level: {
    title: 'El Director',
    matinee: { name: 'Matiné', line: 'Va a por sangre, sea de quien sea.' },
    feature: { name: 'Largometraje', line: 'Conoce el oficio.' },
    'late-show': { name: 'Función nocturna', line: 'Se equivoca poco. Trae trucos avanzados.' },
    midnight: { name: 'Medianoche', line: 'Ve venir el final. Trae más que eso.' },
    you: { name: 'Tú', line: 'La otra silla también es tuya.' },
    startHere: 'empieza aquí',
    first: (share) =>
      `¿Tu primera película entera? Empieza por la Matiné: allí queda alguien con vida en el ${share} de las películas de novatos.`,
    both: 'Tú en los dos bandos, o dos personas con un teclado: en el libro no se apunta nada. Ni marcas, ni racha, ni premios.',
  },
  personality: {
    title: 'Carácter',
    neutral: { name: 'El Artesano', line: 'Lo que funcione.' },
    butcher: { name: 'El Carnicero', line: 'Remata al más débil.' },
    architect: { name: 'El Arquitecto', line: 'Apila hordas, golpea tarde.' },
    showman: { name: 'El Showman', line: 'Terror para todos.' },
    censor: { name: 'El Censor', line: 'Te quita juguetes y techos.' },
  },
  rate: {
    title: 'Quién vive',
    newcomers: (percent) => `novatos ${percent}`,
    oldHands: (percent) => `expertos ${percent}`,
    live: 'viven para contarlo',
    unknown: 'nunca se midió',
    movies: (n) => `${String(n).replace(/(\d{2})(\d{3})$/, '$1\u00a0$2')} ${agree(n, 'película', 'películas')}`,
    otherSeats: (n) => plural(n, 'butaca'),
    neutral: 'Artesano',
    plain: 'reglas sin más',
    note: 'Medido: cuántas veces vive alguien si en todas las butacas se sientan jugadores de la máquina, con las reglas propias del nivel. Los novatos guardan sus reservas; los expertos las llaman pronto. Donde nadie midió una película como la tuya se da la más cercana, y en qué se diferencia.',
  },
  test: {
    title: 'Función de prueba',
    run: (n) => `Proyectar ${n} como esta`,
    stop: 'Parar',
    progress: 'Películas proyectadas',
    soFar: (done) => `${plural(done, 'película')} por ahora`,
    figure: (share, error) => `${share}\u00a0±\u00a0${Math.max(1, Math.round(error * 100))}`,
    found: (rates, movies) => `Con estas reglas: ${rates}, ${plural(movies, 'película')}`,
    failed: 'Se atascó el proyector. Nadie sabe nada.',
    these: (movies) => `estas mismas reglas · ${plural(movies, 'película')}`,
    quick: 'En una prueba, Medianoche juega lo primero que piensa. Con tiempo es peor para ti.',
  },
  rules: {
    title: 'Reglas de la casa',
    own: { name: 'Las del nivel', line: 'Lo que venga con el nivel y las butacas.' },
    custom: { name: 'A mano', line: 'Tu propia mezcla.' },
    singly: (on) => (on === 0 ? 'Una por una' : `Una por una · ${plural(on, 'puesta')}`),
    brings: (names) => `Trae: ${names}.`,
    suggested: 'viene con el nivel',
    locked: 'no con doce butacas',
    groups: {
      R15: 'El proyeccionista',
      R19: 'Juego avanzado',
      R20: 'Otros modos',
      R21: 'Reparto numeroso',
      R22: 'Cartas extra',
    },
    switches: SWITCHES,
    plain: { name: 'Sin más', line: 'La película tal cual. Nada extra.' },
    uncut: { name: 'Sin cortes', line: 'Juego avanzado: tres trucos más para el Director.' },
    grindhouse: { name: 'Grindhouse', line: 'Todo lo que la empeora.' },
  },
  ticket: {
    title: 'Tu entrada',
    stub: 'El talón',
    seats: (n, yours) =>
      `${plural(n, 'butaca')}, ${yours === n ? 'todas tuyas' : yours === 0 ? 'ninguna tuya' : plural(yours, 'tuya')}`,
    directs: 'Diriges tú',
    length: (minutes) => `Unos ${minutes} minutos`,
    seed: 'Semilla',
    seedHelp: 'Misma semilla, mismas cartas. Letras, cifras y guiones.',
    another: 'Otra',
    roll: 'Se rueda',
    ends: 'La película que dejaste esperará en la filmoteca.',
    link: 'Enlace a esta misma película',
    copy: 'Copiar enlace',
    copied: 'Copiado',
    sameAgain: 'Otra igual',
    sameAgainLine: (movie, seats, level, person) =>
      `${movie} · ${plural(seats, 'butaca')} · ${level}${person === '' ? '' : ` · ${person}`}`,
  },
  flap: {
    more: 'Más…',
    less: 'Doblarla otra vez',
    behind: 'Quién se sienta dónde, modales, reglas una por una, la semilla, un enlace.',
    unusual: (n) => (n === 0 ? 'Todo como siempre.' : `${plural(n, 'cosa')} fuera de lo usual.`),
  },
  news: {
    link: 'Esta película llegó por enlace. Todo está como lo enviaron.',
    'bad-link': 'Ese enlace está roto: no lleva a ninguna película conocida. Queda puesto lo de siempre.',
    'unknown-deck': 'Ese enlace lleva a una película que esta sala no exhibe. Queda puesto lo de siempre.',
    'same-again': 'Como la última vez, con otra semilla.',
  },
  problems: {
    seed: 'Una semilla son hasta 40 letras, cifras y guiones.',
    nobody: 'Al menos una butaca tiene que ser tuya, o la silla del Director.',
  },
};
