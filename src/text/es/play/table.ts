import type { Catalogue } from '../../language.ts';
import { roman } from '../../numerals.ts';
import { theirs } from '../words-by-deck.ts';

type Table = Catalogue['table'];

/** The few words painted on the table itself; everything longer is the page's. */
export const TABLE: Table['TABLE'] = {
  reel: 'BOBINA',
  numeral: (i) => roman(i + 1),
  discard: 'Descarte',
  graveyard: 'Tumba',
  cast: 'Reparto',
  bank: 'Banco',
  power: 'poder',
  reelPile: 'MAZO',
  shut: 'CERRADO',
  seat: (n) => `BUTACA ${n}`,
  podPlayer: (n, deck) => `${theirs(deck).podPlate} ${n}`,
  round: (n) => (n === 0 ? 'ESCENA INICIAL' : `RONDA ${n}`),
  director: 'EL DIRECTOR',
  throng: (i) => `HORDA ${roman(i + 1)}`,
  unseenSanctuary: (i) => `Refugio ${roman(i + 1)}: sin ver`,
  points: (left, of) => `${left} de ${of}`,
  hits: (percent) => `acierta ${percent}\u00a0%`,
  podHits: (strength, percent) => `${strength}·${percent}\u00a0%`,
  weakness: (plus) => `+${plus} de daño esta bobina`,
  tabs: {
    take: 'tomar',
    move: 'entrar',
    leave: 'salir',
    rest: 'descansar',
    search: 'registrar',
    draw: 'llamar',
    receive: 'recibir',
    'take-attack': 'tomar y atacar',
    hold: 'esperar',
    order: 'va primero',
    fetch: 'sacar',
    stow: 'guardar',
    escape: 'soltarse',
  },
  stunned: 'SIN ACCIÓN',
  probed: (deck) => theirs(deck).heldPlate,
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
  creatureFeature: 'FUNCIÓN DE MONSTRUOS',
  turningPoint: 'PUNTO DE GIRO',
  lastOneStanding: 'EL ÚLTIMO EN PIE',
  reel: (n) => `BOBINA ${roman(n)}`,
  reelEnds: (n) => `FIN DE LA BOBINA ${roman(n)}`,
  fullAssault: 'ASALTO GENERAL',
  theEnd: 'FIN',
};
