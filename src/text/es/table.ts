import type { Catalogue } from '../language.ts';
import { roman } from '../numerals.ts';
import { THEIRS } from './showing.ts';

type Table = Catalogue['table'];

/** The few words painted on the table itself; everything longer is the page's. */
export const TABLE: Table['TABLE'] = {
  reel: 'BOBINA',
  numeral: (i) => roman(i + 1),
  discard: 'Descartes',
  graveyard: 'Tumba',
  cast: 'Reparto',
  bank: 'Banco',
  reelPile: 'MAZO',
  shut: 'CERRADO',
  seat: (n) => `BUTACA ${n}`,
  podPlayer: (n) => `${THEIRS.podPlate} ${n}`,
  sanctuary: (i) => `REFUGIO ${roman(i + 1)}`,
  points: (left, of) => `${left} de ${of}`,
  hits: (percent) => `da ${percent} %`,
  podHits: (strength, percent) => `${strength}·${percent}%`,
  weakness: (plus) => `+${plus} de daño esta bobina`,
  stunned: 'SIN ACCIÓN',
  get probed() {
    return THEIRS.heldPlate;
  },
};

/** What is shouted over a thing, and what stands on a title card. */
export const SHOUT: Table['SHOUT'] = {
  hit: 'IMPACTO',
  miss: 'FALLO',
  headShot: 'A LA CABEZA',
  fumble: 'PIFIA',
  pass: 'SUPERADA',
  fail: 'FALLADA',
  stands: 'SIGUE EN PIE',
  fell: 'DERRIBADO',
  scream: '¡AAAAH!',
  star: '★',
  more: (n) => `+${n}`,
  less: (n) => `−${n}`,
  shuffled: '↻',
  declined: '—',
  creatureFeature: 'SESIÓN DE MONSTRUOS',
  turningPoint: 'PUNTO DE GIRO',
  lastOneStanding: 'EL ÚLTIMO EN PIE',
  reel: (n) => `BOBINA ${roman(n)}`,
  reelEnds: (n) => `FIN DE LA BOBINA ${roman(n)}`,
  fullAssault: 'ASALTO GENERAL',
  theEnd: 'FIN',
};
