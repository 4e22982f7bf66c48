import type { Prompt, Reply, Script } from '../../../../rules/stand-in/index.ts';
import { percent } from '../../../../text/numerals.ts';
import { type Company, faceAt, sideOf, sidesOf, type Who, whoAt } from '../shapes/company.ts';
import { text } from '../shapes/parts.ts';
import type { Words } from '../spoken.ts';
import { al, con, del, el, elCard, inHand, own, someCards, unCard } from './grammar.ts';
import { claimLabel, MENU } from './talk.ts';

type Choices = Words['choices'];
type Play = Extract<Reply, { type: 'play' }>;

export const labelOf: Choices['labelOf'] = (reply, prompt, company) => {
  const who = (chair: number): Who => whoAt(company, chair);
  switch (reply.type) {
    case 'play':
      return playing(reply, company);
    case 'discard':
      return text`Tirar ${elCard(reply.card)}`;
    case 'keep':
      return text`Guardar ${elCard(reply.card)}`;
    case 'give':
      return giving(reply.card, prompt, company);
    case 'defend':
      return defending(reply.card, prompt, company);
    case 'none':
      return prompt.type === 'guard' && prompt.card === 'nitrate' ? 'Dejar que arda' : 'Dejar que pase';
    case 'seat':
      return seating(prompt as Extract<Prompt, { type: 'seat' }>, who(reply.seat));
    case 'drop':
      return text`Descartar ${inHand(reply.cards)}`;
    case 'show':
      return SHOWS[reply.what];
    case 'silent':
      return MENU.silent;
    case 'yes':
      return MENU.answer.yes;
    case 'no':
      return MENU.answer.no;
    case 'say':
      return claimLabel(reply.claim, company);
    case 'declare':
      return 'Declarar: no queda ningún Original';
  }
};

const SHOWS = {
  hand: 'Mostrar tu mano',
  recast: 'Mostrar una carta de Reemplazo',
  nothing: 'No mostrar nada',
} as const;

function playing({ card, target, gap }: Play, company: Company): string {
  const at: Who = target === null ? 'you' : whoAt(company, target);
  switch (card) {
    case 'nitrate':
      return text`Quemar ${al(at)}`;
    case 'screen-test':
      return text`Prueba de Cámara: ver ${own(at, 'tu mano', 'la mano')}`;
    case 'close-up':
      return text`Primer Plano: ver una carta ${del(at)}`;
    case 'fire-axe':
      return gap === null
        ? text`Abrir a hachazos ${own(at, 'tu remolque', 'el remolque')}`
        : text`Derribar ${door(gap, company)}`;
    case 'chained-door':
      return text`Encadenar la puerta hacia ${el(at)}${onSide(gap, company)}`;
    case 'trailer':
      return at === 'you' ? 'Encerrarte' : text`Encerrar ${al(at)}`;
    case 'swap-marks':
      return text`Cambio de Marcas: cambiar de silla ${con(at)}`;
    case 'exit-running':
      return text`Mutis a la Carrera: cambiar de silla ${con(at)}`;
    case 'love-scene':
      return text`Escena de Amor ${con(at)}`;
    case 'second-take':
      return 'Segunda Toma: robar tres';
    case 'house-lights':
      return 'Mostrar tu mano a todos';
    case 'reverse-shot':
      return 'Invertir el orden de juego';
    default:
      return text`Jugar ${elCard(card)}`;
  }
}

const SIDES = { left: ', a tu izquierda', right: ', a tu derecha' } as const;
const onSide = (gap: number | null, company: Company): string => {
  const side = sideOf(company, gap);
  return side === null ? '' : SIDES[side];
};

function door(gap: number, company: Company): string {
  const [a, b] = sidesOf(company, gap);
  if (a === company.you || b === company.you) {
    return text`la puerta hacia ${el(faceAt(company, a === company.you ? b : a))}${onSide(gap, company)}`;
  }
  return text`la puerta entre ${el(faceAt(company, a))} y ${el(faceAt(company, b))}`;
}

function giving(card: Script, prompt: Prompt, company: Company): string {
  switch (prompt.type) {
    case 'offer':
      return text`Ofrecerle ${unCard(card)} ${al(whoAt(company, prompt.partner))}`;
    case 'answer':
      return text`Darle ${unCard(card)} ${al(whoAt(company, prompt.offerer))}`;
    case 'hand-on':
      return text`Pasarle ${unCard(card)} ${al(whoAt(company, prompt.receiver))}`;
    default:
      return text`Dar ${unCard(card)}`;
  }
}

function defending(card: Script, prompt: Prompt, company: Company): string {
  if (prompt.type !== 'answer') return card === 'asbestos' ? 'Bajar el Telón de Asbesto' : 'Quedarse: “En Mi Marca”';
  const from = whoAt(company, prompt.offerer);
  if (card === 'double-take') return text`Rechazar ${al(from)} y ver la carta: Doble Vistazo`;
  if (card === 'my-contract') return text`Rechazar ${al(from)}: “No en Mi Contrato”`;
  return text`Mandar ${al(from)} a la silla siguiente: Camerino Ajeno`;
}

function seating({ card }: Extract<Prompt, { type: 'seat' }>, who: Who): string {
  if (card === 'aside') return text`Mostrarle tu mano ${al(who)}`;
  return card === 'thermos' ? text`Intercambiar ${con(who)}` : text`Cambiar de silla ${con(who)}`;
}

export const DETAILS: Choices['DETAILS'] = {
  burn: ({ standIn, holdsCurtain }) =>
    text`según las cartas: ${percent(standIn ?? 0)} de ser el Suplente · ${percent(holdsCurtain ?? 0)} de tener un telón`,
  burnRole: { original: 'es Original', recast: 'un Reemplazo, de los tuyos', 'stand-in': 'es el Suplente' },
  look: ({ standIn, holdsRecast }) =>
    text`según las cartas: ${percent(standIn ?? 0)} de ser el Suplente · ${percent(holdsRecast ?? 0)} de tener carta de Reemplazo`,
  glimpse: ({ showsRecast }) => text`según las cartas: ${percent(showsRecast ?? 0)} de ver una carta de Reemplazo`,
  meet: ({ canTurn }) => `según las cartas: ${percent(canTurn ?? 0)} de que te convierta`,
  safe: 'sin riesgo',
  sees: 'sin riesgo, y ves la carta',
  onward: (who) => text`sin riesgo · le toca ${al(who)}`,
  turns: (who) => text`convierte ${al(who)}`,
  ownSide: 'de los tuyos',
  exchangesWith: (who) => text`después intercambias ${con(who)}`,
  exchangesNot: 'después no intercambias con nadie',
  toAll: 'la ven todos',
  gone: 'no la ve nadie',
  ends: 'termina tu turno',
  again: 'después juegas o tiras',
  out: 'quedas fuera, y pierdes',
  moves: (who) => text`te sientas donde estaba ${el(who)}`,
  held: (n, card) => text`en la mano: ${someCards(n, card)}`,
  wins: 'si es así, ganas en el acto',
  loses: 'no es así: perderías',
};

export const TABS: Choices['TABS'] = {
  play: 'Jugar',
  on: (who) => text`contra ${el(who)}`,
  discard: 'Tirar',
  keep: 'Guardar',
  give: 'Dar',
  giveAt: (turns) => `Dar · según las cartas, ${percent(turns)} te convierte`,
  giveTurns: (who) => text`Dar · convierte ${al(who)}`,
  refuse: 'Rechazar · sin riesgo',
  refuseSees: 'Rechazar · verla',
  sendOn: (who) => text`Pasársela ${al(who)}`,
  stay: 'Quedarse',
  saved: 'No te queman',
  targets: (n) => (n === 1 ? '1 objetivo' : `${n} objetivos`),
  cannot: {
    give: 'No se puede dar',
    play: 'Ahora no se puede jugar',
    discard: 'No se puede tirar',
  },
};

export const CANNOT: Choices['CANNOT'] = {
  giveOriginal: 'Un Original nunca entrega una carta de Reemplazo.',
  giveRecast: 'Un Reemplazo solo entrega cartas de Reemplazo al Suplente, y se queda con una.',
  giveStandIn: 'La carta del Suplente no sale de tu mano.',
  last: 'Tu última carta de Reemplazo se queda contigo.',
  double: 'Los dobles no se juegan.',
  defence: 'Una defensa se juega como respuesta, cuando alguien la provoca.',
  target: 'No hay nadie al alcance.',
  noObstacle: 'No hay puerta ni remolque al alcance.',
  trailer: 'En un remolque no se juega nada.',
  fourRecast: 'Con cuatro cartas de Reemplazo, primero se va una.',
  wait: 'Ahora no: es para tu turno.',
};
