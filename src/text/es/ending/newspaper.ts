import type { DeckId } from '../../../rules/shuffling-horror/index.ts';
import type { Catalogue } from '../../language.ts';
import { roman } from '../../numerals.ts';
import type { OwnNews } from '../../play/own-news.ts';
import { a, de, headOf, inLine } from '../cards/names.ts';
import { agree, atHead, counted, listed, o } from '../grammar.ts';
import { theirs } from '../words-by-deck.ts';
import { aCulprit, culprit, deCulprit } from './ending.ts';
import { PITTSBURGH_68 } from './newspaper/pittsburgh-68.ts';
import { ROSWELL_51 } from './newspaper/roswell-51.ts';

/** The words of the morning paper. What is asserted here is handed in; what is made up concerns weather and soap. */
const paperOf = (own: OwnNews, deck: DeckId): Catalogue['newspaper']['NEWS'][DeckId] => ({
  masthead: own.masthead,
  price: own.price,
  dateline: (day, edition) => `${own.date(day)} · ${edition}`,
  editions: ['Edición nocturna', 'Última edición', 'Edición matutina', 'Única edición'],

  headlines: {
    survived: own.survived,
    doomed: own.doomed,
    conceded: [
      () => 'Un espectador se va antes del final',
      () => 'Butaca vacía, palomitas tibias',
      () => 'Final desconocido, crítica molesta',
    ],
    wrapped: [
      () => 'El Director consigue su final',
      () => 'No quedan extras, informa el estudio',
      () => 'La masacre salió más barata de lo previsto',
    ],
    escaped: [
      (alive) => (alive === 1 ? 'Un extra huye del rodaje' : `${atHead(counted(alive))} extras huyen del rodaje`),
      () => 'El reparto corre más que el Director',
    ],
  },

  decks: {
    survived: (cast, alive, lost) => (lost === 0 ? own.allBack(alive) : own.someBack(cast, lost)),
    doomed: own.noneBack,
    conceded: (reel) => `Se le vio por última vez en la bobina ${roman(reel)}, cerca de la salida.`,
    blame: (by) => `La culpa es ${deCulprit(by)}.`,
    unknown: 'Las primeras bobinas se cortaron para otro proyector.',
  },

  toll: {
    head: 'Las bajas',
    none: own.noneLost,
    lost: (who, reel, by) =>
      by === null
        ? `${headOf(who)} cayó en la bobina ${roman(reel)}.`
        : `${headOf(who)} cayó ante ${culprit(by)} en la bobina ${roman(reel)}.`,
    taken: (who, reel) => `${headOf(who)} respiró lo que no debía en la bobina ${roman(reel)} y cambió de bando.`,
    turned: own.turned,
    unseen: (who) => `${headOf(who)} cayó. Nadie vio cómo.`,
    putDown: (who, by) => `${headOf(by)} tuvo que tumbar ${a(who)}. Eran uña y carne.`,
    others: (names) => `Tampoco ${agree(names.length, 'volvió', 'volvieron')} ${listed(names.map(inLine))}.`,
    words: (who, words) => `Últimas palabras ${de(who)}: “${words}”`,
  },

  living: {
    one: (who) => `${headOf(who)} llegó al alba, sin compañía, y preguntó qué día era.`,
    many: (names) =>
      `${atHead(listed(names.map(inLine)))} llegaron al alba y no quisieron sentarse de espaldas a la puerta.`,
    running: (n) =>
      `Al cierre de esta edición ${n === 1 ? 'un superviviente seguía' : `${counted(n)} supervivientes seguían`} corriendo.`,
    none: 'Este periódico agradecería una carta, de quien sea.',
    noneWrapped: 'El Director no hizo declaraciones: no le queda quien le traiga el teléfono.',
  },

  fight: {
    head: 'Parte de guerra',
    none: own.noneDown,
    hero: (who, n) =>
      n === 1
        ? `${headOf(who)} tumbó a uno, que ya es uno más de lo previsto.`
        : `${headOf(who)} tumbó a ${counted(n)}.`,
    total: (n) =>
      n === 1 ? `En total cayó un ${theirs(deck).alien}.` : `En total cayeron ${counted(n)} ${theirs(deck).aliens}.`,
    biggest: (by, target, total, reel) =>
      `El golpe más fuerte de la noche llegó en la bobina ${roman(reel)}: ${total}, ${de(by)} contra ${culprit(target)}.`,
    headShot: (by, target, reel) =>
      `Un solo golpe ${de(by)} acabó con la carrera ${deCulprit(target)} en la bobina ${roman(reel)}.`,
    headShots: (n) => `Hubo ${counted(n)} tiros así.`,
    worst: (target, by, total) => `El peor golpe fue para ${inLine(target)}: ${total}, de parte ${deCulprit(by)}.`,
    fumbles: (n) =>
      n === 1
        ? 'A un ataque le salió el tiro por la culata.'
        : `A ${counted(n)} ataques les salió el tiro por la culata.`,
    hands: (who, target) => `${headOf(who)} se enfrentó ${aCulprit(target)} a mano limpia y ganó.`,
  },

  photo: (card) => `Imagen de archivo: ${culprit(card)}.`,

  town: {
    head: 'Por el pueblo',
    features: own.features,
    assault: own.assault,
    fell: (what, reel) =>
      `${headOf(what)} cayó en la bobina ${roman(reel)}. Estaba garantizad${o(what)} contra cosas peores.`,
    stands: (what) => `${headOf(what)} sigue en pie. A la puerta le falta pintura.`,
    probed: own.probed,
    turningPoint: own.turningPoint,
    lastStand: (who, survived) => `Al final solo quedó en pie ${inLine(who)}. ${survived ? 'Bastó.' : 'No bastó.'}`,
    star: (who, reel) => `La estrella de la bobina ${roman(reel)} fue ${inLine(who)}.`,
    clip: 'Ardió parte de la película. El proyeccionista pide disculpas.',
    quiet: own.quiet,
  },

  weather: own.weather,
  ads: own.ads,
});

export const NEWS: Catalogue['newspaper']['NEWS'] = {
  'roswell-51': paperOf(ROSWELL_51, 'roswell-51'),
  'pittsburgh-68': paperOf(PITTSBURGH_68, 'pittsburgh-68'),
};

/** Over the weather of any paper. */
export const WEATHER_HEAD = 'El tiempo:';
