import type { DeckId } from '../../../rules/shuffling-horror/index.ts';
import type { Catalogue } from '../../language.ts';
import { byDeck, inDeck } from '../../words-by-deck.ts';

/** R1–R4: what there is, how a movie opens, who acts when. */
export const setUpRules = (deck: DeckId) => {
  return {
    'R1.1': {
      title: 'Las cartas',
      says: 'La baraja de la película tiene 44 cartas: 24 monstruos, 8 objetos, 4 recursos de guion, 4 horrores errantes, 2 golpes de efecto, 2 refugios. Pueden sumarse hasta 3 cartas extra (R22.1, R22.2, R22.3). Los 12 supervivientes tienen mazo propio.',
    },
    'R1.2': {
      title: 'Cartas que se quedan, cartas que pasan',
      says: 'Monstruos, objetos y golpes de efecto son cartas de pantalla: esperan en un fotograma hasta que alguien las toma o las destruye. Horrores, recursos de guion, refugios y algunas cartas extra son sucesos: ocurren al aparecer. Los supervivientes son el reparto.',
    },
    'R1.3': {
      title: 'Las fichas',
      says: 'Circulan 54 spuntos de un punto: poder, descanso y banco suman siempre 54, salvo con Peaje fúnebre (R21.3). Diez fichas de cuatro puntos: dos para el Refugio I, tres para el Refugio II, cinco para la masa. Además, cuatro de dinamita, cuatro de bobina, diez de cuenta regresiva, una de apertura y una de fundido.',
    },
    'R1.4': {
      title: 'Una carta, un lugar',
      says: `Cada carta está siempre en un solo lugar: el mazo de la bobina, un fotograma (quizá boca abajo, quizá con una tapa encima), los descartes, el mazo de supervivientes, un grupo, una mano, un refugio o su almacén, una horda, o el cementerio, que no suelta nada. ${byDeck(deck, { 'roswell-51': 'El Sondeo', 'pittsburgh-68': 'El Agarrón' })} queda junto a su superviviente y no ocupa mano.`,
      rulings: [
        `Una carta sobre la que alguien aún decide queda aparte, boca arriba: un suceso que se resuelve, lo que sacó un registro${inDeck(deck, 'roswell-51', ', el monstruo de la Autopsia Alienígena')}. El fotograma de un suceso se rellena después${inDeck(deck, 'roswell-51', '; solo la masa se queda en él')}.`,
      ],
    },

    'R2.1': {
      title: 'Butacas',
      says: 'De dos a doce butacas, y el Director. La butaca 1 queda a la izquierda del Director; se cuenta en el sentido del reloj.',
    },
    'R2.2': {
      title: 'El primer reparto',
      says: 'Se barajan los supervivientes y cada butaca llama a uno, por orden. Nadie descansó todavía: empiezan sin spuntos de descanso.',
    },
    'R2.3': {
      title: 'Poder para empezar',
      says: 'Cada butaca recibe spuntos de poder: 7 con dos o tres butacas, 6 con cuatro o cinco, 5 con seis o siete, 4 con ocho o más. Lo que sobra de los 54 es el banco.',
    },
    'R2.4': {
      title: 'Las pilas del Robot',
      says: byDeck(deck, {
        'roswell-51': 'El Robot empieza con 6 spuntos de descanso, a cuenta del banco.',
        'pittsburgh-68': 'En esta baraja nadie lleva pilas.',
      }),
      rulings: byDeck(deck, {
        'roswell-51': ['Si llega más tarde se le deben 3 y 6, pero solo puede cargar 7 (R12.4).'],
        'pittsburgh-68': [],
      }),
    },
    'R2.5': {
      title: 'Sitio para tres, manos para dos',
      says: 'Una butaca tiene tres supervivientes como máximo. Un superviviente lleva dos cartas como máximo, entre objetos y golpes de efecto.',
    },

    'R3.1': {
      title: 'Se reparten cartas',
      says: 'Se mezcla la baraja de la película: diez cartas al mazo de la bobina y tres más, boca arriba, en los fotogramas I a III. Todo lo demás son los descartes, boca abajo; lo que se descarta durante el juego queda al lado, boca arriba, hasta que la bobina siguiente lo baraja todo. (Las bobinas siguientes sacan esas tres del mazo: R15.5.)',
    },
    'R3.2': {
      title: 'La ventaja del Director',
      says: 'Solo en la bobina I, cada monstruo de esas tres va derecho al Director, cada uno solo en uno de los puestos I a III. Los fotogramas se rellenan, boca arriba.',
      rulings: [
        'Tras un Montaje del Director (R20.1) puede que el tercero no encuentre puesto propio. Se queda en la pantalla.',
      ],
    },
    'R3.3': {
      title: 'Que se calme la pantalla',
      says: `Después ocurren los sucesos, en el orden de los fotogramas, y cada uno se reemplaza boca arriba; un suceso nuevo va antes que los que aún esperan. Tres monstruos son una Función de Monstruos para el Director (R14.1b). Así hasta que la pantalla queda en calma.${inDeck(deck, 'roswell-51', ' Puede quedar una masa.')}`,
    },
    'R3.4': {
      title: 'De quién es la culpa al empezar',
      says: 'Si un suceso inicial necesita culpable, es el superviviente que va a actuar primero.',
      rulings: ['Toda esta regla es nuestra.'],
    },

    'R4.1': {
      title: 'Una ronda',
      says: 'Cada butaca por turno, en el sentido del reloj. Luego el Director. Y otra vez.',
    },
  } satisfies Partial<Catalogue['rule-cards/rules']['RULES'][DeckId]>;
};
