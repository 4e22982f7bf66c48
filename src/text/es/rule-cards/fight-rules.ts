import type { DeckId } from '../../../rules/shuffling-horror/index.ts';
import type { Catalogue } from '../../language.ts';
import { byDeck, inDeck } from '../../words-by-deck.ts';
import { theirs } from '../words-by-deck.ts';

/** R9–R12: rolling, being hit, damage, spoints. */
export const fightRules = (deck: DeckId) => {
  const their = theirs(deck);
  return {
    'R9.1': {
      title: 'Pruebas',
      says: 'Tira dos dados. Con el objetivo o menos, se supera. 1,1 siempre. 6,6 nunca.',
    },
    'R9.2': {
      title: 'Spuntos a la tirada',
      says: 'Antes de tirar puedes añadir spuntos: +1 al objetivo cada uno, hasta 11. Se gastan pase lo que pase.',
    },
    'R9.3': {
      title: 'Atacar',
      says: `Anuncia un blanco y un modo: a mano limpia con Músculo, o con un objeto que lleves y su atributo. Si tiene dos atributos, elige. Dos objetos nunca se ayudan.${inDeck(deck, 'roswell-51', ' El Robot necesita un objeto que use Músculo o Cerebro.')}`,
    },
    'R9.4': {
      title: 'Spuntos al daño',
      says: 'Tras acertar puedes añadir spuntos, +1 al daño cada uno, y luego tiras: un dado, o lo que diga el objeto (R11.1).',
      rulings: [
        `No se te ofrecen más de los que aseguran la aniquilación${inDeck(deck, 'roswell-51', ', o el fin de la masa')}.`,
      ],
    },
    'R9.5': {
      title: 'Tiro a la cabeza',
      says: `1,1 en un ataque manda al ${their.alien} al cementerio sin tirar daño.${inDeck(deck, 'roswell-51', ' El Caudillo Alienígena es inmune hasta la bobina IV.')}`,
      rulings: byDeck(deck, {
        'roswell-51': [
          'Contra un Caudillo antes de tiempo, y siempre contra la masa, es un impacto corriente sin suma por dobles.',
        ],
        'pittsburgh-68': [],
      }),
    },
    'R9.6': {
      title: 'Pifia',
      says: `6,6 en un ataque deja que el blanco devuelva el golpe en el acto, esa sola carta con su propio valor. Si pifias con ${byDeck(deck, { 'roswell-51': 'dinamita', 'pittsburgh-68': 'un cóctel' })}, contra una carta de una horda o contra todas, golpea la horda entera.`,
      rulings: [
        'Una carta sola tira el daño mejorado de una Cara Conocida solo si ella lo es.',
        'Si pifias un contragolpe desde dentro de un refugio, la respuesta le da al refugio.',
      ],
    },
    'R9.7': {
      title: 'Dobles',
      says: 'Un impacto con 2,2 a 5,5 suma ese número al daño. Fuera de un ataque, los dobles no significan nada.',
    },
    'R9.8': {
      title: `Tumbar a un ${their.alien}`,
      says: `Daño igual a su valor o mayor: descartes. Menor: nada de nada. Diez o más lo aniquila: cementerio.${inDeck(deck, 'roswell-51', ' A la masa no se la puede aniquilar.')}`,
      rulings: byDeck(deck, {
        'roswell-51': ['Antes de la bobina IV, diez de daño solo descarta al Caudillo.'],
        'pittsburgh-68': [],
      }),
    },
    'R9.9': {
      title: 'Un lanzamiento perfecto',
      says: `1,1 con ${byDeck(deck, { 'roswell-51': 'dinamita', 'pittsburgh-68': 'un cóctel' })} contra una horda entierra todas sus cartas.`,
      rulings: [
        `Toda esta regla es nuestra.${inDeck(deck, 'roswell-51', ' Un Caudillo que esté ahí antes de la bobina IV recibe una tirada de daño corriente.')}`,
      ],
    },

    'R10.1': {
      title: 'A quién atacan los monstruos',
      says: 'A cualquier superviviente que esté afuera, o a un refugio con alguien adentro. El blanco se dice antes de tirar, de nuevo para cada ataque.',
    },
    'R10.2': {
      title: 'Su tirada',
      says: 'Dos dados; con su fuerza o menos, aciertan. Un 2 acierta siempre, un 12 nunca.',
    },
    'R10.3': {
      title: byDeck(deck, { 'roswell-51': 'Esporas', 'pittsburgh-68': 'Ya es zombi' }),
      says: '1,1: ni daño ni forcejeo. El superviviente cambia de bando en el acto y entra en una horda del atacante; la captura de un monstruo de la pantalla va al Director. Lo que llevaba se descarta, sus spuntos de descanso van al banco. Si empieza una horda nueva en el turno del propio atacante, esa horda puede atacar enseguida.',
      rulings: byDeck(deck, { 'roswell-51': ['La captura de la masa también va al Director.'], 'pittsburgh-68': [] }),
    },
    'R10.4': {
      title: 'Tropiezan',
      says: `6,6: la víctima puede dar un contragolpe a una carta que quede en esa horda, o a ese monstruo de la pantalla, con cualquier objeto que lleve. ${byDeck(deck, { 'roswell-51': 'La dinamita', 'pittsburgh-68': 'Un cóctel' })} puede responder a la horda entera.`,
      rulings: ['Si para entonces el atacante ya no está, la ocasión tampoco.'],
    },
    'R10.5': {
      title: 'Su daño',
      says: 'Un dado, más el número de los dobles (R9.7). Una horda con una Cara Conocida tira dos, se queda con el mayor, y los suma si son iguales.',
    },
    'R10.6': {
      title: 'Pagar o forcejear',
      says: `¿Te dieron? Paga spuntos por todo el daño, nunca por una parte. O forcejea: prueba de Velocidad${inDeck(deck, 'roswell-51', ' (el Robot: Músculo)')}, con spuntos si quieres. Si la superas, no pasó nada. Si la fallas, el superviviente va a los descartes como Cara Conocida; sus cartas se descartan, sus spuntos de descanso van al banco. Si el daño era diez o más, va al cementerio.`,
    },
    'R10.7': {
      title: 'Una tirada que no hace falta',
      says: 'Si no se puede pagar ni un spunto por la víctima y el daño no puede llegar a diez, el daño no se tira: a forcejear.',
    },
    'R10.8': {
      title: 'Toma y daca',
      says: 'Un contragolpe es un ataque como cualquier otro. Si lo pifias, el otro bando golpea de nuevo.',
    },

    'R11.1': {
      title: 'Dados de daño',
      says: 'Lo normal es un dado. Algunos tiran dos y se quedan con el mayor, o suman ambos si son iguales; el oficio lo llama SHAD, siglas inglesas de “el mayor, y los dobles suman”. Unos pocos objetos simplemente suman dos dados.',
    },
    'R11.2': {
      title: 'Los spuntos no se multiplican',
      says: 'Los spuntos de daño se suman al final. Lo que un objeto dobla, no los dobla a ellos.',
    },
    'R11.3': {
      title: byDeck(deck, { 'roswell-51': 'Dinamita', 'pittsburgh-68': 'Botellas y balas' }),
      says: `${byDeck(deck, { 'roswell-51': 'Cuatro cartuchos cuando se toma. Cada lanzamiento gasta uno.', 'pittsburgh-68': 'Cuatro botellas por cóctel de gasolina, seis balas por revólver. Cada ataque gasta una.' })} Se quedan con la carta cuando cambia de manos; descartada, vuelve a estar llena.`,
      rulings: [
        'Un contragolpe también gasta. El almacén de un refugio devuelve lo que se dejó allí: guardar la carta no la rellena.',
      ],
    },

    'R12.1': {
      title: 'Tres usos',
      says: 'Los spuntos anulan daño (todo o nada), suben un atributo antes de una prueba (hasta 11 como máximo), o suman daño tras acertar.',
    },
    'R12.2': {
      title: 'Poder y descanso',
      says: 'Los spuntos de poder están en la butaca, ayudan a cualquier superviviente y no vuelven. Los spuntos de descanso están sobre un superviviente y solo le ayudan a él.',
    },
    'R12.3': {
      title: 'Quién paga',
      says: 'Por costumbre, primero van los spuntos de descanso del propio superviviente. Una butaca que lleva la máquina puede negarse a prestar. Con la Radio de Campaña, los spuntos de descanso de quien la lleva cuentan como poder.',
      rulings: [
        'Luego el poder de la propia butaca, luego el de otras, la más rica primero; puedes repartirlo a mano, y así guardar los de descanso. Si una butaca se niega, se te pregunta otra vez sin ella.',
        'Los spuntos de la radio se usan después del poder de verdad de la butaca.',
      ],
    },
    'R12.4': {
      title: 'Siete como máximo',
      says: 'Un superviviente carga hasta 7 spuntos de descanso. Lo gastado va al banco, y un banco vacío no paga nada.',
    },
    'R12.5': {
      title: 'Una butaca eliminada',
      says: `Sus spuntos de poder se quedan en el tablero, y quien la jugaba aún puede prestarlos. Cuando la butaca pasa a ser ${their.podPlayer}, vuelven al banco.`,
    },
  } satisfies Partial<Catalogue['rule-cards/rules']['RULES'][DeckId]>;
};
