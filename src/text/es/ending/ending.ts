import type { CardId } from '../../../rules/shuffling-horror/index.ts';
import { toneOf } from '../../cards/prints.ts';
import type { Catalogue } from '../../language.ts';
import { roman } from '../../numerals.ts';
import { byDeck } from '../../words-by-deck.ts';
import { a, de, inLine, nameOf } from '../cards/names.ts';
import { atHead, counted, listed } from '../grammar.ts';
import { theirs } from '../words-by-deck.ts';

type Ending = Catalogue['ending'];

/** What is not blamed by its name alone: dust, pudding, and a friend who came back wrong. */
function unnamed(by: CardId): string | null {
  if (by === 'spored') return 'las esporas';
  if (by === 'blobbed') return 'la masa';
  return toneOf(by) === 'survivor' ? `lo que fue ${inLine(by)}` : null;
}

/** Whoever is blamed, and with “de” or “a” before it. */
export const culprit: Ending['culprit'] = (by) => unnamed(by) ?? inLine(by);
export const deCulprit = (by: CardId): string => (unnamed(by) === null ? de(by) : `de ${culprit(by)}`);
export const aCulprit = (by: CardId): string => (unnamed(by) === null ? a(by) : `a ${culprit(by)}`);

const people = (n: number): string => (n === 1 ? 'Un superviviente' : `${atHead(counted(n))} supervivientes`);

/** The words of the end credits. Fates are said of anybody: no gender. */
export const ENDING: Ending['ENDING'] = {
  line: 'El resultado de hoy',
  copyLine: 'Copiar resultado',
  pages: 'Páginas',
  credits: 'Créditos',
  front: 'Primera plana',
  the: 'Fin',
  cast: 'El reparto',
  earned: 'Nuevo en la pared',
  poster: (title) => `El cartel de “${title}”`,
  posterLost: 'El cartel se atascó en la imprenta.',
  save: 'Guardar cartel',
  file: (title) =>
    `${title
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')}.png`,
  verdicts: {
    survived: 'A salvo',
    doomed: 'Sin salida',
    conceded: 'Abandono',
    wrapped: 'Fin del rodaje',
    escaped: 'Se escaparon',
  },
  asides: {
    survived: (alive, deck) =>
      alive === 1
        ? `${people(alive)} vio salir el sol. ${byDeck(deck, { 'roswell-51': 'Era el sol. Lo comprobó.', 'pittsburgh-68': 'Nada más se levantó.' })}`
        : `${people(alive)} vieron salir el sol. ${byDeck(deck, { 'roswell-51': 'Era el sol. Lo comprobaron.', 'pittsburgh-68': 'Nada más se levantó.' })}`,
    doomed: (reel, deck) =>
      `Bobina ${roman(reel)}. ${byDeck(deck, { 'roswell-51': 'Nadie para contarlo, y quién lo iba a creer.', 'pittsburgh-68': 'Todo el mundo está en pie. Ese es el problema.' })}`,
    conceded: 'El acomodador no vio nada.',
    wrapped: (reel) => `En la bobina ${roman(reel)} ya no quedaba a quién rodar. El estudio, encantado.`,
    escaped: (alive) =>
      `${people(alive)} se te ${alive === 1 ? 'escapó' : 'escaparon'}. El estudio quiere hablar contigo.`,
    turned: (reel) => `Cambiaste de bando en la bobina ${roman(reel)}.`,
    both: 'Jugaste en los dos bandos: en el libro no se apunta nada.',
  },
  why: {
    lived: (names) => `Se acabó la bobina IV y aún había alguien con vida: ${listed(names.map(inLine))}.`,
    fell: (survivor, reel, round, by) =>
      `No quedó nadie: ${inLine(survivor)}, lo último del reparto, cayó en la bobina ${roman(reel)}, ronda ${round}${by === null ? '' : `, ante ${culprit(by)}`}.`,
    unseen: 'No quedó nadie con vida.',
    left: (reel, alive) => `Saliste de la sala en la bobina ${roman(reel)}, con ${counted(alive)} aún con vida.`,
  },
  fates: {
    alive: 'Vive.',
    running: 'Aún corría al encenderse las luces.',
    lost: (reel, by) =>
      reel === null ? 'Cayó.' : `Cayó en la bobina ${roman(reel)}${by === null ? '' : ` ante ${culprit(by)}`}.`,
    turned: (reel, by) =>
      reel === null
        ? 'Cambió de bando.'
        : by === 'spored'
          ? `Respiró esporas en la bobina ${roman(reel)}.`
          : `Cambió de bando en la bobina ${roman(reel)}${by === null ? '' : `, por obra ${deCulprit(by)}`}.`,
    putDown: (by) => ` Acabó a manos ${de(by)}.`,
  },
  numbers: {
    reel: 'Acabó en',
    ended: (reel, rounds) => `bobina ${roman(reel)}, ronda ${rounds}`,
    choices: 'Decisiones',
    asked: 'Veces que preguntaste “¿Tú qué harías?”',
    times: (n) => String(n),
    killed: (deck) => `${atHead(theirs(deck).aliens)} tumbados`,
    headShots: 'Tiros a la cabeza',
    spent: 'Spuntos gastados',
    biggest: 'Golpe más fuerte',
    hit: (total, by) => `${total}, ${nameOf(by)}`,
  },
  sheet: {
    above: 'Last Reel Pictures presenta',
    starring: 'Con',
    below: (half) =>
      half >= 7 ? 'La película del año' : half >= 5 ? 'Prorrogada' : half >= 3 ? 'Solo esta semana' : 'Solo una noche',
    small: (seed, hash) => `Semilla ${seed} · Copia núm. ${hash}`,
  },
};

const BY_VILLAIN: Readonly<Record<string, readonly string[]>> = {
  pods: ['Crecieron en una noche. Las dos.', 'No hay que regarlas. No.'],
  neighbors: ['Solo vienen a pedir una tacita de ti.', 'El cerco nunca fue bastante alto.'],
  mutants: ['Había algo en los pozos. Salió.', 'Cuatro veces más brazos. Cero encanto.'],
  terrors: ['Te ve. Ve a todo el mundo. Es casi todo ojo.', 'Parpadea. Él no lo hará.'],
  riders: ['Primero se oyen. No sirve de nada.', 'Seis jinetes. Un theremín.'],
  sentries: ['Alto. Ese fue el aviso.', 'Guardan la salida.'],
  warlord: ['Quería el planeta. Le dieron bobina tras bobina.', 'Tanto viaje para una pelea.'],
  blobbed: ['Llena la pantalla. Luego, las butacas.', 'Sin huesos. Sin plan. Sin prisa.'],
  spored: ['Cuidado con el cuello.', 'Solo es polvo. No lo es.'],
  loners: ['Son dos. Y luego otros dos.', 'Estaban solos. Ya no.'],
  'mill-hands': ['Sonó la sirena. Nadie se fue a casa.', 'Horas extra, para siempre.'],
  mourners: ['Vinieron a dar el pésame. Alguien lo recibió.', 'El entierro fue corto. El velatorio, no.'],
  'trick-or-treaters': ['Hubieras comprado dulces.', 'Solo son niños. Lo eran.'],
  'marching-band': ['Primero se oye la tuba.', 'Se acabó el medio tiempo.'],
  jack: ['Último intento. Nadie despeja.', 'Nunca soltó un balón. Ni un vecino.'],
  queen: ['Solo pide una cosa a sus súbditos: quietos.', 'Larga vida. Y tan larga.'],
  king: ['El pueblo era suyo. Sigue cobrando.', 'Cuidado con el puro.'],
};
export const taglinesFor: Ending['taglinesFor'] = (print) => BY_VILLAIN[print ?? ''] ?? [];

const cameOut = (n: number): string => (n === 0 ? 'No salió nadie' : n === 1 ? 'Salió uno' : `Salieron ${counted(n)}`);

export const TAGLINES: Ending['TAGLINES'] = [
  ({ told, cast, alive }) => (told && cast > 1 ? `Entraron ${counted(cast)}. ${cameOut(alive)}.` : null),
  ({ first }) => (first === null ? null : `Se reían ${de(first)}. Luego pararon.`),
  ({ first, lost }) => (first !== null && lost > 1 ? `Vino por ${inLine(first)}. Se quedó al postre.` : null),
  ({ kills }) => (kills > 9 ? `Cayeron ${kills} monstruos. Otros compraron entrada.` : null),
  ({ reel }) => (reel === 1 ? 'Llega a tiempo. Es corta.' : null),
  () => 'Ve a verla con alguien que corra menos.',
  ({ deck }) =>
    byDeck(deck, {
      'roswell-51': 'En blanco, negro y un verde malísimo.',
      'pittsburgh-68': 'En blanco y negro. Lo agradecerás.',
    }),
  () => 'Trae a un amigo. Vuelve sin él.',
  ({ deck }) =>
    byDeck(deck, {
      'roswell-51': 'La empresa no responde de tus vecinos.',
      'pittsburgh-68': 'Vienen a verte. Abrígate.',
    }),
];
