import { roman } from '../../../numerals.ts';
import type { OwnNews } from '../../../play/own-news.ts';
import { a, headOf } from '../../cards/names.ts';
import { atHead, counted, listed } from '../../grammar.ts';
import { dayIn } from '../../rooms/dates.ts';

/** El Silbato comes out all year, but this only happens in its autumn. */
const SEPTEMBER_22 = 265;
const AUTUMN_DAYS = 70;

/** El Silbato del Valle, 1968. */
export const PITTSBURGH_68: OwnNews = {
  masthead: 'El Silbato del Valle',
  price: 'Diez centavos',
  date: (day) => dayIn(1968, SEPTEMBER_22 + (day % AUTUMN_DAYS)),
  survived: [
    (alive) => (alive === 1 ? 'Uno sigue en pie, y con pulso' : `${atHead(counted(alive))} siguen en pie, y con pulso`),
    () => 'Sale el sol, caen los muertos',
    (alive) =>
      alive === 1
        ? 'Hallan a un superviviente bajo los abrigos'
        : `Hallan a ${counted(alive)} supervivientes bajo los abrigos`,
    () => 'Acaba la fiesta; alguno volvió a casa',
  ],
  doomed: [
    () => 'El pueblo entero sale a la calle',
    () => 'Población estable; respiran menos',
    () => 'Cementerio vacío, calles llenas',
    () => 'Sin supervivientes; los testigos gimen',
  ],
  allBack: (alive) => `Aparece el grupo completo: ${counted(alive)}. La oficina del alguacil lo llama broma.`,
  someBack: (cast, lost) =>
    `Entraron ${counted(cast)}; ${lost === 1 ? 'uno no salió, o salió con hambre' : `${counted(lost)} no salieron, o salieron con hambre`}.`,
  noneBack: (cast, reel) =>
    `${cast === 1 ? 'Uno aguantó' : `${atHead(counted(cast))} aguantaron`} hasta la bobina ${roman(reel)}. El gobernador culpa a agitadores de afuera.`,
  noneLost: 'No cayó nadie. La funeraria pide paciencia.',
  turned: (names) => `Más tarde se vio ${listed(names.map(a))} por la calle de la Acería, estirando las piernas.`,
  noneDown: 'No cayó ningún zombi. Casi todos cayeron ya una vez.',
  features: (n, reel) =>
    n === 1
      ? `El Bijou dio una Función de Monstruos en la bobina ${roman(reel)}. El público salía en ella.`
      : `El Bijou dio ${counted(n)} Funciones de Monstruos. El público salía en todas.`,
  assault: (n) =>
    n === 1
      ? 'Un asalto general bajó por la calle de la Acería.'
      : `${atHead(counted(n))} asaltos generales bajaron por la calle de la Acería.`,
  probed: (who) => `${headOf(who)} quedó en el porche, con un tobillo preso. El porche, clausurado.`,
  turningPoint: (reel) =>
    `En la bobina ${roman(reel)} los difuntos ya tenían mayoría en el concejo. La asistencia mejora.`,
  quiet: [
    'La acería no registra faltas en el turno de noche. Ninguna.',
    'Se aplaza la venta de pasteles. Se ruega no venir más.',
    'Los entierros atrasados pasan a la semana próxima.',
  ],
  weather: [
    'Niebla, y bultos en ella.',
    'Caen las hojas. Otras cosas suben.',
    'Humo de las chimeneas, y de la escuela.',
    'Nublado. Mejor no ver.',
    'Helada al alba. Suelo blando a trechos.',
    'Frío, con gemidos del oeste.',
  ],
  ads: [
    { head: 'Se vende', words: 'Tumba, un solo dueño. Ya no la usa.' },
    { head: 'Perdido', words: 'Zapato izquierdo, junto al puente. Quizá con pie.' },
    { head: 'Se busca', words: 'Sepulturero. Imprescindible correr.' },
    { head: 'Maderas Kowalski', words: 'Tablas, dos por una. Clavos mientras duren. Y mientras dures.' },
    { head: 'Fiesta anual', words: 'La reina recibe en el campo. Ven con quien te caiga mal.' },
    { head: 'Hallado', words: 'Sousáfono. Ocupado. No corre prisa.' },
    { head: 'El Bijou', words: 'Esta noche: algo ligero. A las ocho se clavan las puertas.' },
    { head: 'Se arreglan transmisores', words: 'Si solo se oye respirar, funcionan.' },
    { head: 'Liga de boliche', words: 'Los martes faltan cuatro. Con pulso, a ser posible.' },
    { head: 'Se alquila', words: 'Sótano compartido. Incluye la discusión sobre el piso de arriba.' },
    { head: 'Junta de reclutamiento', words: 'Se revisan las prórrogas de los difuntos.' },
    { head: 'Aviso', words: 'Los gemidos de la loma son el viento. No hay viento.' },
  ],
};
