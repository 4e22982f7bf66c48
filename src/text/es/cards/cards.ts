import type { Catalogue } from '../../language.ts';
import { PITTSBURGH_68 } from './pittsburgh-68.ts';
import { ROSWELL_51 } from './roswell-51.ts';
import { SHARED } from './shared.ts';

type Cards = Catalogue['cards'];

export const CARDS: Cards['CARDS'] = {
  ...SHARED,
  ...ROSWELL_51,
  ...PITTSBURGH_68,
};

export const CARD_LABELS: Cards['CARD_LABELS'] = {
  stats: { muscle: 'MÚS', speed: 'VEL', brains: 'CER', guts: 'AGA' },
  statNames: { muscle: 'Músculo', speed: 'Velocidad', brains: 'Cerebro', guts: 'Agallas' },
  kinds: {
    survivor: 'Superviviente',
    monster: 'Monstruo',
    item: 'Objeto',
    'power-play': 'Golpe de efecto',
    horror: 'Horror errante',
    'plot-device': 'Recurso de guion',
    sanctuary: 'Refugio',
    endgame: 'Desenlace',
    bonus: 'Extra',
  },
  familiarFace: 'Cara Conocida',
  familiarFaceRule:
    'Un monstruo que vale su Músculo. Su horda tira dos dados de daño y vale el mayor; los dobles se suman.',
  none: '–',
};
