import type { Catalogue } from '../../language.ts';
import { roman } from '../../numerals.ts';
import { counted } from '../grammar.ts';

const breathing = (alive: number): string =>
  alive === 0 ? 'ya no respira nadie' : `aún ${alive === 1 ? 'respira' : 'respiran'} ${counted(alive)}`;

/** The words of the marquee. */
export const TITLE: Catalogue['title']['TITLE'] = {
  name: 'Last Reel',
  tagline: 'Tú eres el reparto. La máquina dirige.',
  what: 'Un juego de mesa en solitario, con cartas y dados.',
  tonight: 'Roswell 51 · Pittsburgh 68',
  bill: (films) => `${counted(films)} en cartel`,
  scenery: 'Un platillo volante sobre el desierto. Hay tres personas bajo su luz, y preferirían que no.',
  menu: {
    label: 'Programa de hoy',
    continue: 'Continuar',
    kept: (reel, alive) => `Bobina ${roman(reel)} · ${breathing(alive)}`,
    names: {
      feature: 'Largometraje',
      reels: 'Una bobina',
      'first-night': 'Estreno',
      direct: 'Dirígela',
      tonight: 'La función de hoy',
      vault: 'Filmoteca',
      almanac: 'Almanaque',
      'cue-cards': 'Apuntes',
      awards: 'Premios',
      settings: 'Ajustes',
      credits: 'Créditos',
    },
    asides: {
      feature: 'la película entera',
      reels: 'diez minutos',
      'first-night': 'se aprende jugando',
      direct: 'la otra silla',
    },
    firstVisit: 'empieza aquí: te enseña',
    doors: 'Por la sala',
  },
  smallPrint: ['Adaptación no oficial', 'Imágenes y palabras propias', 'Ningún alienígena cobró'],
};
