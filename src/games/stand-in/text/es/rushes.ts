import { ofHundred, percent } from '../../../../text/numerals.ts';
import { quoted, text } from '../shapes/parts.ts';
import type { Words } from '../spoken.ts';
import { al, del, S, s, unCard, yo } from './grammar.ts';

export const RUSHES: Words['rushes']['RUSHES'] = {
  open: 'Copiones',
  title: 'Copiones',
  aside: 'Todo lo que pensaron, ahora que es tarde.',
  counting: 'La película está en el baño. Unos segundos.',
  failed: 'El baño se secó: lo que pensaron no pudo averiguarse.',
  anew: 'Revelar otra vez',
  unfinished: 'Alguien se fue antes del final y nadie quedó al descubierto. No hay nada que ver.',
  decided: {
    proved: (by, other, turn) =>
      text`No fue una corazonada: ${s(by, 'tenía', 'tenías')} la prueba desde el turno ${turn}, ${by === other ? 'vista con sus propios ojos' : text`contada por ${yo(other)}`}.`,
    seen: (turn) => `No fue una corazonada: la prueba se vio en toda la mesa en el turno ${turn}.`,
    suspected: (by, p) =>
      text`Fue una corazonada, y acertada: con lo que podía saberse, ${s(by, 'podía', 'podías')} tener ${percent(p)} de certeza.`,
    ownFire: (by) => text`${S(by, 'estaba', 'estabas')} también de ese lado, y sin poder decirlo.`,
    lastTurned: (who, by, turn) =>
      text`El último Original: ${yo(who)}. Conversión en el turno ${turn}, obra ${by === 'you' ? 'tuya' : del(by)}.`,
    lastBurnt: (who, by, turn) =>
      text`El último Original: ${yo(who)}. Fuego en el turno ${turn}, obra ${by === 'you' ? 'tuya' : del(by)}.`,
  },
  chart: {
    title: 'De quién se sospechaba, turno por turno',
    whose: 'Visto por',
    all: 'todos los Originales juntos',
    table: 'Lo mismo en palabras',
    turn: 'Turno',
    it: 'el Suplente',
    turned: 'conversión',
    burnt: 'fuego',
    most: (turn, who, p) =>
      text`Turno ${turn}: casi toda la sospecha, sobre ${who === 'you' ? 'ti' : yo(who)}, ${percent(p)}.`,
  },
  fires: {
    title: 'Los fuegos, y por qué',
    line: (by, other, turn) => text`Turno ${turn}: ${s(by, 'lanzó', 'lanzaste')} ${unCard('nitrate')} ${al(other)}.`,
  },
  lies: {
    title: 'Mentiras',
    none: 'No mintió nadie. No sirvió de nada.',
    line: (who, turn, words) => text`Turno ${turn}, ${yo(who)}: ${quoted([words])}`,
  },
  moved: {
    title: 'La frase que más movió',
    none: 'Ninguna frase movió a nadie. Aquí hablar es barato.',
    effect: (p) => `Movió ${percent(p)} de la sospecha de la mesa.`,
    toward: (n, all) => (all ? 'Toda hacia el Suplente.' : `En puntos de cien, hacia el Suplente: ${n}.`),
    away: (n, all) => (all ? 'Toda lejos del Suplente.' : `En puntos de cien, lejos del Suplente: ${n}.`),
    truth: {
      true: 'Era verdad.',
      lie: 'Era mentira.',
      mistaken: 'Era con buena intención, y un error.',
      open: 'No había en ella nada cierto ni falso.',
    },
  },
  missed: {
    title: 'La mejor ocasión que dejaste pasar',
    none: 'Ninguna ocasión perdida que podamos probar.',
    counting: 'Se rueda otra vez, de las dos maneras…',
    line: (turn, words) => `Turno ${turn}. Elegiste: ${words}`,
    instead: (words) => `En cambio: ${words}`,
    cost: (share, n) => `Costó, de tu probabilidad de ganar: ${percent(share)}, con un margen de ${ofHundred(n)}.`,
    worlds: (n) => `Jugado por sí solo, de las dos maneras, en tantas mesas que no podías distinguir: ${n}.`,
  },
  guesses: {
    title: 'Tus marcas, frente a la verdad',
    right: (n, of) => `Aciertos al final: ${n} de ${of}.`,
    none: 'No pusiste marcas. No hay nada que reprocharte.',
  },
  look: (turn) => `Ver la mesa en el turno ${turn}`,
  note: 'Cada sospecha es lo que un lector atento en esa silla podía sacar de lo que esa silla vio, y de nada más. Las razones son los mismos números con que decidió la compañía.',
};
