import { agree, plural } from '../../../../text/es/grammar.ts';
import { text } from '../shapes/parts.ts';
import type { Words } from '../spoken.ts';
import { ROLE_NAMES } from './cards.ts';
import { al, aQuien, del, el, everyone, S, te, yo } from './grammar.ts';

type Ending = Words['ending'];

export const WHY: Ending['WHY'] = {
  burnt: (standIn, by) => text`${S(by, 'quemó', 'quemaste', te(standIn))}${aQuien(standIn)}, y ahí estaba el Suplente.`,
  burntForNobody: (standIn, by) =>
    text`${S(by, 'quemó', 'quemaste', te(standIn))}${aQuien(standIn)}, y ahí estaba el Suplente. No quedaba ningún Original para celebrarlo.`,
  declared: (standIn) => text`${S(standIn, 'declaró', 'declaraste')} que no quedaba ningún Original. Era cierto.`,
  declaredLast: (standIn, last) =>
    text`${S(standIn, 'declaró', 'declaraste')}, y era cierto. La última conversión fue la ${last === 'you' ? 'tuya' : del(last)}, y por eso no entra en el triunfo.`,
  alone: (standIn) =>
    text`Todas las sillas cambiaron y no ardió ningún Original: ${standIn === 'you' ? 'ganaste' : [yo(standIn), ' ganó']} sin nadie más.`,
  shared: (standIn) => text`${S(standIn, 'declaró', 'declaraste')}, y era cierto. Los dobles lo comparten.`,
  falseDeclaration: (standIn, left) =>
    text`${S(standIn, 'declaró', 'declaraste')}, y no era cierto: ${everyone(left)} ${left.length === 1 ? (left[0] === 'you' ? 'eras' : 'era') : 'eran'} ${agree(left.length, 'Original', 'Originales')} todavía.`,
  vengeanceOriginals: 'Ardió el Suplente y, al final, también el último Reemplazo.',
  vengeanceRecast: 'Ardió el Suplente, pero sus Reemplazos aguantaron más que los Originales.',
  dawn: 'Ocho barajadas sin fuego. Salió el sol, el camino quedó abierto, y no ganó nadie.',
  last: (who) => text`${S(who, 'era', 'eras')} la única silla en juego cuando el Suplente aún no salía del mazo.`,
  left: (turn) => `Dejaste el estudio en el turno ${turn}.`,
};

export const ownEnd: Ending['ownEnd'] = ({ role, won, burnt, last }, how) => {
  if (won) {
    if (how === 'last') return 'Aguantaste más que nadie, y nunca hubo nada que temer.';
    if (how === 'alone') return 'Ganaste sin nadie más. La compañía es tuya, toda.';
    return WON[role];
  }
  if (burnt !== null) return `Te quemaron en el turno ${burnt}, y las cenizas no ganan.`;
  if (how === 'dawn') return 'Perdiste. Como todos.';
  if (how === 'alone') return 'Te convirtieron, como a todos, y el Suplente ya no necesitó a nadie. Perdiste.';
  if (last) return 'Fuiste el último Original y te convirtieron: el último no gana con los demás.';
  return LOST[role];
};

const WON = {
  original: 'Seguiste siendo tú, y ganaste.',
  recast: 'Ya no eras tú, y ganaste.',
  'stand-in': 'No queda nadie que pueda decir lo que eres. Ganaste.',
} as const;
const LOST = {
  original: 'Fuiste Original hasta el final. No bastó.',
  recast: 'Cambiaste de bando, y tu bando perdió.',
  'stand-in': 'Te descubrieron. Perdiste.',
} as const;

export const ENDING: Ending['ENDING'] = {
  the: 'Fin',
  verdicts: { won: 'Ganaste', lost: 'Perdiste', nobody: 'No ganó nadie', watched: 'Se acabó', left: 'Abandono' },
  sides: { originals: 'Ganan los Originales', doubles: 'Ganan los dobles', alone: 'Gana el Suplente, sin nadie más' },
  pages: { credits: 'Créditos', front: 'Primera plana', rushes: 'Copiones', poster: 'Cartel' },
  cast: 'La compañía',
  winners: 'Ganan',
  roles: 'Quién era quién',
  hands: 'Qué tenían',
  fates: {
    original: 'Original hasta el final.',
    standIn: 'El Suplente, desde el principio.',
    becameStandIn: (turn) => `El Suplente, desde el turno ${turn}.`,
    turned: (by, turn) => text`Conversión en el turno ${turn}, por obra ${by === 'you' ? 'tuya' : del(by)}.`,
    burnt: (by, turn, role) =>
      text`Ardió en el turno ${turn}, por obra ${by === 'you' ? 'tuya' : del(by)}: ${ROLE_NAMES[role]}.`,
    won: 'Gana.',
    lost: 'Pierde.',
  },
  numbers: {
    turns: 'Turnos',
    exchanges: 'Intercambios',
    refused: 'Rechazos',
    turned: 'Conversiones',
    burnt: 'Cenizas',
    claims: 'Afirmaciones',
    lies: 'De ellas, falsas',
    choices: 'Decisiones',
    asked: 'Veces que preguntaste “¿Tú qué harías?”',
    shuffles: 'Barajadas',
  },
  again: 'Lo mismo otra vez',
  fresh: 'Otra partida',
  sheet: {
    above: 'Last Reel Pictures presenta',
    starring: 'Con',
    and: (who) => text`y ${yo(who)} en el papel de otra persona`,
    below: (half) =>
      half >= 7 ? 'La compañía del año' : half >= 5 ? 'Prorrogada' : half >= 3 ? 'Solo esta semana' : 'Solo una noche',
    small: (seed, hash) => `Semilla ${seed} · Copia núm. ${hash}`,
  },
  notice: (half) => NOTICES[Math.max(0, Math.min(NOTICES.length - 1, half))] as string,
  recap: (turn, inPlay) =>
    `Turno ${turn}. ${agree(inPlay, 'Queda', 'Quedan')} ${plural(inPlay, 'silla ocupada', 'sillas ocupadas')}.`,
  meanwhile: (n) => plural(n, 'cosa desde tu último turno', 'cosas desde tu último turno'),
};

const NOTICES: readonly string[] = [
  'No se halló quien la reseñara.',
  'El fuego, convincente.',
  'Una velada cálida, sobre todo para otros.',
  'Algunas caras eran de verdad.',
  'Mantiene el interés. A algunos, más tiempo.',
  'Tensa. Nadie se atrevía a pasar la sal.',
  'Una compañía inolvidable, sean quienes sean.',
  'Ni una mano fuera de lugar.',
  'Nadie era quien decía ser, y todos estuvieron espléndidos.',
];

export const TAGLINES: Ending['TAGLINES'] = [
  ({ seats }) => `${seats} sillas. Una de más está tibia.`,
  ({ standIn }) => (standIn === null ? null : text`¿Aceptarías una carta ${del(standIn)}?`),
  ({ firstBurnt }) => (firstBurnt === null ? null : text`Sospechaban ${del(firstBurnt)}. Qué seguridad tenían.`),
  ({ firstTurned }) =>
    firstTurned === null ? null : text`No le pasa nada ${al(firstTurned)}. Lo dice ${el(firstTurned)}.`,
  ({ lies }) => (lies > 4 ? `${lies} mentiras, y todas de buena fe.` : null),
  ({ refusals }) => (refusals > 4 ? 'Nadie daba la mano. Hacían bien.' : null),
  ({ doors }) => (doors > 1 ? 'Cerraron todas las puertas. Por los dos lados.' : null),
  () => 'La tormenta era de verdad. Lo demás, no.',
  () => 'Siéntate donde quieras. Se sentará a tu lado.',
  () => 'Empezada la función no entró nadie. Tampoco salió.',
];
