import type { DeckId } from '../../../rules/shuffling-horror/index.ts';
import type { Catalogue } from '../../language.ts';
import { byDeck, inDeck } from '../../words-by-deck.ts';
import { theirs } from '../words-by-deck.ts';

/** R19–R22: each is a switch of its own. All are off in a first movie. */
export const switchRules = (deck: DeckId) => {
  const their = theirs(deck);
  return {
    'R19.1': {
      switch: 'coverAttack',
      title: 'Tapar+Atacar',
      says: `El Director pone la carta de encima del mazo de la bobina boca abajo sobre un objeto o golpe de efecto; ataca una horda; luego se revela la tapa. Un suceso ocurre, y la carta de debajo vuelve a estar libre. Cualquier otra cosa tiene que irse antes, y al irse no se rellena. Una tapa por fotograma${inDeck(deck, 'roswell-51', '; una masa se queda encima')}. Para una Función de Monstruos solo cuentan las cartas de encima, así que una tapa puede formar una, o ser un regalo.`,
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
      says: 'Tras la bobina I el Director puede mandar a los descartes una carta del mazo de supervivientes, sin verla, como Cara Conocida; tras la bobina II, dos. Nadie sabe quiénes son hasta que aparecen.',
      rulings: ['Tras la bobina III, tres.'],
    },
    'R20.1': {
      switch: 'directorsCut',
      title: 'Montaje del Director',
      says: 'Antes de repartir una bobina, un Director sin horda puede sacar tantos descartes como el número de la bobina, y colocar los monstruos que haya.',
    },
    'R20.2': {
      switch: 'biggerBlobbing',
      title: 'Más masa',
      says: 'La masa tiene cuatro puntos por cada bobina hasta el momento, en vez de tres: 4, 8, 12, 16.',
    },
    'R20.3': {
      switch: 'monsterMigration',
      title: 'Migración de monstruos',
      says: `Cuando el Director elimina a un jugador, una de las hordas del Director puede pasar en el acto a esa butaca, haya atacado o no. No si lo elimina un ${their.podPlayer}.`,
    },
    'R20.4': {
      switch: 'monsterMash',
      title: 'Baile de monstruos I',
      says: 'Tomar+Atacar puede tomar una carta de una horda propia, en vez de la pantalla, para reforzar otra que ya existe.',
    },
    'R20.5': {
      switch: 'podMash',
      title: 'Baile de monstruos II',
      says: `Un ${their.podPlayer} sin horda, y sin monstruos en la pantalla, puede pedir una carta de cualquier horda y atacar solo con ella. El Director puede negarse.`,
    },
    'R20.6': {
      switch: 'desperateMeasures',
      title: 'Medidas desesperadas',
      says: `Un Director o ${their.podPlayer} sin horda puede hacer un Ataque Total con los monstruos de la pantalla, cada uno por su cuenta.`,
    },
    'R20.7': {
      switch: 'alienTechnology',
      title: byDeck(deck, { 'roswell-51': 'Tecnología alienígena', 'pittsburgh-68': 'Manos largas' }),
      says: byDeck(deck, {
        'roswell-51':
          'Con Tomar+Atacar el Director puede armar una horda con la Lanza Alienígena o la Pistola de Rayos. Ocupa el lugar de una carta y presta su daño. Quien destruye la horda se la queda, a cambio de otra carta si lleva dos.',
        'pittsburgh-68':
          'Con Tomar+Atacar el Director puede hacer que una horda se lleve un objeto cualquiera. Ocupa el lugar de una carta; los zombis no saben usarlo. Quien destruye la horda se lo queda, a cambio de otra carta si lleva dos.',
      }),
    },
    'R20.8': {
      switch: 'backSeat',
      title: 'El del asiento trasero',
      says: 'Un refugio tiene un descarte oculto debajo hasta que alguien entra. Un monstruo ataca en el acto y se queda: sin Descansar ni Registrar; puede atacar a los de adentro en el turno del Director, solo los de adentro pueden atacarlo (pero mira R20.10), y el Director puede descartarlo al final de una bobina. Un suceso simplemente ocurre.',
      rulings: [
        'Un objeto va al almacén.',
        'Puede ser cualquiera de los descartes, así que desde entonces todos quedan boca abajo.',
      ],
    },
    'R20.9': {
      switch: 'extraButter',
      title: 'Palomitas con mantequilla extra',
      says: 'Las Palomitas, una vez usadas, se descartan en vez de enterrarse. Pueden volver a salir.',
    },
    'R20.10': {
      switch: 'backSeatRanged',
      title: 'Por la ventanilla',
      says: 'A lo que espera en el asiento trasero (R20.8) también se lo puede atacar desde afuera, con un objeto que se dispare o se lance.',
      rulings: byDeck(deck, {
        'roswell-51': ['Es decir, la pistola, la escopeta, el lanzallamas, la dinamita y la pistola de rayos.'],
        'pittsburgh-68': ['Es decir, el cóctel de gasolina, el revólver, el rifle y las bengalas.'],
      }),
    },
    'R21.1': {
      switch: 'monstersAmongUs',
      title: 'Monstruos entre nosotros',
      says: 'Se tira un dado (los unos se repiten), y un monstruo de ese valor se baraja en el mazo de supervivientes tras la primera llamada de cada butaca. Quien lo saca lo ve atacar a alguien al azar y entrar en una horda; luego llama otra vez. La opción puede dejar que lo elija el Director.',
      rulings: [
        'No es nadie a quien llamar: cuando queda solo en el mazo se sabe, y las butacas sin supervivientes quedan eliminadas.',
      ],
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
      says: 'Los muertos se llevan sus spuntos, fuera del juego; una butaca, su poder en cuanto queda eliminada.',
    },
    'R22.1': {
      switch: 'popcorn',
      title: 'Palomitas',
      says: 'Se suman a la baraja de la película. Una vez por película, ayudan a quien esté en su turno.',
    },
    'R22.2': {
      switch: 'screamQueen',
      title: 'Reina del Grito',
      says: 'Ocupa el lugar de uno de los dos golpes de efecto. O se les suma como tercero, que es mimar al reparto y no se aconseja.',
    },
    'R22.3': {
      switch: 'shuffler',
      title: 'El Barajador',
      says: 'Se suma a la baraja de la película. Usado, va al cementerio; rechazado, a los descartes.',
      rulings: [
        'Su turno extra no es ni el último turno de la bobina IV (R15.3) ni uno de los que siguen a El Último en Pie (R16.2).',
      ],
    },
  } satisfies Partial<Catalogue['rule-cards/rules']['RULES'][DeckId]>;
};
