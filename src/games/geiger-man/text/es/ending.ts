import type { GirlId, KillerId } from '../../../../rules/geiger-man/index.ts';
import type { LostTo, WonBy } from '../endings.ts';
import type { Words } from '../shape.ts';
import { agree, atHead, counted, plural, some } from './grammar.ts';
import { aKiller, atSpace, cardInLine, deKiller, girlName, girlShort, loOrLa, theItem, theKiller } from './names.ts';

type Ending = Words['ending'];
type Why = (girl: GirlId, killer: KillerId, card: string, space: string) => string;

const WON: Readonly<Record<WonBy, Why>> = {
  card: (girl, killer, card, space) =>
    `${girlShort(girl)} acabó con ${theKiller(killer)} ${atSpace(space)}: ${cardInLine(card)}.`,
  item: (girl, killer, card, space) =>
    `${girlShort(girl)} acabó con ${theKiller(killer)} ${atSpace(space)}, con ${theItem(card)} y nada más.`,
  reaction: (girl, killer, card) =>
    `${atHead(theKiller(killer))} atacó a ${girlShort(girl)} una vez de más: ${cardInLine(card)}.`,
  trap: (_girl, killer, card, space) =>
    `${atHead(theKiller(killer))} pisó ${theItem(card)} ${atSpace(space)}, y ahí se acabó.`,
  sergeant: (_girl, killer, _card, space) =>
    `El Sargento murió ${atSpace(space)}, y se llevó consigo ${aKiller(killer)}.`,
  both: (girl, killer, card) =>
    `Con ${cardInLine(card)} acabaron las dos partes, ${girlShort(girl)} y ${theKiller(killer)}. Eso cuenta como victoria.`,
};

const LOST: Readonly<Record<LostTo, Why>> = {
  killer: (girl, killer, _card, space) =>
    `${atHead(theKiller(killer))} alcanzó a ${girlShort(girl)} ${atSpace(space)}. Era su último corazón.`,
  minion: (girl, _killer, _card, space) =>
    `Al final fue un Alacrán, ${atSpace(space)}. A ${girlShort(girl)} ya no le quedaba corazón que voltear.`,
  own: (girl, _killer, card) => `A ${girlShort(girl)} le quedaba un corazón, y ${cardInLine(card)} costaba uno.`,
  secret: (girl, _killer, card) =>
    `El último corazón de ${girlShort(girl)} se lo llevó ${cardInLine(card)}. Era un secreto.`,
  dread: (girl, _killer, card) =>
    `El último corazón de ${girlShort(girl)} se lo llevó ${cardInLine(card)}. Nadie le puso una mano encima.`,
  event: (girl, _killer, card) =>
    `El último corazón de ${girlShort(girl)} se lo llevó ${cardInLine(card)}. Échale la culpa al tiempo.`,
  stall: (girl) => `La noche no quería acabar, así que acabó con ${girlShort(girl)}.`,
};

const STARS = [
  'El acomodador se durmió.',
  'A alguien le habrá gustado.',
  'Buen título.',
  'Las palomitas estaban calientes.',
  'Vale los cuarenta centavos.',
  'Un buen grito, ganado con honradez.',
  'Prorrogada una semana.',
  'Se pusieron de pie. Algunos aplaudieron.',
  'La película del año. Era enero.',
];

export const ENDING: Ending['ENDING'] = {
  fresh: 'Otra función',
  the: 'Fin',
  verdicts: { won: 'Vive', lost: 'No vive', left: 'Abandono' },
  asides: {
    won: (killer) => `Se acabó lo ${deKiller(killer)}, y salió el sol. Es el sol. Lo comprobó.`,
    lost: (turns) =>
      `${agree(turns, 'Hizo', 'Hicieron')} falta ${plural(turns, 'turno')}. El proyector siguió un rato.`,
    left: 'El acomodador no vio nada.',
  },
  won: (by, girl, killer, card, space) => WON[by](girl, killer, card, space),
  lost: (to, girl, killer, card, space) => LOST[to](girl, killer, card, space),
  left: (girl, turns) => `Te fuiste en el turno ${turns}. ${girlShort(girl)} sigue ahí adentro.`,
  cast: 'El reparto',
  fates: {
    girl: { won: 'Vivió.', lost: 'No vivió.', left: 'Aún corría cuando te fuiste.' },
    killer: {
      won: 'Ya no se mueve.',
      lost: (killer) => `Sigue caminando. ${atHead(loOrLa(killer))} oirías.`,
      left: 'Lo último que se vio: se acercaba.',
    },
    saved: (n) => (n === 0 ? 'No salió nadie.' : `${agree(n, 'Salió', 'Salieron')} ${some(n, 'a', 'víctima')}.`),
    killed: (n) => (n === 0 ? 'No murió nadie.' : `${agree(n, 'Murió', 'Murieron')} ${counted(n)}.`),
  },
  numbers: {
    turns: 'Turnos',
    saved: 'A salvo',
    killed: 'Muertos',
    dealt: 'Daño hecho',
    taken: 'Daño recibido',
    cards: 'Cartas jugadas',
    thrown: 'Dados tirados',
    luck: 'Éxitos frente al promedio',
    items: 'Objetos encontrados',
    steps: 'Pasos dados',
    choices: 'Decisiones',
    asked: 'Veces que preguntaste “¿Tú qué harías?”',
    times: (n) => String(n),
  },
  poster: {
    above: 'Last Reel Pictures presenta',
    starring: (girl) => `Con ${girlName(girl)}`,
    and: (killer) => `y, por primera vez, ${theKiller(killer)}`,
    below: (half) =>
      half >= 7 ? 'La película del año' : half >= 5 ? 'Prorrogada' : half >= 3 ? 'Solo esta semana' : 'Solo una noche',
    small: (seed, hash) => `Semilla ${seed} · Copia núm. ${hash}`,
    alt: (title) => `El cartel de “${title}”`,
    save: 'Guardar cartel',
  },
  stars: (half) => STARS[Math.max(0, Math.min(8, half))] as string,
};

export const TAGLINES: Ending['TAGLINES'] = [
  (w) => (w.killer === 'geiger-man' ? 'Primero se le oye. No sirve de nada.' : null),
  (w) => (w.killer === 'geiger-man' ? 'En glorioso blanco, negro y un amarillo malísimo.' : null),
  (w) => (w.killer === 'salt-widow' ? 'Cumplió sus votos. Alguien tenía que hacerlo.' : null),
  (w) => (w.killer === 'salt-widow' ? 'El lago está seco. Ella, no.' : null),
  (w) => (w.location === 'moonglow' ? 'Ventanillas arriba. Altavoz encendido.' : null),
  (w) => (w.location === 'nightbird' ? 'Suben todos. Bajan menos.' : null),
  (w) => (w.saved > 0 ? `${atHead(some(w.saved, 'o', 'boleto'))} de regreso.` : null),
  (w) => (w.saved === 0 && w.killed > 3 ? 'Nadie pidió que le devolvieran el dinero. No hubo quién.' : null),
  (w) => (w.outcome === 'won' ? `Se reían de ${girlShort(w.girl)}. Luego oscureció.` : null),
  (w) => (w.outcome === 'lost' ? `Mira qué fue de ${girlShort(w.girl)}. Trae compañía.` : null),
  (w) => (w.turns <= 6 ? 'Llega a tiempo. Es corta.' : null),
  () => 'Ve a verla con alguien que corra menos.',
];
