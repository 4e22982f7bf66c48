import type { Words } from '../../shape.ts';
import type { Space } from '../../shapes/ids.ts';
import { THE } from '../grammar.ts';
import { SPACE_ENDS } from '../nouns.ts';

type SpaceWords = Words['spaces']['SPACES'][Space];

const PLACES: Readonly<Record<Space, Pick<SpaceWords, 'name' | 'line' | 'flavour'>>> = {
  gate: { name: 'Portón', line: 'La salida, si el portón quiere.', flavour: 'Tenga su boleto a la mano.' },
  lane: { name: 'Camino de Entrada', line: 'Entre el portón y todo lo demás.', flavour: 'Baje las luces, por favor.' },
  lot: {
    name: 'Estacionamiento',
    line: 'Lejos de la película. Buenos autos.',
    flavour: 'Se ve algo si te paras en el capó.',
  },
  trailer: {
    name: 'Remolque del Gerente',
    line: 'Bajo techo, y a veces con teléfono.',
    flavour: 'El gerente salió. Lejos, se espera.',
  },
  service: { name: 'Camino de Servicio', line: 'La salida discreta.', flavour: 'Solo entregas. O partidas.' },
  shed: {
    name: 'Caseta del Generador',
    line: 'Un montón que revisar, y un zumbido.',
    flavour: 'Alto voltaje. Techo bajo.',
  },
  lounge: {
    name: 'Tocador de Damas',
    line: 'Bajo techo, entre la caseta y la comida.',
    flavour: 'Dos espejos. Mira los dos.',
  },
  snackbar: {
    name: 'Fuente de Sodas',
    line: 'Un montón que revisar, y cuatro puertas.',
    flavour: 'Perros calientes. Según qué sea caliente.',
  },
  backrow: {
    name: 'Fila de Atrás',
    line: 'Una fila: autos, parejas, cuatro caminos.',
    flavour: 'Vidrios empañados. Déjalos así.',
  },
  midrow: { name: 'Fila del Medio', line: 'Una fila: el centro de todo.', flavour: 'Los mejores lugares.' },
  booth: {
    name: 'Cabina de Proyección',
    line: 'Un montón que revisar, allá donde está la luz.',
    flavour: 'No tocar el arco.',
  },
  frontrow: { name: 'Primera Fila', line: 'Una fila: cerca de la pantalla.', flavour: 'Trae un cuello resistente.' },
  playground: {
    name: 'Patio de Juegos',
    line: 'Columpios, tobogán, y un camino a la caseta.',
    flavour: 'Los columpios se mueven. No hay viento.',
  },
  screen: {
    name: 'Pie de la Pantalla',
    line: 'Bajo la luz más fuerte que hay.',
    flavour: 'Doce metros de cara ajena.',
  },
  catwalk: { name: 'Pasarela', line: 'Un callejón sin salida, con vista.', flavour: 'Rechina en tres idiomas.' },
  range: {
    name: 'Letrero Militar',
    line: 'Aquí empieza el gobierno.',
    flavour: 'Prohibido entrar. Debió decir: prohibido salir.',
  },
  wash: { name: 'Arroyo Seco', line: 'La salida por la arena.', flavour: 'Seco desde la primavera de las pruebas.' },
  fence: { name: 'Cerca Rota', line: 'Esta mañana estaba entera.', flavour: 'Doblada hacia afuera.' },
  cab: { name: 'Locomotora', line: 'La punta del tren. Queda poco fuego.', flavour: 'Eso no se jala.' },
  tender: { name: 'Ténder', line: 'Carbón, y una escalerilla si hay suerte.', flavour: 'No mucha.' },
  baggage: {
    name: 'Furgón de Equipajes',
    line: 'Un montón que revisar, casi todo ajeno.',
    flavour: 'Un baúl está tocando.',
  },
  coach: {
    name: 'Vagón de Día',
    line: 'Un vagón: asientos duros, preguntas duras.',
    flavour: 'Está ocupado. No queda claro por quién.',
  },
  vestibule: {
    name: 'Vestíbulo',
    line: 'La bisagra del tren: cuatro caminos.',
    flavour: 'Cuidado con el hueco. Él te cuida a ti.',
  },
  diner: {
    name: 'Vagón Comedor',
    line: 'Un vagón: mantel blanco, el centro de todo.',
    flavour: 'Hoy, carne salada. Todo salado.',
  },
  galley: {
    name: 'Cocina',
    line: 'Un montón que revisar, y una puerta al terraplén.',
    flavour: 'No falta ningún cuchillo. No faltaba.',
  },
  sleeper: {
    name: 'Vagón Dormitorio',
    line: 'Un vagón: cortinas a los dos lados.',
    flavour: 'Alguien ronca. Alguien dejó de roncar.',
  },
  compartment: {
    name: 'Compartimento C',
    line: 'Un callejón sin salida, con cerrojo.',
    flavour: 'Reservado. Nadie dice para quién.',
  },
  club: { name: 'Vagón Salón', line: 'Un vagón, y un montón que revisar.', flavour: 'La orquesta se bajó a tiempo.' },
  platform: {
    name: 'Plataforma Trasera',
    line: 'El final del tren, con baranda.',
    flavour: 'No apoyarse.',
  },
  siding: {
    name: 'Apartadero',
    line: 'La salida en cuatro ruedas chicas.',
    flavour: 'Dos a la palanca, uno a mirar atrás.',
  },
  ballast: { name: 'Balasto Norte', line: 'Piedras sueltas a todo lo largo.', flavour: 'Cada paso se anuncia.' },
  ramp: { name: 'Rampa de Carga', line: 'De la carga al frío.', flavour: 'Primero, el ganado.' },
  tank: { name: 'Tanque de Agua', line: 'La salida por el camino viejo.', flavour: 'Vacío. No lo golpees.' },
  bank: { name: 'Terraplén Sur', line: 'Donde antes estaba la orilla.', flavour: 'Los botes siguen amarrados.' },
  culvert: { name: 'Alcantarilla', line: 'Por debajo de la vía, de punta a punta.', flavour: 'Gotea. ¿De dónde?' },
  hut: {
    name: 'Caseta de Señales',
    line: 'La salida, con un telégrafo.',
    flavour: 'La luz está en verde. Siempre estuvo en verde.',
  },
};

/** With what stands before each: “la Fila de Atrás”, “en la Fila de Atrás”. */
export const SPACES = Object.fromEntries(
  Object.entries(PLACES).map(([id, words]) => {
    const the = `${THE[SPACE_ENDS[id as Space]]} ${words.name}`;
    return [id, { ...words, the, at: `en ${the}` }];
  }),
) as Words['spaces']['SPACES'];
