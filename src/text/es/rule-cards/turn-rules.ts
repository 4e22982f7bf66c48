import type { DeckId } from '../../../rules/shuffling-horror/index.ts';
import type { Catalogue } from '../../language.ts';
import { byDeck, inDeck } from '../../words-by-deck.ts';
import { theirs } from '../words-by-deck.ts';

/** R5–R8: a seat's turn, mystery cards, the Director's turn, throngs. */
export const turnRules = (deck: DeckId) => {
  const their = theirs(deck);
  return {
    'R5.1': {
      title: 'Qué puede hacer una butaca',
      says: 'O bien cada superviviente de la butaca hace una acción, o bien la butaca gasta el turno entero en un solo Tomar+Atacar (R5.4).',
    },
    'R5.2': {
      title: 'De uno en uno',
      says: 'Los supervivientes actúan en el orden en que están. Uno acaba, con sus cartas misteriosas y todo, antes de que empiece el siguiente.',
      rulings: ['Antes de que actúe nadie puedes cambiar su orden, una vez por turno.'],
    },
    'R5.3': {
      title: 'Acciones',
      says: 'Fuera de un refugio, un superviviente hace una de estas cosas.',
      parts: {
        a: 'Tomar un objeto o un golpe de efecto de la pantalla.',
        b: `Atacar a un ${their.alien}: un monstruo boca arriba en un fotograma, una carta cualquiera de cualquier horda${inDeck(deck, 'roswell-51', ', o la masa')}.`,
        c: 'Descansar: 2 spuntos de descanso.',
        d: 'Entrar en un refugio donde haya lugar.',
        e: 'Recibir un objeto o un golpe de efecto de otro superviviente, si quien lo juega acepta.',
        f: 'Esperar: no hacer nada. A nadie se le obliga a actuar.',
      },
      rulings: [
        '¿Manos llenas? Al tomar o recibir, una de las dos cartas va a los descartes.',
        'Las cartas solo cambian de manos fuera de los refugios. Una negativa no cuesta acción, pero lo mismo no se pide dos veces en un turno.',
      ],
    },
    'R5.4': {
      title: 'Tomar+Atacar',
      says: 'Una gran jugada en lugar de las acciones de todos, y solo si nadie de la butaca actuó aún. Las cartas misteriosas esperan a que acabe el ataque.',
      parts: {
        a: 'Con un objeto: un superviviente toma un objeto de la pantalla y ataca con él en el acto.',
        b: 'Con un recién llegado: llama a un superviviente, salvo que ya tengas tres. Trae 3 spuntos de descanso, se pone el último y ataca con Músculo en el acto.',
      },
      rulings: [
        'Quien toma el objeto debe tener un atributo que el objeto use. Los golpes de efecto no se toman así.',
        `Alguien dentro de un refugio puede salir a hacerlo. Alguien ${byDeck(deck, { 'roswell-51': 'en el rayo', 'pittsburgh-68': 'con el tobillo preso' })} no puede, pero su butaca aún puede llamar.`,
        'Si no hay nada que atacar se puede llamar igual; el ataque se salta.',
      ],
    },
    'R5.5': {
      title: 'Nadie en la butaca',
      says: 'Una butaca sin supervivientes tiene que llamar a uno (R5.4b). Si el mazo de supervivientes también está vacío, la butaca queda eliminada (R17.1).',
    },
    'R5.6': {
      title: 'Dentro de un refugio',
      says: 'Un superviviente que está adentro descansa o registra allí (R13.2), o sale y hace una acción corriente en el mismo turno.',
    },

    'R6.1': {
      title: 'Cartas misteriosas',
      says: 'Cuando una carta deja un fotograma, la siguiente del mazo de la bobina cae en él boca abajo, si la hay. Se revela cuando quien hizo el hueco termina la acción, o en el caso del Director el turno. Lo que traiga es problema suyo.',
    },
    'R6.2': {
      title: 'Revelarlas',
      says: 'Si son varias, se revelan en el orden de los fotogramas, y cada uno se termina del todo antes del siguiente. Un suceso ocurre, su fotograma se rellena, y la carta nueva se revela en el acto, con el mismo culpable.',
    },
    'R6.3': {
      title: 'En busca de una Función de Monstruos',
      says: 'Cuando todos los fotogramas están boca arriba y no queda suceso pendiente, tres monstruos hacen una Función de Monstruos (R14.1). Los mismos tres no hacen otra: hace falta una carta nueva.',
    },
    'R6.4': {
      title: 'Qué se comprueba, y cuándo',
      says: 'Tras cada ataque: ¿quedó eliminada una butaca, es el Punto de Giro, queda solo uno en pie? Tras cada acción: la segunda acción de una estrella (no si las bobinas I a III ya se acabaron: R15.2), cartas misteriosas, Funciones de Monstruos hasta que haya calma, el fin de la bobina.',
      rulings: ['Todo este orden es nuestro.'],
    },
    'R6.5': {
      title: 'El culpable ya no está',
      says: `Entonces sus sucesos le caen a otro (R18.1), y su Función de Monstruos no se celebra. Aquí un ${their.podPlayer} cuenta como el Director.`,
      rulings: ['Toda esta regla es nuestra.'],
    },
    'R6.6': {
      title: 'Fuera de la pantalla, fuera de turno',
      says: 'Si un contragolpe despeja un fotograma, se rellena boca abajo como siempre. La carta se revela cuando acaba todo lo que está en marcha, y el culpable es el superviviente que golpeó.',
      rulings: ['Toda esta regla es nuestra.'],
    },

    'R7.1': {
      title: 'Fundido',
      says: 'El turno del Director se abre con la ficha de fundido. Si su carta sigue en la pantalla, se descarta y otra ocupa su lugar. Un suceso entre las cartas nuevas ocurre; la Función de Monstruos que formarían, no. La ficha vuelve al Director, como siempre que su carta se va.',
      rulings: [
        'La carta nueva llega boca arriba. Si ahora la pantalla está despejada, las bobinas I a III acaban antes de que actúe el Director.',
      ],
    },
    'R7.2': {
      title: 'La decisión del Director',
      says: 'Tomar+Atacar: un monstruo de la pantalla entra en una horda, y esa horda ataca en el acto. O Ataque Total: no toma nada, y cada horda ataca una vez, cada una a su propio blanco. O Tapar+Atacar, si esa opción está puesta (R19.1).',
      rulings: ['Un Director que no puede hacer nada de esto pasa.'],
    },
    'R7.3': {
      title: 'Las cartas misteriosas del Director',
      says: 'A continuación se revelan las cartas misteriosas. El culpable es el Director.',
      rulings: ['Van antes de poner la ficha de fundido.'],
    },
    'R7.4': {
      title: 'Cerrar el turno',
      says: 'El Director puede poner la ficha de fundido en un objeto o golpe de efecto boca arriba, y puede dar el tijeretazo si esa opción está puesta (R19.2).',
      rulings: ['Solo en la carta de encima. Si después se tapa, se funde por debajo y no se reemplaza.'],
    },
    'R7.5': {
      title: 'Un ataque tras otro',
      says: 'Cuando atacan muchos, el Director elige el siguiente atacante y su blanco después de ver cómo fue el anterior. Mientras no haya nadie en juego pero quede a quien llamar, el Director toma una carta y no ataca.',
      rulings: ['Toda esta regla es nuestra.'],
    },

    'R8.1': {
      title: 'Hordas',
      says: 'Seis puestos, tres cartas como máximo en cada uno. Una carta se queda en la horda en la que entró.',
    },
    'R8.2': {
      title: 'Empezar una',
      says: 'Los puestos I a III se llenan en cualquier orden. Los puestos IV a VI solo se pueden empezar mientras todos los anteriores estén llenos. Una horda que ya existe siempre puede crecer; una que fue barrida tiene que volver a cumplir la condición.',
    },
    'R8.3': {
      title: 'Fuerza',
      says: 'La fuerza de una horda es la suma de sus valores. Acierta con eso o menos, y como mucho con 11 o menos.',
    },
    'R8.4': {
      title: 'Monstruos en la pantalla',
      says: 'No son de nadie. Solo atacan cuando algo se lo ordena, cada uno con su propio valor.',
    },
    'R8.5': {
      title: 'Sin lugar',
      says: 'Si no hay puesto para ella, una carta no se toma, y una Cara Conocida recién capturada va a los descartes.',
      rulings: ['Toda esta regla es nuestra.'],
    },
  } satisfies Partial<Catalogue['rule-cards/rules']['RULES'][DeckId]>;
};
