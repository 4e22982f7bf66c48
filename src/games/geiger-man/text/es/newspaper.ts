import type { LocationId, Victim } from '../../../../rules/geiger-man/index.ts';
import type { Told } from '../endings.ts';
import type { Words } from '../shape.ts';
import { agree, atHead, counted, some } from './grammar.ts';
import {
  aKiller,
  atSpace,
  aVictim,
  finaleName,
  girlName,
  girlShort,
  powerName,
  quoted,
  theItem,
  theKiller,
  victimName,
} from './names.ts';

type News = Words['newspaper']['NEWS'];
const where = (w: Told): string => (w.location === 'moonglow' ? 'en el Claro de Luna' : 'en el Ave Nocturna');

const HEADLINES: News['headlines'] = {
  won: [
    (w) => `${girlName(w.girl)} vuelve a casa caminando`,
    () => 'Sale el sol, y hay quien lo ve',
    (w) => `Se acabó el problema ${where(w)}, dice una joven`,
    () => 'Espectadora pide su dinero, y se lo dan',
  ],
  lost: [
    (w) => `Función ${where(w)} acaba antes de tiempo`,
    () => 'No quedó quien cerrara',
    (w) => `${girlName(w.girl)} no irá hoy al trabajo`,
    () => 'Las autoridades lo llaman mal tiempo',
  ],
  left: [
    () => 'Un espectador se va antes del final',
    () => 'Butaca vacía, palomitas tibias',
    () => 'Final desconocido, crítica molesta',
    (w) => `${girlName(w.girl)} sigue adentro, según fuentes`,
  ],
};

const LEADS: Readonly<Record<Told['outcome'], (w: Told) => string>> = {
  won: (w) =>
    `${girlName(w.girl)} salió anoche ${w.turns < 8 ? 'temprano' : 'tarde'} y pidió un café. ${atHead(theKiller(w.killer))} no salió.`,
  lost: (w) =>
    `A ${girlName(w.girl)} se le vio por última vez ${atSpace(w.space)}. Después se vio caminar ${aKiller(w.killer)}.`,
  left: (w) => `El enviado de este periódico se fue en el turno ${w.turns}. Lo que pasó después, a saber.`,
};

const TOLL: News['toll']['rows'] = [
  (w) =>
    w.saved === 0
      ? 'No consta que saliera nadie.'
      : `${agree(w.saved, 'Salió', 'Salieron')} ${counted(w.saved)}, con el susto en el cuerpo.`,
  (w) =>
    w.killed === 0
      ? 'No murió nadie. En la morgue se fueron temprano.'
      : `No ${agree(w.killed, 'volvió', 'volvieron')} ${counted(w.killed)}. ${agree(w.killed, 'Se halló un boleto', 'Se hallaron boletos')}.`,
  (w) => (w.out === null ? null : `${atHead(victimName(w.out as Victim))} está en casa y no quiere hablar de eso.`),
  (w) => (w.gone === null ? null : `Algunos extrañarán ${aVictim(w.gone as Victim)}.`),
  (w) =>
    w.saved > w.killed && w.killed > 0 ? 'Salieron más de los que se quedaron. La empresa lo llama un éxito.' : null,
];

const REPORT: News['report']['rows'] = [
  (w) =>
    w.item === null
      ? `${girlShort(w.girl)} no tenía más que las manos.`
      : `Casi todo el trabajo se hizo con ${theItem(w.item)}.`,
  (w) => (w.power === null ? null : `Ya se sabe qué pasaba: ${powerName(w.power)}.`),
  (w) =>
    w.finale === null
      ? 'No se llegó al último acto.'
      : `El último acto fue ${quoted(finaleName(w.finale))}. Duró bastante.`,
  (w) => (w.ultimate ? `Hay testigos de un momento estelar de ${girlName(w.girl)}.` : null),
  (w) => (w.close && w.outcome === 'won' ? 'Fue por poco. El médico lo dijo dos veces.' : null),
  (w) => `Todo acabó en ${some(w.turns, 'o', 'turno')}, ${atSpace(w.space)}.`,
];

const PAPERS: Readonly<Record<LocationId, News['papers'][LocationId]>> = {
  moonglow: {
    masthead: 'La Lámpara de Alamogordo',
    price: 'Cinco centavos',
    weather: [
      'Despejado, y luego más.',
      'Ceniza tibia hacia la tarde.',
      'De noche, claro. No pregunten por qué.',
      'Seco. Posibles clics.',
    ],
    ads: [
      { head: 'Hallazgo', words: 'Un guante, de plomo. Dueño, no te acerques.' },
      { head: 'Autocine Claro de Luna', words: 'Hoy: lo mismo otra vez. Trae tu cerca.' },
      { head: 'Tónico del Dr. Pell', words: 'Para nervios, quemaduras y un leve brillo.' },
      { head: 'Se vende', words: 'Hudson. Anda. Faltan las llaves.' },
      { head: 'Se busca', words: 'Taquillera. Rápida. Muy rápida.' },
      { head: 'Aviso', words: 'El polígono está cerrado. Siempre lo estuvo.' },
    ],
  },
  nightbird: {
    masthead: 'El Correo del Salar',
    price: 'Cinco centavos, diez en el tren',
    weather: [
      'Viento del lago. No hay lago.',
      'Frío, y salado en los ojos.',
      'Niebla hasta el mediodía. Luego, niebla más vieja.',
      'En calma. Demasiada para un tren.',
    ],
    ads: [
      { head: 'Perdida', words: 'Una novia. No responde a ningún nombre.' },
      { head: 'Expreso Ave Nocturna', words: 'Otra vez en servicio. Casi.' },
      { head: 'Se vende', words: 'Sal. Cualquier cantidad. Alguna se parece a alguien.' },
      { head: 'Se alquila', words: 'Compartimento C. Con cerrojo.' },
      { head: 'Tónico del Dr. Pell', words: 'Para escalofríos, sed y costras en el vidrio.' },
      { head: 'Aviso', words: 'La compañía lamenta el retraso de 1889.' },
    ],
  },
};

export const NEWS: News = {
  papers: PAPERS,
  editions: ['Edición nocturna', 'Última edición', 'Edición matutina', 'Única edición'],
  headlines: HEADLINES,
  lead: (w) => LEADS[w.outcome](w),
  toll: { head: 'Las bajas', rows: TOLL },
  report: { head: 'Qué pasó', rows: REPORT },
  weatherHead: 'Tiempo:',
  photo: (w) => `Foto de archivo: ${theKiller(w.killer)}.`,
};
