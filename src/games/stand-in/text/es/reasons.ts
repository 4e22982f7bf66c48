import type { Claim, Prompt, Reply, Role, Script } from '../../../../rules/stand-in/index.ts';
import { percent } from '../../../../text/numerals.ts';
import { type Company, type Who, whoAt } from '../shapes/company.ts';
import { text } from '../shapes/parts.ts';
import type { Words } from '../spoken.ts';
import { ROLE_NAMES } from './cards.ts';
import { aQuien, con, del, doFor, doTo, el, elCard, inHand, own, s, unCard, Yo } from './grammar.ts';

type Reasons = Words['reasons'];
type Play = Extract<Reply, { type: 'play' }>;
type Figures = Parameters<Reasons['becauseOf']>[0]['figures'];

export const becauseOf: Reasons['becauseOf'] = ({ reply, figures }, role, prompt, company) => {
  switch (reply.type) {
    case 'play':
      return playing(reply, figures, role, company);
    case 'discard':
      return reply.card === 'recast' && role === 'original'
        ? text`Tirar ${elCard(reply.card)}: en una mano honrada queda mal.`
        : text`Tirar ${elCard(reply.card)}: es lo que menos falta hace.`;
    case 'keep':
      return text`Guardar ${elCard(reply.card)}: de las tres, lo más útil.`;
    case 'drop':
      return text`Soltar ${inHand(reply.cards)}: lo que queda vale más.`;
    case 'give':
      return giving(reply.card, figures, role, prompt, company);
    case 'defend':
      return defending(reply.card, figures, role, prompt, company);
    case 'none':
      return prompt.type === 'guard' && prompt.card === 'nitrate'
        ? 'Dejar que arda: no había remedio.'
        : 'Dejar que pase: la otra silla no es peor.';
    case 'seat':
      return seating(reply.seat, figures, role, prompt, company);
    case 'show':
      return SHOWS[reply.what];
    case 'silent':
      return 'No decir nada: todavía no hay nada que valga la pena decir.';
    case 'yes':
      return 'Sí: fue así, y alguien lo sabe.';
    case 'no':
      return prompt.type === 'talk' && prompt.answering?.claim.type === 'accuse'
        ? 'Negarlo: qué remedio.'
        : 'No: no fue así.';
    case 'say':
      return saying(reply.claim, figures, role, company);
    case 'declare':
      return 'Declarar: no queda ningún Original.';
  }
};

const SHOWS = {
  hand: 'Mostrar la mano: no hay nada que esconder.',
  recast: 'Mostrar una carta de Reemplazo: con eso se acaba la Rueda.',
  nothing: 'No mostrar nada: la mano no luciría bien.',
} as const;

const chance = (p: number | undefined): string => percent(p ?? 0);

function playing(play: Play, figures: Figures, role: Role, company: Company): string {
  const { card } = play;
  const at: Who = play.target === null ? 'you' : whoAt(company, play.target);
  switch (card) {
    case 'nitrate':
      if (role === 'original') {
        return text`${doTo('Quemar', at)}: ${chance(figures.standIn)} de ser el Suplente, ${chance(figures.double)} de ser un doble.`;
      }
      return role === 'recast'
        ? text`${doTo('Quemar', at)}: solo ${chance(figures.double)} de ser de los nuestros.`
        : text`${doTo('Quemar', at)}: de los Originales, y al alcance.`;
    case 'screen-test':
    case 'close-up':
      return role === 'original'
        ? text`${doTo('Mirar', at)}: ${chance(figures.standIn)} de ser el Suplente, ${chance(figures.double)} de ser un doble; mejor saberlo que suponerlo.`
        : text`${doTo('Mirar', at)}: es lo que haría la gente honrada.`;
    case 'second-take':
      return 'Segunda Toma: en la mano no hay nada mejor.';
    case 'house-lights':
      return 'Luces de Sala: una mano limpia, vista por todos, es una coartada.';
    case 'love-scene':
      if (role === 'original') {
        return text`Escena de Amor ${con(at)}: ${chance(figures.danger)} de que haya conversión, menos que por donde iba el turno.`;
      }
      return role === 'recast'
        ? text`Escena de Amor ${con(at)}: le conviene a nuestro bando.`
        : text`Escena de Amor ${con(at)}: de los Originales, y hay una carta de Reemplazo que dar.`;
    default:
      return moving(card, figures.partner, company);
  }
}

function moving(card: Script, partner: number | undefined, company: Company): string {
  const next: Who | null = partner === undefined ? null : whoAt(company, partner);
  return next === null
    ? text`Jugar ${elCard(card)}: así es mejor.`
    : text`Jugar ${elCard(card)}: así ${s(next, 'va', 'vas')} después, y es mejor.`;
}

function giving(card: Script, { double, danger }: Figures, role: Role, prompt: Prompt, company: Company): string {
  const to = partnerOf(prompt, company);
  if (card === 'recast') {
    return role === 'stand-in'
      ? text`${doFor('Dar', to)} ${unCard(card)}${aQuien(to)}: así se convierte a un Original.`
      : text`${doFor('Dar', to)} ${unCard(card)}${aQuien(to)}: al Suplente le sirve más.`;
  }
  if (role !== 'original') return text`${doFor('Dar', to)} ${unCard(card)}${aQuien(to)}: es lo que sobra.`;
  return prompt.type === 'answer'
    ? text`${doFor('Dar', to)} ${unCard(card)}${aQuien(to)}: ${chance(danger)} de que haya conversión es un riesgo aceptable.`
    : text`${doFor('Dar', to)} ${unCard(card)}${aQuien(to)}: ${chance(double)} de ser un doble, y ahí no hace daño.`;
}

function partnerOf(prompt: Prompt, company: Company): Who {
  switch (prompt.type) {
    case 'offer':
      return whoAt(company, prompt.partner);
    case 'answer':
      return whoAt(company, prompt.offerer);
    case 'hand-on':
      return whoAt(company, prompt.receiver);
    default:
      return whoAt(company, prompt.to);
  }
}

function defending(card: Script, { danger }: Figures, role: Role, prompt: Prompt, company: Company): string {
  if (card === 'asbestos') return 'Bajar el telón: no hay segunda oportunidad.';
  if (card === 'on-my-mark') return 'Quedarse: esta silla es mejor.';
  const from = partnerOf(prompt, company);
  if (role !== 'original') return text`${doTo('Rechazar', from)}: es lo que haría la gente honrada.`;
  if (card === 'wrong-room')
    return text`${doTo('Desviar', from)}: ${chance(danger)} de que haya conversión, y más allá no convierte a nadie.`;
  return card === 'double-take'
    ? text`${doTo('Rechazar', from)}: ${chance(danger)} de que haya conversión, y la carta sería una prueba.`
    : text`${doTo('Rechazar', from)}: ${chance(danger)} de que haya conversión.`;
}

function seating(seat: number, { double, danger }: Figures, role: Role, prompt: Prompt, company: Company): string {
  const who = whoAt(company, seat);
  if (prompt.type !== 'seat') return text`${Yo(who)}.`;
  if (prompt.card === 'aside') {
    return role === 'original'
      ? text`${doFor('Mostrar', who)} la mano${aQuien(who)}: ${chance(double)} de ser un doble, así que puede servir.`
      : text`${doFor('Mostrar', who)} la mano${aQuien(who)}: ahí es donde menos daño hace.`;
  }
  if (prompt.card === 'thermos') {
    return role === 'original'
      ? text`Intercambiar ${con(who)}: ${chance(danger)} de que haya conversión, lo menos que hay.`
      : text`Intercambiar ${con(who)}: le conviene a nuestro bando.`;
  }
  return text`Tomar ${own(who, 'tu silla', 'la silla')}: los vecinos son mejores.`;
}

function saying(claim: Claim, { standIn, double }: Figures, role: Role, company: Company): string {
  if (!('seat' in claim)) return 'Decirlo: es bastante cierto y no cuesta nada.';
  const about = whoAt(company, claim.seat);
  switch (claim.type) {
    case 'accuse':
      if (role !== 'original') return text`${doTo('Acusar', about)}: la mesa está lista para creerlo.`;
      return claim.sure
        ? text`Decirlo: ${s(about, 'es', 'eres')} ${ROLE_NAMES[claim.role]}, y está probado.`
        : text`Decirlo: ${chance(standIn ?? double)} de que ${s(about, 'sea', 'seas')} ${ROLE_NAMES[claim.role]}.`;
    case 'i-saw':
      return role === 'original'
        ? text`Contar lo que mostró ${own(about, 'tu mano', 'la mano')}: una prueba compartida vale más que cualquier carta.`
        : text`Contar de ${own(about, 'tu mano', 'la mano')} una historia que nadie pueda comprobar.`;
    case 'vouch':
    case 'leave-alone':
      return text`Hablar bien ${del(about)}: ${chance(double)} de ser un doble, lo menos de la mesa.`;
    case 'burn':
    case 'test':
    case 'shut-in':
    case 'no-trade':
      return text`Prevenir contra ${el(about)}: ${chance(double)} de ser un doble.`;
    case 'ask':
      return text`${doFor('Preguntar', about)}${aQuien(about)}: la respuesta se puede comparar con las cartas.`;
    default:
      return text`Contar lo que pasó ${con(about)}: se puede comprobar.`;
  }
}

export const AS_READ: Reasons['AS_READ'] = 'Así leo la mesa, no solo las cartas.';

export const WEIGHED: Reasons['WEIGHED'] = {
  title: 'Lo que sopesó',
  best: 'Lo mejor',
  also: 'También sopesó',
  close: 'Lo segundo valía lo mismo.',
  wandered: 'No fue lo mejor que se le ocurrió. En este nivel se distrae.',
  forced: 'No había elección.',
  thinks: (who, standIn, double) =>
    text`${Yo(who)}: ${percent(standIn)} de ser el Suplente, ${percent(double)} de ser un doble.`,
  hint: '¿Tú qué harías?',
};
