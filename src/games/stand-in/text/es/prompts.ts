import type { Prompt } from '../../../../rules/stand-in/index.ts';
import { type Company, type Who, whoAt } from '../shapes/company.ts';
import { quoted, text } from '../shapes/parts.ts';
import type { Words } from '../spoken.ts';
import { al, con, el, Own, S, te, unCard, Yo, yo } from './grammar.ts';
import { claimParts } from './talk.ts';

type Prompts = Words['prompts'];
type Question = ReturnType<Prompts['questionOf']>;

const ask = (tells: string, asks: string): Question => ({ tells, asks });

export const questionOf: Prompts['questionOf'] = (prompt, company, drew) => {
  const who = (chair: number): Who => whoAt(company, chair);
  switch (prompt.type) {
    case 'act':
      return ask(drew === null ? 'Tu turno.' : text`Tu turno. Robaste ${unCard(drew)}.`, acting(prompt));
    case 'keep':
      return ask('Segunda Toma: tres cartas.', '¿Cuál guardas?');
    case 'offer':
      return ask(meeting(prompt.by, who(prompt.partner)), text`¿Qué le ofreces ${al(who(prompt.partner))}?`);
    case 'answer':
      return ask(offered(prompt.by, who(prompt.offerer)), '¿Qué respondes?');
    case 'guard':
      return guarding(prompt, who(prompt.by));
    case 'seat':
      return ask(...SEATS[prompt.card]);
    case 'drop':
      return prompt.card === 'lost-pages'
        ? ask('Páginas Perdidas.', '¿Cuál guardas? Las otras tres se van.')
        : ask('Mesa de Utilería.', '¿Qué carta dejas en ella?');
    case 'show':
      return ask('Rueda de Reconocimiento.', '¿Qué muestras?');
    case 'hand-on':
      return ask('“Pasen la Utilería”. Sin rechazos.', text`¿Qué carta va para ${el(who(prompt.receiver))}?`);
    case 'talk':
      return prompt.answering === null
        ? ask('La mesa habla.', '¿Dices algo?')
        : ask(answering(prompt.answering, company), '¿Qué contestas?');
  }
};

const acting = ({ replies }: Extract<Prompt, { type: 'act' }>): string =>
  replies.some(({ type }) => type === 'play') ? '¿Juegas una carta o tiras una?' : '¿Qué carta tiras?';

function meeting(by: Extract<Prompt, { type: 'offer' }>['by'], partner: Who): string {
  switch (by) {
    case 'turn':
      return text`Tu intercambio ${con(partner)}.`;
    case 'love-scene':
      return text`Tu Escena de Amor ${con(partner)}.`;
    case 'thermos':
      return text`Compartes un termo ${con(partner)}.`;
  }
}

function offered(by: Extract<Prompt, { type: 'answer' }>['by'], offerer: Who): string {
  switch (by) {
    case 'turn':
      return text`${S(offerer, 'ofrece', 'ofreces', te('you'))} una carta.`;
    case 'love-scene':
      return text`${S(offerer, 'juega', 'juegas')} contigo una Escena de Amor y te ofrece una carta.`;
    case 'thermos':
      return text`${S(offerer, 'comparte', 'compartes')} contigo un termo y te ofrece una carta.`;
  }
}

function guarding({ card }: Extract<Prompt, { type: 'guard' }>, by: Who): Question {
  if (card === 'nitrate')
    return ask(text`${S(by, 'tira', 'tiras', te('you'))} una Bobina de Nitrato.`, '¿Bajas el Telón de Asbesto?');
  return ask(text`${S(by, 'juega', 'juegas')} ${unCard(card)} y quiere tu silla.`, '¿Te quedas en tu marca?');
}

const SEATS: Readonly<Record<Extract<Prompt, { type: 'seat' }>['card'], readonly [string, string]>> = {
  'new-blocking': ['Nueva Marcación.', '¿Con quién cambias de silla?'],
  'three-over': ['“Tres Marcas Más Allá”.', 'Izquierda o derecha: ¿con quién cambias de silla?'],
  aside: ['Aparte Susurrado.', '¿Qué vecino ve tu mano?'],
  thermos: ['“Un Termo para Dos”.', '¿Con quién intercambias?'],
};

function answering(
  { by, claim }: NonNullable<Extract<Prompt, { type: 'talk' }>['answering']>,
  company: Company,
): string {
  return text`${Yo(whoAt(company, by))}: ${quoted(claimParts(claim, by, company))}`;
}

export const ASIDES: Prompts['ASIDES'] = {
  noPlay: 'Estás bajo llave: robar, tirar, esperar.',
  fourRecast: 'Cuatro cartas de Reemplazo son una de más. Una se va.',
  noPartner: 'Este turno no hay con quién intercambiar.',
  stopped: (partner) => text`Sin intercambio ${con(partner)}: hay algo en medio.`,
  redirected: (from) => text`Era para ${el(from)}. Lo que recibes así no convierte a nadie.`,
  again: (partner) => text`Tu carta no puede ir para ${el(partner)}. Elige otra.`,
  next: (who) => text`Después de ti, ${yo(who)}.`,
  clockwise: { true: 'En el sentido del reloj.', false: 'En sentido contrario al reloj.' },
  declare: 'No queda ningún Original. Puedes declarar.',
  warned: (who) => text`Se sabe que ${el(who)} tiene tres cartas de Reemplazo. Una cuarta te delataría.`,
  waits: (who) => text`${Own(who, 'tu turno', 'el turno')}.`,
};
