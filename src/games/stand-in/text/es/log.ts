import { agree, plural } from '../../../../text/es/grammar.ts';
import { type Company, sidesOf, type Who, whoAt } from '../shapes/company.ts';
import { action, big, cue, type EventOf, type Line, secret, step } from '../shapes/lines.ts';
import { carded, plainText, quoted, say, text } from '../shapes/parts.ts';
import { sayingOf } from '../shapes/sayings.ts';
import type { Words } from '../spoken.ts';
import { aQuien, does, ElCard, el, elCard, everyone, le, Own, S, unaCartaOr, unCard, withCard, Yo } from './grammar.ts';
import { played } from './log-plays.ts';
import {
  burnt,
  discarded,
  drew,
  exchanged,
  freed,
  looked,
  passedOn,
  redirected,
  refused,
  shown,
  stopped,
  swapped,
  turned,
} from './log-told.ts';
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
  return {
    ...action(parts),
    style: 'talk',
    speaker,
    saying,
    verb: VERBS[answer === 'silent' ? 'silent' : 'answer'](speaker),
  };
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
