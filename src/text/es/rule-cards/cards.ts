import type { Catalogue } from '../../language.ts';
import { byDeck, inEachDeck } from '../../words-by-deck.ts';
import { theirs } from '../words-by-deck.ts';

type Cards = Catalogue['rule-cards/cards'];

/** The whole game, on four cards. */
export const RULE_CARDS: Cards['RULE_CARDS'] = inEachDeck((deck) => {
  const their = theirs(deck);
  return [
    {
      title: 'Tu turno',
      aside: 'Una acción por superviviente. O una grande para la butaca.',
      lines: [
        { lead: 'Tomar', says: 'un objeto o golpe de efecto de la pantalla. Dos cartas por cabeza.', rule: 'R5.3' },
        {
          lead: 'Atacar',
          says: byDeck(deck, {
            'roswell-51': 'a un monstruo de la pantalla, a una carta de una horda o a la masa.',
            'pittsburgh-68': 'a un zombi de la pantalla o a una carta de una horda.',
          }),
          rule: 'R9.3',
        },
        { lead: 'Descansar', says: 'da 2 spuntos. Nadie carga más de siete.', rule: 'R12.4' },
        {
          lead: 'Entrar',
          says: 'en un refugio. Desde el turno siguiente, Descansar allí da 3; o Registrar.',
          rule: 'R13.2',
        },
        { lead: 'Recibir', says: 'una carta de quien quiera darla. O esperar.', rule: 'R5.3' },
        {
          lead: 'Tomar+Atacar',
          says: 'es el turno entero: tomar un objeto y usarlo, o llamar a un superviviente que ataca en el acto.',
          rule: 'R5.4',
        },
        { lead: 'Después,', says: 'tus huecos se llenan boca abajo, y se revelan. Tú lo quisiste.', rule: 'R6.1' },
      ],
    },
    {
      title: 'Pelear, gastar',
      aside: 'Dos dados. Cuanto menos, mejor.',
      lines: [
        {
          lead: 'Aciertas',
          says: 'con tu atributo o menos: Músculo a mano limpia; si no, el del objeto.',
          rule: 'R9.1',
        },
        { lead: 'El daño', says: 'es un dado, o el del objeto. Su valor lo tumba; diez lo entierran.', rule: 'R9.8' },
        { lead: 'Tiro a la cabeza.', says: 'Derecho al cementerio.', rule: 'R9.5', dice: [[1, 1]] },
        {
          lead: 'Dobles.',
          says: 'Un impacto hace ese tanto más.',
          rule: 'R9.7',
          dice: [
            [2, 2],
            [5, 5],
          ],
        },
        { lead: 'Pifia.', says: 'Te devuelve el golpe en el acto.', rule: 'R9.6', dice: [[6, 6]] },
        {
          lead: 'Gasta',
          says: 'antes de tirar: +1 al objetivo cada uno, hasta 11. Tras acertar: +1 al daño cada uno.',
          rule: 'R12.1',
        },
        { lead: 'El poder', says: 'ayuda a cualquiera y no vuelve. El descanso, solo a su dueño.', rule: 'R12.2' },
      ],
    },
    {
      title: 'El otro bando',
      aside: 'El Director va el último. No por cortesía.',
      lines: [
        { lead: 'Las hordas', says: 'aciertan con la suma de sus cartas o menos, 11 como mucho.', rule: 'R8.3' },
        {
          lead: 'El Director:',
          says: 'un monstruo de la pantalla entra en una horda, que ataca. O atacan todas: Ataque Total.',
          rule: 'R7.2',
        },
        { lead: '¿Te dieron?', says: 'Paga todo el daño, o forcejea: Velocidad o menos.', rule: 'R10.6' },
        { lead: 'Forcejea y falla,', says: 'y vuelves como Cara Conocida, que vale tu Músculo.', rule: 'R14.2' },
        {
          lead: their.turned,
          says: 'Cambias de bando en el acto.',
          rule: 'R10.3',
          dice: [[1, 1]],
        },
        { lead: 'Tropiezan.', says: 'Puedes devolver el golpe.', rule: 'R10.4', dice: [[6, 6]] },
        {
          lead: 'Función de Monstruos:',
          says: 'tres monstruos en la pantalla. Si es culpa tuya, los tres te atacan.',
          rule: 'R14.1',
        },
      ],
    },
    {
      title: 'Bobinas y desenlaces',
      aside: 'Que alguien llegue a los créditos.',
      reels: { name: 'Cartas de cada bobina', cards: [10, 20, 15, 10] },
      lines: [
        { lead: 'Una bobina acaba', says: 'con su mazo vacío y la pantalla despejada.', rule: 'R15.1' },
        {
          lead: 'Estrella del Terror,',
          says: `tras las bobinas I a III: actuar dos veces, repetir una prueba fallada, o que un ${their.alien} que acertó tire otra vez.`,
          rule: 'R14.3',
        },
        {
          lead: '¿Butaca vacía?',
          says: `Llama a un superviviente. Si no quedan, juega con los ${their.aliens}.`,
          rule: 'R5.5',
        },
        {
          lead: 'Punto de Giro:',
          says: 'su bando tiene tantos jugadores como el tuyo. El mazo de la bobina se cierra.',
          rule: 'R16.1',
        },
        {
          lead: 'El Último en Pie:',
          says: 'queda uno, y nadie a quien llamar. Una última acción; luego, un turno para cada rival.',
          rule: 'R16.2',
        },
        { lead: 'A salvo,', says: 'si queda alguien cuando acaba la bobina IV.', rule: 'R16.5' },
      ],
    },
  ];
});

/** What is said around them. */
export const RULE_CARD_WORDS: Cards['RULE_CARD_WORDS'] = {
  cards: 'Las reglas en cuatro tarjetas',
  searchHint: 'una palabra, o R10.4',
};
