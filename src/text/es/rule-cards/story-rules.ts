import type { DeckId } from '../../../rules/shuffling-horror/index.ts';
import { IDS_OF } from '../../cards/card-ids.ts';
import type { Catalogue } from '../../language.ts';
import { byDeck, inDeck } from '../../words-by-deck.ts';
import { inLine } from '../cards/names.ts';
import { theirs } from '../words-by-deck.ts';

/** R13–R18: sanctuaries, special effects, reels, endings, Pod Players, events. */
export const storyRules = (deck: DeckId) => {
  const their = theirs(deck);
  const roof = (i: 0 | 1): string => inLine(IDS_OF[deck].sanctuary[i]);
  return {
    'R13.1': {
      title: 'Los dos refugios',
      says: `El Refugio I es ${roof(0)}, 8 puntos. El Refugio II es ${roof(1)}, 12 puntos. Cuando uno se revela pasa a su sitio junto a la pantalla, y su fotograma se rellena.`,
      rulings: [`En ${roof(0)} caben dos; en ${roof(1)}, tres.`],
    },
    'R13.2': {
      title: 'Entrar, quedarse adentro',
      says: 'Entrar es toda la acción. Desde su turno siguiente un superviviente puede Descansar, que da 3, o Registrar, y sigue adentro hasta que le toque otra vez; o sale y actúa.',
    },
    'R13.3': {
      title: 'Registrar',
      says: 'Se barajan los descartes y se sacan cuatro cartas. Los objetos se los puede quedar, dos cartas por cabeza; los demás quedan en el almacén o vuelven. Lo que no es objeto vuelve.',
      rulings: ['Quedarse un objeto puede empujar al almacén una carta que llevaba.'],
    },
    'R13.4': {
      title: 'El almacén',
      says: 'Dentro, dejar una carta en el almacén o tomarla de él no cuesta nada: al entrar, antes de una acción o antes de la segunda, y sin gastar la estrella.',
      rulings: ['Solo en el turno del propio superviviente, y una carta cruza una sola vez por turno.'],
    },
    'R13.5': {
      title: 'A salvo, por así decirlo',
      says: 'Nadie de afuera puede atacar a los de adentro. Los sucesos los encuentran igual.',
      rulings: ['Si pifias un contragolpe desde adentro, la respuesta le da al refugio (R9.6).'],
    },
    'R13.6': {
      title: 'Cuando ceden las paredes',
      says: 'El daño se resta de los puntos del refugio. A 0 va al cementerio, su almacén se descarta, y todos quedan afuera, ilesos y al descubierto. 1,1 lo derriba en el acto. Con 6,6, todos los de adentro pueden dar un contragolpe.',
    },

    'R14.1': {
      title: 'Función de Monstruos',
      says: `Tres monstruos boca arriba en la pantalla. Una Cara Conocida cuenta${inDeck(deck, 'roswell-51', '; la masa no')}.`,
      parts: {
        a: 'Por culpa de un superviviente: cada uno de los tres lo ataca, en el orden de los fotogramas, hasta que acaben, o acaben con él. Los huecos se rellenan y se revelan después; si vuelven a ser tres, vuelve la Función, para el mismo superviviente.',
        b: `Por culpa del Director o de un ${their.podPlayer}: uno de los tres entra en una horda, el fotograma se rellena boca arriba, y así mientras se vean tres. El Director puede darle la carta a un ${their.podPlayer}. No se ataca a nadie.`,
      },
      rulings: [
        'Si ese superviviente está dentro de un refugio, atacan al refugio y, cuando haya caído, al superviviente.',
      ],
    },
    'R14.2': {
      title: 'Cara Conocida',
      says: 'Un superviviente que acabó en los descartes, o capturado, es desde entonces un monstruo. Su valor es su Músculo, y su horda hace más daño (R10.5). Si cae, se descarta y lo sigue siendo; un tiro a la cabeza o diez de daño lo entierra. Nunca vuelve al reparto.',
    },
    'R14.3': {
      title: 'Estrella del Terror',
      says: `Se gana al final de las bobinas I a III, se da a un superviviente y se pierde con él. Compra una de tres cosas: una segunda acción justo después de la primera; otra tirada para una prueba propia fallada; u otra tirada para un ${their.alien} que acaba de acertar a quien sea, antes del daño. Nunca para una tirada de daño, un tiro a la cabeza o una pifia.`,
      rulings: [
        'La da la butaca con la ficha de apertura; si ahí se sienta la máquina, la primera persona.',
        'La segunda acción va antes que las cartas misteriosas. No la hay tras un Tomar+Atacar ni con la bobina terminada, y después de Entrar no puede ser Descansar ni Registrar.',
        'Se puede repetir un ataque fallado (no 6,6), un forcejeo o la prueba de un suceso; los spuntos siguen contando y vale la nueva tirada.',
        'Un ataque contra un refugio no se repite, y ningún ataque más de una vez. Se pregunta primero a la butaca de la víctima, luego a las otras, en el sentido del reloj.',
      ],
    },

    'R15.1': {
      title: 'Cuatro bobinas',
      says: 'Sus mazos tienen 10, 20, 15 y 10 cartas. Una bobina termina cuando su mazo está vacío y la pantalla despejada.',
    },
    'R15.2': {
      title: 'Corte',
      says: 'Las bobinas I a III acaban en el acto, con su última carta. No actúa nadie más, y ninguna Estrella del Terror da otra acción.',
      rulings: ['Antes se termina lo que esté en marcha (R6.4).'],
    },
    'R15.3': {
      title: 'La bobina IV dura más',
      says: 'Acaba con el próximo turno del Director. Si fue el turno del propio Director el que despejó la pantalla, con el turno siguiente a ese.',
    },
    'R15.4': {
      title: 'Entre bobinas',
      says: `En este orden: la ficha de apertura marca al superviviente o ${their.podPlayer} que habría actuado a continuación, nunca al Director. Se descartan los golpes de efecto y los horrores que duraban la bobina. Se da una Estrella del Terror (R14.3). Hay bajas, si esa opción está puesta (R19.3).`,
    },
    'R15.5': {
      title: 'La bobina siguiente',
      says: 'Se barajan los descartes y se reparten las cartas de la bobina; tres de ellas se revelan, y se espera a que la pantalla se calme (R3.3). Esta vez sin ventaja.',
      rulings: ['Si faltan cartas, se reparten todas. Si no hay ninguna, esa bobina acaba, una sola vez.'],
    },
    'R15.6': {
      title: 'Retomar el hilo',
      says: 'Se sigue por la ficha de apertura.',
      rulings: [
        'Si su superviviente se perdió entretanto, empieza el siguiente en el orden. Una butaca que sigue a mitad de turno no puede Tomar+Atacar.',
      ],
    },
    'R15.7': {
      title: 'Cuando nada se mueve',
      says: `Tras tres rondas enteras sin que una carta deje un fotograma, la película puede seguir: el primer fotograma ocupado pierde su carta de encima y se rellena.${inDeck(deck, 'roswell-51', ' Herir a la masa no cuenta como movimiento.')} Si no hay mazo con que rellenar, la bobina acaba como de un tijeretazo. Con la opción “Contra el atasco” ocurre sin preguntar; sin ella, se le pregunta a una butaca.`,
      rulings: ['Toda esta regla es nuestra. Se le pregunta a la butaca con la ficha de apertura.'],
    },

    'R16.1': {
      title: 'Punto de Giro',
      says: `Cuando el Director y los ${their.podPlayers} son al menos tantos como las butacas que siguen en tu bando, el mazo de la bobina se cierra: despeja la pantalla, y la bobina termina. Las cartas boca abajo en los fotogramas aún se revelan. La bobina siguiente se reparte como siempre. Si llega entre dos bobinas, la siguiente enseña su escena inicial y entonces se cierra. Nunca en la bobina IV.`,
      rulings: ['Una vez por película. Las cartas del mazo cerrado se descartan sin verlas al final de la bobina.'],
    },
    'R16.2': {
      title: 'El Último en Pie',
      says: 'Un superviviente en juego y nadie a quien llamar. Tiene una última acción; luego cada rival hace un turno, en el sentido del reloj desde su izquierda, incluso una butaca eliminada que aún no tiene monstruo. ¿Sigue ahí después? A salvo.',
      rulings: [
        'El ataque en marcha se termina, respuestas incluidas; todo lo demás que venía se deja.',
        'La última acción es una corriente, no Tomar+Atacar; una Estrella del Terror puede añadir otra. Las cartas misteriosas van después.',
        'También se mira tras llamar a alguien y tras las bajas.',
      ],
    },
    'R16.3': {
      title: 'Los dos desenlaces a la vez',
      says: 'Va primero el Punto de Giro.',
    },
    'R16.4': {
      title: 'Una estrella para el último',
      says: 'Cuando empieza El Último en Pie, el superviviente tira un dado por cada ficha de bobina que quede. El número de la bobina en curso o menos, sea cual sea la ficha, la convierte en una Estrella del Terror.',
    },
    'R16.5': {
      title: 'Cómo acaba una película',
      says: 'Tras la bobina IV: a salvo, si hay alguien en juego. Tras El Último en Pie, de un modo u otro. O cuando no hay nadie en juego ni nadie a quien llamar: sin salida.',
      rulings: ['Una bobina IV que acaba sin nadie en juego es “sin salida”, aunque quedara a quien llamar.'],
    },
    'R16.6': {
      title: 'Los desenlaces van primero',
      says: 'Mientras alguien es el Último en Pie, no acaba ninguna bobina.',
    },

    'R17.1': {
      title: `Del reparto a los ${their.aliens}`,
      says: `Una butaca sin superviviente ni mazo del que llamar queda eliminada en el acto. Conserva su lugar en la ronda y juega como un pequeño Director con hordas propias, sin fundido ni tijeretazo. Desde su primer monstruo es un ${their.podPlayer}, para siempre.`,
    },
    'R17.2': {
      title: `Quién lleva a los ${their.podPlayers}`,
      says: 'Quien dirige: la máquina, o tú desde la silla del Director. Si todas tus butacas quedan eliminadas puedes llevarlas tú, o dejárselas al Director.',
    },
    'R17.3': {
      title: 'Un regalo también lo hace',
      says: `Una carta dada en una Función de Monstruos (R14.1b) o una horda cedida (R20.3) convierte una butaca eliminada en ${their.podPlayer}. Eso puede ser el Punto de Giro.`,
    },

    'R18.1': {
      title: 'El culpable',
      says: 'Una carta que habla del “culpable” se refiere a quien hizo que se revelara. Donde se elige a alguien al azar entre seis o menos, basta un dado; entre más, un dado dice antes si pares o nones.',
      rulings: [
        `Si la reveló el Director o un ${their.podPlayer}, le toca a un superviviente al azar.`,
        'Si el culpable ya no está: el primero que quede en su butaca, o si no en la siguiente butaca, en el sentido del reloj, que tenga a alguien.',
      ],
    },
    'R18.2': {
      title: 'La masa',
      says: byDeck(deck, {
        'roswell-51': 'No es un monstruo. Nadie la toma, nadie la cuenta, y no tiene cabeza a la que tirar.',
        'pittsburgh-68': 'En esta baraja no hay. Una preocupación menos.',
      }),
    },
    'R18.3': {
      title: 'Recursos de guion',
      says: 'El Director puede renunciar a uno, y se descarta. Usado, va al cementerio.',
    },
    'R18.4': {
      title: 'Todos a prueba',
      says: 'Primero el culpable, luego los demás en el sentido del reloj, en el orden en que están. Los que van delante del culpable en su propia butaca son los últimos.',
    },
    'R18.5': {
      title: 'Asalto general',
      says: `Cada horda que haya, también las de los ${their.podPlayers}, y cada monstruo de la pantalla ataca una vez.`,
    },
    'R18.6': {
      title: 'Atacar por turnos',
      says: 'Un efecto que da al Director varios ataques usa cada una de sus propias hordas una vez antes de que alguna repita.',
    },
    'R18.7': {
      title: 'Sacar de los descartes',
      says: 'Los descartes se barajan antes de sacar nada de ellos.',
      rulings: ['Antes de que alguien elija una carta en ellos, se ponen todos boca arriba a la vista de la mesa.'],
    },
  } satisfies Partial<Catalogue['rule-cards/rules']['RULES'][DeckId]>;
};
