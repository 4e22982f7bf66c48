import { agree, plural } from '../../../../text/es/grammar.ts';
import { type Company, sidesOf, type Who, whoAt } from '../shapes/company.ts';
import { action, big, cue, type EventOf, type Line, scene, secret, step } from '../shapes/lines.ts';
import { carded, type Part, plainText, say, text } from '../shapes/parts.ts';
import { sayingOf } from '../shapes/sayings.ts';
import type { Words } from '../spoken.ts';
import { ROLE_NAMES } from './cards.ts';
import {
  al,
  aQuien,
  con,
  del,
  does,
  ElCard,
  el,
  elCard,
  everyone,
  inHand,
  le,
  Own,
  own,
  S,
  te,
  unaCartaOr,
  unCard,
  withCard,
  Yo,
  yo,
} from './grammar.ts';
import { played } from './log-plays.ts';
import { ANSWERS, claimParts, VERBS } from './talk.ts';

type Log = Words['log'];

export const lineOf: Log['lineOf'] = (e, company) => {
  const who = (chair: number): Who => whoAt(company, chair);
  switch (e.type) {
    case 'turn-began':
      return cue(say`${Own(who(e.chair), 'tu turno', 'el turno')}`);
    case 'drew':
      return drew(e, who(e.chair));
    case 'passed-over':
      return step(['Hay un apagón encima. Se descarta sin verse.']);
    case 'shuffled':
      return action(['El mazo se acabó. Se barajan los descartes, y ese es el mazo.']);
    case 'blackout-drawn':
      return action(say`Se va la luz. ${S(who(e.chair), 'roba', 'robas')} un apagón: ${elCard(e.card)}.`);
    case 'played':
      return action(played(e, company));
    case 'spent':
      return step(say`${ElCard(e.card)} ${withCard(e.card, 'va', 'van')} a los descartes.`);
    case 'discarded':
      return discarded(e, who(e.chair));
    case 'kept':
      return e.card === null
        ? step(say`${S(who(e.chair), 'guarda', 'guardas')} una.`)
        : action(say`${S(who(e.chair), 'guarda', 'guardas')} ${elCard(e.card)}.`);
    case 'put-on-top':
      return action(say`${S(who(e.chair), 'deja', 'dejas')} ${unaCartaOr(e.card)} encima del mazo.`);
    case 'exchange-opened':
      return step(
        e.partner === company.you
          ? say`${Yo(who(e.offerer))} se vuelve hacia ${el('you')}.`
          : say`${S(who(e.offerer), 'vuelve', 'vuelves', does(who(e.offerer), 'se ', 'te '))} hacia ${el(who(e.partner))}.`,
      );
    case 'offered':
      return step(say`${S(who(e.chair), 'ofrece', 'ofreces')} ${unaCartaOr(e.card)}.`);
    case 'withdrawn':
      return step(say`${S(who(e.chair), 'recoge', 'recoges')} ${e.card === null ? 'la carta' : elCard(e.card)}.`);
    case 'exchanged':
      return action(exchanged(e, who(e.offerer), who(e.partner)));
    case 'stopped':
      return action(stopped(e, who(e.offerer), who(e.partner)));
    case 'refused':
      return action(refused(e, who(e.offerer), who(e.chair)));
    case 'redirected':
      return action(redirected(who(e.from), who(e.offerer), who(e.to)));
    case 'defended':
      return action(say`${S(who(e.chair), 'responde', 'respondes')} con ${unCard(e.card)}.`);
    case 'replaced':
      return action(
        say`${S(who(e.giver), 'entregó', 'entregaste', le(who(e.chair)))} ${carded('recast', 'una cuarta carta de Reemplazo')}${aQuien(who(e.chair))}. Una se va, llega otra carta, y lo vieron todos.`,
      );
    case 'turned':
      return turned(e, company);
    case 'became-stand-in':
      return e.chair === company.you
        ? secret(['Desde ahora eres el Suplente. Nadie más lo sabe.'])
        : secret(say`${Yo(who(e.chair))} pasó a ser el Suplente.`);
    case 'looked':
      return looked(e, who(e.chair), who(e.at));
    case 'shown':
      return action(shown(e, who(e.chair)));
    case 'held-back':
      return action(say`${S(who(e.chair), 'muestra', 'muestras', 'no ')} nada.`);
    case 'swapped':
      return action(swapped(who(e.chair), who(e.other)));
    case 'reversed':
      return action([
        `El orden de juego se invierte: ${e.direction === 1 ? 'en el sentido del reloj' : 'al revés del reloj'}.`,
      ]);
    case 'door-removed': {
      const [a, b] = sidesOf(company, e.gap);
      return action(say`Ya no hay puerta entre ${everyone([who(a), who(b)])}.`);
    }
    case 'trailer-ticked':
      return step(
        say`${S(who(e.chair), 'sigue', 'sigues')} bajo llave: ${agree(e.left, 'falta', 'faltan')} ${e.left} ${agree(e.left, 'turno', 'turnos')}.`,
      );
    case 'trailer-removed':
      return action(freed(e, who(e.chair)));
    case 'burnt':
      return big(burnt(e, who(e.chair), who(e.by)));
    case 'vengeance-began':
      return big(say`${S(who(e.chair), 'era', 'eras')} el Suplente. Alguien aquí lo extraña.`);
    case 'chose-to-pass':
      return secret(say`Vas a pasar ${elCard(e.card)}.`);
    case 'passed-on':
      return action(passedOn(e, company));
    case 'talk-opened':
      return step(['La mesa habla.']);
    case 'claimed':
      return claimed(e, company);
    case 'answered':
      return answered(e, company);
    case 'stayed-silent':
      return { ...step([]), style: 'talk', speaker: who(e.chair), saying: 'silent', verb: VERBS.silent(who(e.chair)) };
    case 'dawn-neared':
      return big([
        `Empieza a clarear. Si se baraja ${plural(DAWN - e.idle, 'vez', 'veces')} más sin fuego, no gana nadie.`,
      ]);
    case 'reminded':
      return secret(['No queda ningún Original. Dilo, y se acabó.']);
    case 'declared':
      return big(say`${S(who(e.chair), 'declara', 'declaras')}: no queda ningún Original.`);
    case 'ended':
      return big([ENDS[e.result.how]]);
  }
};

const DAWN = 8;

const ENDS: Readonly<Record<EventOf<'ended'>['result']['how'], string>> = {
  burnt: 'Ese era el Suplente. Fin.',
  declared: 'Así es. Fin.',
  alone: 'Así es, y no queda con quién compartirlo. Fin.',
  'false-declaration': 'No es así. Fin.',
  vengeance: 'Queda un solo bando. Fin.',
  dawn: 'Amanece. El camino está abierto. Fin.',
  last: 'Queda una sola silla. Fin.',
};

function drew({ card, why, open }: EventOf<'drew'>, who: Who): Line {
  const glass = open && who !== 'you' ? ', tras el cristal' : '';
  if (why === 'second-take') return step(say`${S(who, 'roba', 'robas')} ${unaCartaOr(card)} para la Segunda Toma.`);
  const drawn = say`${S(who, 'roba', 'robas')} ${card === null && why !== 'turn' ? 'otra carta' : unaCartaOr(card)}${glass}.`;
  return card === null ? step(drawn) : action(drawn);
}

function discarded({ card, why }: EventOf<'discarded'>, who: Who): Line {
  if (why === 'fourth') {
    return action(say`${S(who, 'descarta', 'descartas')} ${unCard('recast')}: en una mano caben tres.`);
  }
  if (why === 'not-kept') return step(say`${S(who, 'deja', 'dejas')} ${unaCartaOr(card)}.`);
  return action(say`${S(who, 'tira', 'tiras')} ${unaCartaOr(card)}.`);
}

function exchanged({ given, back }: EventOf<'exchanged'>, offerer: Who, partner: Who): Part[] {
  const hidden = given === null && back === null;
  return say`${S(offerer, 'pasa', 'pasas', le(partner))} ${unaCartaOr(given)}${aQuien(partner)} y ${does(offerer, 'recibe', 'recibes')} ${hidden ? 'otra' : unaCartaOr(back)}.`;
}

function stopped({ why }: EventOf<'stopped'>, offerer: Who, partner: Who): Part[] {
  if (why === 'circle') return say`La carta vuelve ${al(offerer)}. No hay intercambio.`;
  return say`No hay intercambio entre ${everyone([offerer, partner])}: ${why === 'door' ? 'la puerta tiene cadena' : 'hay un remolque con llave'}.`;
}

function refused({ card, saw }: EventOf<'refused'>, offerer: Who, who: Who): Part[] {
  const first = say`${S(who, 'rechaza', 'rechazas', te(offerer))}${aQuien(offerer)}`;
  if (!saw) return [...first, '.'];
  if (card === null) return say`${first}, y ${does(who, 'vio', 'viste')} la carta.`;
  return offerer === 'you'
    ? say`${first}, y vio tu carta: ${unCard(card)}.`
    : say`${first}, y ${does(who, 've', 'ves')} la carta: ${unCard(card)}.`;
}

/** “El Robot le manda al Cocinero a la Exploradora” would leave open who goes where. */
const redirected = (from: Who, offerer: Who, to: Who): Part[] =>
  say`${S(from, 'desvía', 'desvías')} la oferta ${offerer === 'you' ? 'tuya' : del(offerer)}: ahora es para ${el(to)}.`;

function swapped(who: Who, other: Who): Part[] {
  if (who === 'you') return say`${S(who, '', 'cambias')} de silla ${con(other)}.`;
  if (other === 'you') return say`${Yo(who)} cambia de silla ${con(other)}.`;
  return say`${Yo(who)} y ${yo(other)} cambian de silla.`;
}

function turned({ chair, by }: EventOf<'turned'>, company: Company): Line {
  const [it, giver] = [whoAt(company, chair), whoAt(company, by)];
  const card = Own(giver, 'tu carta', 'la carta');
  if (it === 'you') return { ...big(say`${card} te convierte. Ahora eres ${ROLE_NAMES.recast}.`), style: 'private' };
  return secret(say`${card} convierte ${al(it)}.`);
}

function looked({ how, cards }: EventOf<'looked'>, who: Who, at: Who): Line {
  const one = how === 'close-up' || how === 'double-take';
  const seen = one ? own(at, 'una de tus cartas', 'una carta') : own(at, 'toda tu mano', 'toda la mano');
  if (cards === null) return action(say`${S(who, one ? 'mira' : 've', one ? 'miras' : 'ves')} ${seen}.`);
  return secret(say`${S(who, 've', 'ves')} ${one ? seen : own(at, 'tu mano', 'la mano')}: ${inHand(cards)}.`);
}

function shown({ cards, whole }: EventOf<'shown'>, who: Who): Part[] {
  const all = say`${S(who, 'muestra', 'muestras')} ${whole ? `${does(who, 'su', 'tu')} mano: ` : ''}${inHand(cards)}.`;
  return whole ? all : [...all, ' Se acabó la Rueda de Reconocimiento.'];
}

function freed({ how }: EventOf<'trailer-removed'>, who: Who): Part[] {
  const trailer = Own(who, 'tu remolque', 'el remolque');
  if (how === 'served') return say`${trailer} se abre. Condena cumplida.`;
  if (how === 'burnt') return say`${trailer} se prende fuego.`;
  return say`${trailer} ya no está.`;
}

function burnt({ role }: EventOf<'burnt'>, who: Who, by: Who): Part[] {
  const told = role === null ? '' : ` ${does(who, 'Era', 'Eras')} ${ROLE_NAMES[role]}.`;
  return say`${S(by, 'quema', 'quemas', te(who))}${aQuien(who)}.${told}`;
}

function passedOn({ order, cards }: EventOf<'passed-on'>, company: Company): Part[] {
  const mine = company.you === null ? -1 : order.indexOf(company.you);
  if (mine < 0) return ['Todos pasan una carta.'];
  const before = (mine + order.length - 1) % order.length;
  const [to, from] = [order[(mine + 1) % order.length] as number, order[before] as number];
  return say`Todos pasan una carta. Le das ${unaCartaOr(cards[mine] ?? null)} ${al(whoAt(company, to))} y recibes ${unaCartaOr(cards[before] ?? null)} ${del(whoAt(company, from))}.`;
}

const quoted = (parts: readonly Part[]): Part[] => ['“', ...parts, '”'];

function claimed({ chair, claim }: EventOf<'claimed'>, company: Company): Line {
  const speaker = whoAt(company, chair);
  const saying = sayingOf(claim);
  const parts = quoted(claimParts(claim, chair, company));
  return { ...action(parts), style: 'talk', speaker, saying, verb: VERBS[saying](speaker) };
}

function answered({ chair, answer }: EventOf<'answered'>, company: Company): Line {
  const speaker = whoAt(company, chair);
  const saying = typeof answer === 'string' ? answer : 'answer';
  const parts =
    answer === 'silent'
      ? []
      : quoted(typeof answer === 'string' ? [ANSWERS[answer]] : claimParts(answer, chair, company));
  return { ...action(parts), style: 'talk', speaker, saying, verb: VERBS[saying](speaker) };
}

export const heardOf: Log['heardOf'] = (e, company) => {
  const line = lineOf(e, company);
  if (line.quiet) return null;
  switch (e.type) {
    case 'turn-began':
      return text`${Yo(whoAt(company, e.chair))}.`;
    case 'discarded':
      return e.card === null ? null : plainText(line.parts);
    case 'claimed':
    case 'answered':
      return text`${line.speaker === null ? '' : Yo(line.speaker)} ${line.verb}${line.parts.length === 0 ? '.' : ': '}${line.parts}`;
    default:
      return plainText(line.parts);
  }
};

const SLUGS: readonly string[] = [
  'INT. ESTUDIO CUATRO. EL CAMINO ESTÁ CORTADO.',
  'INT. ESTUDIO CUATRO. EL TELÉFONO NO DA TONO.',
  'INT. ESTUDIO CUATRO. LLUVIA EN EL TECHO.',
  'INT. ESTUDIO CUATRO. ALGUIEN CUENTA LAS SILLAS.',
  'INT. ESTUDIO CUATRO. SE ACABÓ EL CAFÉ.',
  'INT. ESTUDIO CUATRO. QUEDA UNA LÁMPARA.',
  'INT. ESTUDIO CUATRO. NADIE QUIERE SENTARSE AL LADO DE NADIE.',
  'EXT. EL PATIO DEL ESTUDIO. RELÁMPAGOS.',
  'INT. ESTUDIO CUATRO. HUELE A VINAGRE Y A PELÍCULA.',
  'INT. ESTUDIO CUATRO. EL RELOJ ES DE UTILERÍA.',
  'INT. MAQUILLAJE. DOS CARAS EN UN ESPEJO.',
  'INT. ESTUDIO CUATRO. TODOS RÍEN A LA VEZ.',
  'EXT. EL PORTÓN. AGUA HASTA LA RODILLA.',
  'INT. ESTUDIO CUATRO. SIGUE LA NOCHE.',
];

export const sceneOf: Log['sceneOf'] = (round) => scene(SLUGS[round % SLUGS.length] as string);

export const SCENES: Log['SCENES'] = {
  blackout: 'INT. ESTUDIO CUATRO. APAGÓN.',
  two: 'INT. ESTUDIO CUATRO. DOS SILLAS.',
  dawn: 'EXT. EL PATIO DEL ESTUDIO. LUZ GRIS.',
  vengeance: 'INT. ESTUDIO CUATRO. CENIZAS, Y UNA DISCUSIÓN.',
  end: 'EXT. EL CAMINO. LA MAÑANA.',
};
