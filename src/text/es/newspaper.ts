import type { Catalogue } from '../language.ts';
import { roman } from '../numerals.ts';
import { dayAndMonth } from './dates.ts';
import { aCulprit, culprit, deCulprit } from './ending.ts';
import { atHead, counted } from './grammar.ts';
import { a, de, inLine, nameOf, o } from './names.ts';

type Newspaper = Catalogue['newspaper'];

const WEEKDAYS = ['Domingo', 'Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado'];

/** A day of 1951. */
export const dayOf1951: Newspaper['dayOf1951'] = (day) => {
  const date = new Date(Date.UTC(1951, 0, 1 + (day % 365)));
  return `${WEEKDAYS[date.getUTCDay()]} ${dayAndMonth(date.getUTCMonth() + 1, date.getUTCDate())} de 1951`;
};

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} y ${names[names.length - 1]}`;

/** The words of the morning paper. What is asserted here is handed in; what is made up concerns weather and soap. */
export const NEWS: Newspaper['NEWS'] = {
  masthead: 'El Farol de Roswell',
  price: 'Cinco centavos',
  dateline: (day, edition) => `${dayOf1951(day)} · ${edition}`,
  editions: ['Edición nocturna', 'Última edición', 'Edición matutina', 'Única edición'],

  headlines: {
    survived: [
      (alive) =>
        alive === 1 ? 'Uno sale de Roswell por su pie' : `${atHead(counted(alive))} salen de Roswell por su pie`,
      () => 'Sale el sol y alguien lo ve',
      (alive) =>
        alive === 1 ? 'Hallan a un superviviente; pide café' : `Hallan a ${counted(alive)} supervivientes; piden café`,
      () => 'Los visitantes se van sin despedirse',
    ],
    doomed: [
      () => 'No queda nadie en Roswell',
      () => 'Silencio en Roswell; se revisa el censo',
      () => 'Pueblo cerrado hasta nuevo aviso',
      () => 'Todo perdido, declara un globo sonda',
    ],
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
    survived: (cast, alive, lost) =>
      lost === 0
        ? `Aparece el grupo completo: ${counted(alive)}. El Ejército lo llama merienda campestre.`
        : `Entraron ${counted(cast)}; ${lost === 1 ? 'uno no volvió, o volvió mal' : `${counted(lost)} no volvieron, o volvieron mal`}.`,
    doomed: (cast, reel) =>
      `${cast === 1 ? 'Uno aguantó' : `${atHead(counted(cast))} aguantaron`} hasta la bobina ${roman(reel)}. El Ejército lo llama mal tiempo.`,
    conceded: (reel) => `Se le vio por última vez en la bobina ${roman(reel)}, cerca de la salida.`,
    blame: (by) => `La culpa es ${deCulprit(by)}.`,
    unknown: 'Las primeras bobinas se cortaron para otro proyector.',
  },

  toll: {
    head: 'Las bajas',
    none: 'No cayó nadie. En la morgue cerraron pronto.',
    lost: (who, reel, by) =>
      by === null
        ? `${nameOf(who)} cayó en la bobina ${roman(reel)}.`
        : `${nameOf(who)} cayó ante ${culprit(by)} en la bobina ${roman(reel)}.`,
    spored: (who, reel) => `${nameOf(who)} respiró lo que no debía en la bobina ${roman(reel)} y cambió de bando.`,
    turned: (names) => `Más tarde se vio ${listed(names.map(a))} entre los visitantes, con una sonrisa.`,
    unseen: (who) => `${nameOf(who)} cayó. Nadie vio cómo.`,
    putDown: (who, by) => `${nameOf(by)} tuvo que tumbar ${a(who)}. Eran uña y carne.`,
    others: (names) => `También se echa en falta ${listed(names.map(a))}.`,
    words: (who, words) => `Últimas palabras ${de(who)}: “${words}”`,
  },

  living: {
    one: (who) => `${nameOf(who)} llegó al alba, sin compañía, y preguntó qué día era.`,
    many: (names) =>
      `${atHead(listed(names.map(inLine)))} llegaron al alba y no quisieron sentarse de espaldas a la puerta.`,
    running: (n) =>
      `Al cierre de esta edición ${n === 1 ? 'un superviviente seguía' : `${counted(n)} supervivientes seguían`} corriendo.`,
    none: 'Este periódico agradecería una carta, de quien sea.',
    noneWrapped: 'El Director no hizo declaraciones: no le queda quien le traiga el teléfono.',
  },

  fight: {
    head: 'Parte de guerra',
    none: 'No cayó ningún alienígena. A varios se les rogó que se fueran.',
    hero: (who, n) =>
      n === 1
        ? `${nameOf(who)} tumbó a uno, que ya es uno más de lo previsto.`
        : `${nameOf(who)} tumbó a ${counted(n)}.`,
    total: (n) => (n === 1 ? 'En total cayó un alienígena.' : `En total cayeron ${counted(n)} alienígenas.`),
    biggest: (by, target, total, reel) =>
      `El golpe más fuerte de la noche llegó en la bobina ${roman(reel)}: ${total}, ${de(by)} contra ${culprit(target)}.`,
    headShot: (by, target, reel) =>
      `Un solo golpe ${de(by)} acabó con la carrera ${deCulprit(target)} en la bobina ${roman(reel)}.`,
    headShots: (n) => `Hubo ${counted(n)} tiros así.`,
    worst: (target, by, total) => `El peor golpe fue para ${inLine(target)}: ${total}, de parte ${deCulprit(by)}.`,
    fumbles: (n) =>
      n === 1 ? 'Un ataque salió por la culata.' : `${atHead(counted(n))} ataques salieron por la culata.`,
    hands: (who, target) => `${nameOf(who)} se enfrentó ${aCulprit(target)} a mano limpia y ganó.`,
  },

  photo: (card) => `Imagen de archivo: ${culprit(card)}.`,

  town: {
    head: 'Por el pueblo',
    features: (n, reel) =>
      n === 1
        ? `El autocine dio una Sesión de Monstruos en la bobina ${roman(reel)}. Nadie la encargó.`
        : `El autocine dio ${counted(n)} Sesiones de Monstruos. Nadie encargó ninguna.`,
    assault: (n) =>
      n === 1
        ? 'Un asalto general bajó por la calle Mayor.'
        : `${atHead(counted(n))} asaltos generales bajaron por la calle Mayor.`,
    fell: (what, reel) =>
      `${nameOf(what)} cayó en la bobina ${roman(reel)}. Estaba garantizad${o(what)} contra cosas peores.`,
    stands: (what) => `${nameOf(what)} sigue en pie. A la puerta le falta pintura.`,
    probed: (who) => `${nameOf(who)} estuvo en un rayo y volvió, o no, con opiniones.`,
    turningPoint: (reel) =>
      `En la bobina ${roman(reel)} los visitantes ya eran más que los habitantes. Los alquileres no bajan.`,
    lastStand: (who, survived) => `Al final solo quedó en pie ${inLine(who)}. ${survived ? 'Bastó.' : 'No bastó.'}`,
    star: (who, reel) => `La estrella de la bobina ${roman(reel)} fue ${inLine(who)}.`,
    clip: 'Ardió parte de la película. El proyeccionista pide disculpas.',
    quiet: [
      'El concejo se reunió. El concejo se fue.',
      'Se aplaza la cena parroquial. Las tartas, bajo vigilancia.',
      'La biblioteca perdona las multas de los desaparecidos.',
    ],
  },

  weatherHead: 'El tiempo:',
  weather: [
    'Despejado, luego verde.',
    'Niebla, o algo así. No respirar.',
    'Claro de noche. Oscuro de día.',
    'Seco. Posibles platillos.',
    'Cálido donde aterriza.',
    'Viento de arriba, derecho abajo.',
  ],

  ads: [
    { head: 'Se venden', words: 'Once cencerros. Ya no hacen falta.' },
    { head: 'Perdidos', words: 'Un sombrero, un perro, un vecino. El vecino, de regalo.' },
    { head: 'Se busca', words: 'Vigilante nocturno. Diurno, también. El anterior se fue de golpe.' },
    { head: 'Motel Kozy', words: 'Todas las habitaciones con cerrojo. Preguntar por el cerrojo.' },
    { head: 'Tónico del Dr. Pell', words: 'Para nervios, quemaduras y sarpullido de tentáculo.' },
    { head: 'Hallado', words: 'Huevo grande. Aún tibio. Se ruega prisa al dueño.' },
    { head: 'Autocine', words: 'Esta noche: lo mismo. Entrada libre para quien quede.' },
    { head: 'Se arreglan radios', words: 'Si responde antes de que preguntes, tráela.' },
    { head: 'Excedentes del Ejército', words: 'Aquí no pasó nada. Liquidación total.' },
    { head: 'Se alquila', words: 'Sótano, una puerta, sin ventanas. Preguntar en voz baja.' },
    { head: 'Clases de piano', words: 'De theremín también, desde el martes.' },
    { head: 'Aviso', words: 'El resplandor del cerro es gas de los pantanos. No hay pantanos.' },
  ],
};
