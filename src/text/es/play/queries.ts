import type { Catalogue } from '../../language.ts';
import { roman } from '../../numerals.ts';
import { counted } from '../grammar.ts';

/** What is said to whoever asks by a key. */
export const QUERIES: Catalogue['queries']['QUERIES'] = {
  short: (reel, round, alive) => `Bobina ${roman(reel)}, ronda ${round}, ${counted(alive)} con vida`,
  worst: (p) => `la peor horda, ${p}`,
  noThrongs: 'No hay hordas',
  noSurvivors: 'No te queda nadie',
  holds: (names) => `lleva ${names}`,
  choice: (key, words) => `${key}: ${words}`,
  notAsked: 'No se pregunta nada.',
  noEvent: 'Antes de eso, nada.',
  noRemark: 'El Director no dice nada.',
  noChoice: (n) => `No hay opción ${n}.`,
  noMeanwhile: 'Nada desde entonces.',
  cannotGoBack: 'Ninguna lista abierta.',
  cannotRoll: 'Nada que tirar.',
  cannotSkip: 'Nada que saltar.',
  cannotRule: 'Aquí, ninguna regla.',
  cannotUndo: 'Nada que deshacer.',
  cannotExplain: 'No dio razones.',
  cannotAsk: 'No hay a quién preguntar ahora.',
  cannotZoom: 'Señala algo primero.',
  undone: 'Deshecho.',
};
