import type { Claim, Look } from '../../../../rules/stand-in/index.ts';
import { shortName } from '../../../../text/es/cards/names.ts';
import { atHead } from '../../../../text/es/grammar.ts';
import { type Company, faceAt, type Who, whoAt } from '../shapes/company.ts';
import { named, type Part, plainText, quoted, say, text } from '../shapes/parts.ts';
import type { Words } from '../spoken.ts';
import { ROLE_NAMES } from './cards.ts';
import { al, con, does, doTo, el, elCard, ningun, own, s, unCard, Yo } from './grammar.ts';

type Talk = Words['talk'];

export const VERBS: Talk['VERBS'] = {
  say: (who) => does(who, 'afirma', 'afirmas'),
  accuse: (who) => does(who, 'acusa', 'acusas'),
  vouch: (who) => does(who, 'avala', 'avalas'),
  ask: (who) => does(who, 'pregunta', 'preguntas'),
  propose: (who) => does(who, 'propone', 'propones'),
  answer: (who) => does(who, 'contesta', 'contestas'),
  silent: (who) => does(who, 'no dice nada', 'no dices nada'),
};

const BY: Readonly<Record<Look, string>> = {
  'close-up': 'Con un Primer Plano',
  'screen-test': 'Con una Prueba de Cámara',
  'double-take': 'Con un Doble Vistazo',
  aside: 'En un Aparte Susurrado',
};

const SURE = { true: 'Con certeza.', false: 'Una corazonada.' } as const;

export const claimParts: Talk['claimParts'] = (claim, speaker, company) => {
  const who = (chair: number): Who => whoAt(company, chair);
  switch (claim.type) {
    case 'i-am':
      return [`Soy ${ROLE_NAMES[claim.role]}.`];
    case 'i-hold':
      return claim.yes ? say`Tengo ${unCard(claim.card)}.` : say`No tengo ${ningun(claim.card)}.`;
    case 'i-gave': {
      const it = who(claim.seat);
      return it === 'you'
        ? say`${named(it, 'Te')} di ${unCard(claim.card)}.`
        : say`Le di ${unCard(claim.card)} ${al(it)}.`;
    }
    case 'i-got': {
      const it = who(claim.seat);
      return say`${Yo(it)} me ${does(it, 'dio', 'diste')} ${unCard(claim.card)}.`;
    }
    case 'i-saw':
      return sighting(claim, who(claim.seat));
    case 'accuse': {
      const it = who(claim.seat);
      return say`${Yo(it)} ${does(it, 'es', 'eres')} ${ROLE_NAMES[claim.role]}. ${SURE[`${claim.sure}`]}`;
    }
    case 'vouch':
      return say`Respondo por ${el(who(claim.seat))}.`;
    case 'ask':
      return question(claim, speaker, company);
    case 'burn':
      return say`Hay que ${doTo('quemar', who(claim.seat))}.`;
    case 'test':
      return say`Que alguien mire ${own(who(claim.seat), 'tu mano', 'la mano')}.`;
    case 'shut-in':
      return say`Hay que ${doTo('encerrar', who(claim.seat))}.`;
    case 'leave-alone':
      return say`Nadie debería ${doTo('tocar', who(claim.seat))}.`;
    case 'no-trade':
      return say`Que nadie intercambie ${con(who(claim.seat))}.`;
  }
};

export const claimOf: Talk['claimOf'] = (claim, speaker, company) => plainText(claimParts(claim, speaker, company));

function sighting({ what, how }: Extract<Claim, { type: 'i-saw' }>, of: Who): Part[] {
  const hand = own(of, 'tu mano', 'la mano');
  if (what === 'whole-hand') return say`${BY[how]} vi toda ${hand}.`;
  if (what === 'clean') return say`${BY[how]} vi toda ${hand}: ni el Suplente ni cartas de Reemplazo.`;
  if (how === 'double-take') return say`${BY[how]} vi lo que ${s(of, 'ofrecía', 'ofrecías')}: ${unCard(what)}.`;
  return say`${BY[how]} vi ${unCard(what)} en ${hand}.`;
}

function question(ask: Extract<Claim, { type: 'ask' }>, speaker: number, company: Company): Part[] {
  const face = faceAt(company, ask.seat);
  const asked = asking(ask, speaker, company);
  return ask.seat === company.you ? headed(asked) : [named(face, shortName(face)), ', ', ...asked];
}

const headed = ([first, ...rest]: Part[]): Part[] => [
  typeof first === 'string' ? atHead(first) : (first ?? ''),
  ...rest,
];

function asking(ask: Extract<Claim, { type: 'ask' }>, speaker: number, company: Company): Part[] {
  if (ask.what === 'hold') return say`¿tienes ${unCard(ask.about)}?`;
  const isMe = ask.about === speaker;
  const face = faceAt(company, ask.about);
  switch (ask.what) {
    case 'gave':
      return isMe ? ['¿qué me diste?'] : say`¿qué le diste ${al(face)}?`;
    case 'got':
      return isMe ? ['¿qué te di?'] : say`¿qué te dio ${el(face)}?`;
    case 'saw':
      return say`¿qué viste en ${isMe ? 'mi mano' : own(face, '', 'la mano')}?`;
  }
}

export const ANSWERS: Talk['ANSWERS'] = { yes: 'Sí.', no: 'No.' };

export const claimLabel: Talk['claimLabel'] = (claim, company) => {
  const who = (chair: number): Who => whoAt(company, chair);
  switch (claim.type) {
    case 'i-am':
      return `Soy ${ROLE_NAMES[claim.role]}`;
    case 'i-hold':
      return claim.yes ? text`Tengo ${unCard(claim.card)}` : text`No tengo ${ningun(claim.card)}`;
    case 'accuse':
      return text`Acusar ${al(who(claim.seat))} de ser ${ROLE_NAMES[claim.role]}: ${MENU.sure[`${claim.sure}`]}`;
    case 'vouch':
      return text`Avalar ${al(who(claim.seat))}`;
    case 'ask':
      return text`Preguntar ${al(who(claim.seat))}: ${asking(claim, company.you ?? -1, company)}`;
    case 'burn':
      return text`Proponer quemar ${al(who(claim.seat))}`;
    case 'test':
      return text`Proponer mirar ${own(who(claim.seat), 'tu mano', 'la mano')}`;
    case 'shut-in':
      return text`Proponer encerrar ${al(who(claim.seat))}`;
    case 'leave-alone':
      return text`Proponer dejar en paz ${al(who(claim.seat))}`;
    case 'no-trade':
      return text`Proponer que nadie intercambie ${con(who(claim.seat))}`;
    default:
      return claimOf(claim, company.you ?? -1, company).replace(/\.$/, '');
  }
};

export const MENU: Talk['MENU'] = {
  title: 'Di algo antes, si quieres',
  window: 'Te toca hablar',
  groups: { say: 'Decir', accuse: 'Acusar', vouch: 'Avalar', ask: 'Preguntar', propose: 'Proponer' },
  more: 'Más…',
  back: 'Volver',
  silent: 'No decir nada',
  spoken: 'Ya dijiste lo tuyo.',
  whom: {
    say: '¿Sobre qué?',
    accuse: '¿A quién acusas?',
    vouch: '¿A quién avalas?',
    ask: '¿A quién preguntas?',
    propose: '¿De quién se trata?',
  },
  topics: {
    'i-am': 'Qué soy',
    'i-hold': 'Qué tengo',
    'i-gave': 'Qué di',
    'i-got': 'Qué me dieron',
    'i-saw': 'Qué vi',
  },
  holds: { yes: 'Tengo…', no: 'No tengo…' },
  asks: { gave: '¿Qué le diste a…?', got: '¿Qué te dio…?', saw: '¿Qué viste de…?', hold: '¿Tienes…?' },
  proposals: {
    burn: 'Quemar a alguien',
    test: 'Mirar una mano',
    'shut-in': 'Encerrar a alguien',
    'leave-alone': 'Dejar a alguien en paz',
    'no-trade': 'No intercambiar con alguien',
  },
  sure: { true: 'con certeza', false: 'una corazonada' },
  lie: 'Nadie lo comprueba. Las cartas sí, después.',
  answer: {
    yes: 'Sí',
    no: 'No',
    silent: 'No decir nada',
    counter: 'Contestar con una afirmación…',
  },
  answering: (by, said) => text`${Yo(by)}: ${quoted([said])}`,
  card: (card) => text`Sobre ${elCard(card)}`,
};

export const SHRUGS: Talk['SHRUGS'] = [
  'Nadie pestañea.',
  'La mesa oyó cosas peores.',
  'Alguien tose. Nada más.',
  'Una pausa, por cortesía.',
  'Lo reciben como a la lluvia.',
  'No toma nota nadie.',
  'Se mueven los ojos. Las ideas, no.',
  'Alguien dice “Ajá”. No es un sí.',
];
