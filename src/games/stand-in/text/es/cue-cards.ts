import type { Words } from '../spoken.ts';

type Cards = Words['cueCards'];

export const CUE_CARDS: Cards['CUE_CARDS'] = [
  {
    title: 'Quién eres',
    aside: 'Alguien de ustedes ya no es de ustedes.',
    lines: [
      { lead: 'Original:', says: 'quema al Suplente, y sigue en juego cuando arda.', rule: 'SA15.1' },
      { lead: 'Suplente:', says: 'que no quede ningún Original. Después, declara.', rule: 'SA15.2' },
      {
        lead: 'Reemplazo:',
        says: 'lo convirtió el Suplente y está de su lado. Él no convierte a nadie.',
        rule: 'SA3.2',
      },
      {
        lead: 'Conversión:',
        says: 'un Original que recibe del Suplente una carta de Reemplazo en un intercambio.',
        rule: 'SA8.1',
      },
      { lead: 'Inofensiva:', says: 'una carta de Reemplazo que robaste. Tenerla no es un papel.', rule: 'SA3.3' },
      { lead: 'Las sillas quemadas', says: 'perdieron, gane quien gane.', rule: 'SA12.6' },
    ],
  },
  {
    title: 'Tu turno',
    aside: 'Robar, hacer una cosa, intercambiar.',
    lines: [
      { lead: 'Roba.', says: 'Una carta de guion va a tu mano. Un apagón ocurre en el acto.', rule: 'SA5.1' },
      { lead: 'Juega o descarta', says: 'una carta, boca abajo si la tiras.', rule: 'SA5.3' },
      { lead: 'Intercambia', says: 'una carta con la silla siguiente en el orden de juego.', rule: 'SA5.4' },
      { lead: 'Y se habla:', says: 'una afirmación cada uno, cierta o no.', rule: 'SA18.2' },
      { lead: 'Cuatro cartas', says: 'antes y después. Nunca más de tres de Reemplazo.', rule: 'SA4.2' },
      { lead: 'Los vecinos', says: 'son lo que alcanzan casi todas las cartas, a izquierda y derecha.', rule: 'SA6.1' },
    ],
  },
  {
    title: 'El intercambio',
    aside: 'Las dos cartas boca abajo, las dos a la vez.',
    lines: [
      { lead: 'La oferta', says: 'está boca abajo. Respondes sin verla.', rule: 'SA7.1' },
      { lead: 'Da', says: 'cualquier carta menos el Suplente; las de Reemplazo, según tu papel.', rule: 'SA4.8' },
      {
        lead: 'Rechaza:',
        says: '“No en Mi Contrato”, o un Doble Vistazo para ver además la carta.',
        rule: 'SA9.1',
      },
      { lead: 'Desvía:', says: 'un Camerino Ajeno. Lo que llega así no convierte a nadie.', rule: 'SA9.5' },
      { lead: 'Puerta o remolque', says: 'entre los dos: no hay intercambio.', rule: 'SA7.2' },
      {
        lead: 'Una cuarta carta de Reemplazo',
        says: 'se sustituye delante de todos, y prueba quién la dio.',
        rule: 'SA4.5',
      },
    ],
  },
  {
    title: 'Fuego, puertas, apagones',
    aside: 'Solo uno de los tres es definitivo.',
    lines: [
      { lead: 'Bobina de Nitrato:', says: 'quema a un vecino, si no responde un Telón de Asbesto.', rule: 'SA12.1' },
      { lead: 'Si la partida sigue', says: 'después del fuego, no era el Suplente.', rule: 'SA12.5' },
      {
        lead: 'Puerta Encadenada:',
        says: 'entre dos vecinos no pasa nada hasta que alguien la quita.',
        rule: 'SA10.1',
      },
      { lead: 'Remolque Cerrado:', says: 'tres turnos sin intercambio, sin jugar y sin ser blanco.', rule: 'SA10.4' },
      { lead: 'Los apagones', says: 'le pasan a quien empieza su turno con uno. Sin defensa.', rule: 'SA11.1' },
      {
        lead: 'El Contraplano',
        says: 'invierte el orden de juego, también el intercambio de este turno.',
        rule: 'SA13.1',
      },
    ],
  },
  {
    title: 'Charla y finales',
    aside: 'Las palabras son gratis. Las cartas se comprueban.',
    lines: [
      { lead: 'Lo que se dice', says: 'no obliga y puede ser falso, pero nunca imposible.', rule: 'SA18.5' },
      { lead: 'Los sellos', says: 'de tus notas están probados. Las marcas a lápiz son tuyas.', rule: 'SA17.6' },
      { lead: 'Arde el Suplente:', says: 'ganan los Originales en juego.', rule: 'SA15.1' },
      {
        lead: 'Declaró, y es así:',
        says: 'ganan los dobles en juego, menos la última conversión.',
        rule: 'SA15.3',
      },
      { lead: 'Todos convertidos, nadie quemado:', says: 'el Suplente gana sin nadie más.', rule: 'SA15.4' },
      { lead: 'El alba:', says: 'ocho barajadas seguidas sin fuego, y no gana nadie.', rule: 'SA15.7' },
    ],
  },
];

export const CUE_CARD_WORDS: Cards['CUE_CARD_WORDS'] = {
  cards: 'Las reglas en cinco tarjetas',
  searchHint: 'una palabra, o SA9.5',
};
