import type { Catalogue } from '../../language.ts';
import { decimal } from '../grammar.ts';

/** So much of it is enough to know it again by. */
const SHOWN = 16;

/** The words of the sealed dice, and of how they fell. */
export const SEAL: Catalogue['seal']['SEAL'] = {
  sealed: (seal) => `Dados sellados: ${seal.slice(0, SHOWN)}…`,
  title: 'Los dados',
  seed: 'Semilla',
  seal: 'Sello',
  sealHelp: 'SHA-256 de la semilla. Estaba en el intermedio desde antes de la primera tirada.',
  rows: {
    attacks: 'Tus ataques',
    flails: 'Tus forcejeos',
    tests: 'Tus pruebas',
    strikes: 'Ataques contra ti',
  },
  directed: {
    attacks: 'Sus ataques',
    flails: 'Sus forcejeos',
    tests: 'Sus pruebas',
    strikes: 'Tus ataques',
  },
  row: (good, made, expected) => `${good} de ${made} salieron bien; lo esperado, ${decimal(expected, 1)}`,
  verdicts: {
    blessed: 'Los dados estaban de tu parte. Nadie tiene por qué saberlo.',
    kind: 'Los dados fueron algo amables.',
    fair: 'Los dados fueron justos, más o menos.',
    unkind: 'Los dados fueron algo ingratos.',
    cursed: 'Los dados te deben una. No pagan.',
    idle: 'Apenas se tiró un dado.',
  },
};
