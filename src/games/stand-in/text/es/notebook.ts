import { a, de, inLine } from '../../../../text/es/cards/names.ts';
import { agree, atHead, counted, plural } from '../../../../text/es/grammar.ts';
import type { Who } from '../shapes/company.ts';
import { text } from '../shapes/parts.ts';
import type { Words } from '../spoken.ts';
import { el, S, times, UnCard, unCard } from './grammar.ts';

type Notebook = Words['notebook'];

/** In one's own notes one is “yo”. */
const conMe = (who: Who): string => (who === 'you' ? 'conmigo' : `con ${inLine(who)}`);
/** “Rechazó al Robot”, “Me rechazó” */
const me = (verb: string, who: Who): string => (who === 'you' ? `Me ${verb.toLowerCase()}` : `${verb} ${a(who)}`);
const porMe = (who: Who): string => (who === 'you' ? 'por mí' : `por ${inLine(who)}`);
const deMe = (who: Who, mine: 'mío' | 'mía'): string => (who === 'you' ? mine : de(who));

export const NOTEBOOK: Notebook['NOTEBOOK'] = {
  title: 'Notas sobre la compañía',
  proves: 'Lo que prueban las reglas',
  assist: 'Pudo convertirse',
  legend: 'A lápiz, opinión. Con sello, las reglas.',
  columns: { seat: 'Silla', note: 'Qué pasó', mark: 'Tu marca', stamp: 'Según las reglas' },
  marks: { none: 'sin opinión', trust: 'confiable', doubt: 'en duda', foe: 'un doble' },
  mark: (who, mark) => text`Tu marca para ${el(who)}: ${NOTEBOOK.marks[mark]}. Presiona para cambiarla`,
  stamps: { proven: 'PROBADO', seen: 'VISTO' },
  stampsSay: { proven: 'Las reglas no dejan otra salida.', seen: 'Lo viste tú.' },
};

export const PROOFS: Notebook['PROOFS'] = {
  standIn: (who) => text`${S(who, 'es', 'eres')} el Suplente.`,
  leader: (who) => text`${S(who, 'es', 'eres')} el Suplente. De tu bando.`,
  suspects: (n, of) => `${n} de ${of} ${agree(n, 'puede', 'pueden')} ser el Suplente.`,
  originals: (n) =>
    n === 0
      ? 'No queda ningún Original. Declara.'
      : `${agree(n, 'Queda un Original', `Quedan ${counted(n)} Originales`)}.`,
  recast: (known, all) =>
    `${plural(all, 'carta de Reemplazo', 'cartas de Reemplazo')}; ${known === 0 ? 'no sabes de ninguna' : `de ${known} sabes dónde ${agree(known, 'está', 'están')}`}.`,
  nitrate: (unseen, own) =>
    `${unseen === 0 ? 'Ninguna Bobina de Nitrato' : plural(unseen, 'Bobina de Nitrato', 'Bobinas de Nitrato')} sin ver${own === 0 ? '' : `, ${own} en tu mano`}.`,
  curtains: (unseen) =>
    `${unseen === 0 ? 'Ningún Telón de Asbesto' : plural(unseen, 'Telón de Asbesto', 'Telones de Asbesto')} sin ver.`,
  onlyExchange: 'Solo el Suplente puede convertirte, y solo en un intercambio.',
  nobodyYet: 'Todavía no se pudo convertir a nadie.',
  turned: (n) =>
    n === 0
      ? 'Nadie más puede ser un Reemplazo.'
      : `Como máximo ${agree(n, 'una silla puede ser Reemplazo', `${counted(n)} sillas pueden ser Reemplazos`)}.`,
  notYet: 'Puede que el Suplente todavía no haya salido del mazo.',
  vengeance: 'Hay un Reemplazo en juego, y ningún Suplente.',
  dawn: (left) => `${plural(left, 'barajada')} sin fuego para el alba.`,
};

export const NOTES: Notebook['NOTES'] = {
  nothing: 'Nada todavía.',
  met: (n, who) => `${atHead(times(n))} ${conMe(who)}.`,
  gaveMe: (card, turn) => text`Me dio ${unCard(card)}, turno ${turn}.`,
  tookFromMe: (card, turn) => text`Tiene ${unCard(card)} de mi parte, turno ${turn}.`,
  refused: (who, turn) => `${me('Rechazó', who)}, turno ${turn}.`,
  wasRefused: (who, turn) => `Rechazo ${deMe(who, 'mío')}, turno ${turn}.`,
  sentOn: (who, turn) => `${me('Desvió', who)}, turno ${turn}.`,
  card: (card, turn) => text`${UnCard(card)}, turno ${turn}.`,
  offered: (card, turn) => text`Me ofreció ${unCard(card)}, turno ${turn}.`,
  hand: (turn) => `Mano entera vista, turno ${turn}.`,
  clean: (turn) => `Mano limpia, turno ${turn}.`,
  cleanSince: 'Mano entera a la vista, sin intercambios desde entonces.',
  heldBack: (turn) => `No mostró nada, turno ${turn}.`,
  looked: (who, turn) => `${me('Miró', who)}, turno ${turn}.`,
  burnt: (who) => `${me('Quemó', who)}.`,
  aimed: (who) => (who === 'you' ? 'Me quiso quemar.' : `Quiso quemar ${a(who)}.`),
  saved: (turn) => `Tenía un telón, turno ${turn}.`,
  accuses: (who) => `${me('Acusa', who)}.`,
  accusedBy: (who) => `Acusación ${deMe(who, 'mía')}.`,
  vouches: (who) => `${me('Avala', who)}.`,
  lockedIn: (by) => `Bajo llave: obra ${deMe(by, 'mía')}.`,
  shutSelf: 'Se encerró en un remolque.',
  door: (who) => (who === 'you' ? 'Me puso una puerta.' : `Le puso una puerta ${a(who)}.`),
  cut: (who) => (who === 'you' ? 'Me sacó a hachazos.' : `Sacó a hachazos ${a(who)}.`),
  moved: (who, turn) => `Se sentó junto ${who === 'you' ? 'a mí' : a(who)}, turno ${turn}.`,
  contradicts: (who) => `No dice lo mismo que ${who === 'you' ? 'yo' : inLine(who)}.`,
  fourth: 'Entregó una cuarta carta de Reemplazo.',
  holdsThree: 'Tiene tres cartas de Reemplazo.',
  couldBeTurned: (by, turn) => `Pudo convertirse: ${porMe(by)}, turno ${turn}.`,
  original: 'De los Originales.',
  recast: 'Un Reemplazo.',
  standIn: 'El Suplente.',
  notStandIn: 'No es el Suplente.',
  out: (turn) => `Ardió, turno ${turn}.`,
};
