import type { Catalogue } from '../../language.ts';
import { byDeck, inDeck } from '../../showing.ts';
import { THEIRS } from '../showing.ts';

/** R19–R22: each is a switch of its own. All are off in a first movie. */
export const SWITCH_RULES = {
  'R19.1': {
    switch: 'coverAttack',
    title: 'Tapar+Atacar',
    get says() {
      return `El Director pone la carta de encima del mazo de la bobina boca abajo sobre un objeto o golpe de efecto; ataca una horda; luego se revela la tapa. Un suceso ocurre, y la carta de debajo vuelve a estar libre. Cualquier otra cosa tiene que irse antes, y al irse no se rellena. Una tapa por fotograma${inDeck('roswell-51', '; una masa se queda encima')}. Para una Sesión de Monstruos solo cuentan las cartas de encima, así que una tapa puede formar una, o ser un regalo.`;
    },
    rulings: ['Hace falta una horda y una carta en el mazo de la bobina.'],
  },
  'R19.2': {
    switch: 'clip',
    title: 'Tijeretazo',
    says: 'Con el mazo de la bobina vacío, el Director puede descartar al final del turno todo lo que hay en la pantalla.',
  },
  'R19.3': {
    switch: 'survivorLoss',
    title: 'Bajas',
    says: 'Tras la bobina I el Director puede mandar a los descartes una carta del mazo de supervivientes, sin verla, como Cara Conocida; tras la bobina II, dos.',
    rulings: ['Tras la bobina III, tres.'],
  },
  'R20.1': {
    switch: 'directorsCut',
    title: 'Montaje del Director',
    says: 'Si empieza una bobina y el Director no tiene horda, puede sacar tantos descartes como el número de la bobina, y colocar los monstruos que haya.',
  },
  'R20.2': {
    switch: 'biggerBlobbing',
    title: 'Más masa',
    says: 'La masa tiene cuatro puntos por cada bobina hasta el momento: 4, 8, 12, 16.',
  },
  'R20.3': {
    switch: 'monsterMigration',
    title: 'Migración de monstruos',
    says: 'Cuando el Director elimina a un jugador, una de las hordas del Director puede pasar en el acto a esa butaca, haya atacado o no.',
  },
  'R20.4': {
    switch: 'monsterMash',
    title: 'Baile de monstruos I',
    says: 'Tomar+Atacar puede tomar una carta de otra horda propia en vez de la pantalla.',
  },
  'R20.5': {
    switch: 'podMash',
    title: 'Baile de monstruos II',
    get says() {
      return `Un ${THEIRS.podPlayer} sin horda, y sin monstruos en la pantalla, puede tomar una carta de cualquier horda y atacar solo con ella.`;
    },
  },
  'R20.6': {
    switch: 'desperateMeasures',
    title: 'Medidas desesperadas',
    says: 'Un Director sin horda puede hacer un Ataque Total con los monstruos de la pantalla, cada uno por su cuenta.',
  },
  'R20.7': {
    switch: 'alienTechnology',
    get title() {
      return byDeck({ 'roswell-51': 'Tecnología alienígena', 'pittsburgh-68': 'Manos largas' });
    },
    get says() {
      return byDeck({
        'roswell-51':
          'Con Tomar+Atacar el Director puede armar una horda con la Lanza Alienígena o la Pistola de Rayos. Ocupa el lugar de una carta y presta su daño. Quien destruye la horda se la queda.',
        'pittsburgh-68':
          'Con Tomar+Atacar el Director puede hacer que una horda se lleve un objeto cualquiera. Ocupa el lugar de una carta; los zombis no saben usarlo. Quien destruye la horda se lo queda.',
      });
    },
  },
  'R20.8': {
    switch: 'backSeat',
    title: 'El del asiento trasero',
    says: 'Un refugio tiene un descarte oculto debajo hasta que alguien entra. Un monstruo ataca en el acto y se queda: sin Descansar ni Registrar; puede atacar a los de dentro en el turno del Director, solo los de dentro pueden atacarlo, y el Director puede descartarlo al final de una bobina. Un suceso simplemente ocurre.',
    rulings: ['Un objeto va al almacén.'],
  },
  'R20.9': {
    switch: 'extraButter',
    title: 'Palomitas con extra de mantequilla',
    says: 'Las Palomitas, una vez usadas, se descartan en vez de enterrarse. Pueden volver a salir.',
  },
  'R21.1': {
    switch: 'monstersAmongUs',
    title: 'Monstruos entre nosotros',
    says: 'Se tira un dado (los unos se repiten), y un monstruo de ese valor se baraja en el mazo de supervivientes tras la primera llamada de cada butaca. Quien lo saca lo ve atacar a alguien al azar y entrar en una horda; luego llama otra vez.',
  },
  'R21.2': {
    switch: 'reelOneFace',
    title: 'Cara Conocida en la bobina I',
    says: 'Un superviviente empieza la película en los descartes.',
    rulings: ['Así que no más de 11 butacas.'],
  },
  'R21.3': {
    switch: 'grimToll',
    title: 'Peaje fúnebre',
    says: 'Los muertos se llevan sus spuntos, fuera del juego.',
  },
  'R22.1': {
    switch: 'popcorn',
    title: 'Palomitas',
    says: 'Se suman a la baraja de la película. Una vez por película, ayudan a quien esté en su turno.',
  },
  'R22.2': {
    switch: 'screamQueen',
    title: 'Reina del Grito',
    says: 'Ocupa el lugar de uno de los dos golpes de efecto.',
  },
  'R22.3': {
    switch: 'shuffler',
    title: 'El Barajador',
    says: 'Se suma a la baraja de la película. Usado, va al cementerio; rechazado, a los descartes.',
    rulings: [
      'Su turno extra no es ni el último turno de la bobina IV (R15.3) ni uno de los que siguen a El Último en Pie (R16.2).',
    ],
  },
} satisfies Partial<Catalogue['cue-cards/rules']['RULES']>;
