import type { Role } from '../../../../rules/stand-in/index.ts';
import { headOf } from '../../../../text/en/cards/names.ts';
import { counted, plural } from '../../../../text/en/grammar.ts';
import type { Face } from '../shapes/company.ts';
import { ROLES } from './roles.ts';
import { TABLE } from './table.ts';

/** What stands on a game in the vault. */
export const VAULT = {
  ways: {
    game: 'A game',
    'short-take': 'Short Take',
    'first-night': 'First Night',
    tonight: 'Tonight’s show',
  },
  unnamed: (face: Face, others: number): string => `${headOf(face)} and ${counted(others)} others`,
  where: (turn: number, inPlay: number, seats: number): string => `Turn ${turn} · ${inPlay} of ${seats} in play`,
  endings: {
    won: 'Won',
    lost: 'Lost',
    nobody: 'Nobody won',
    left: 'Walked out',
    cut: 'Stops early',
  },
  you: 'You',
  /** Who it was, and whether it burnt; of a game that was left nobody says who was who. */
  fate: (role: Role | null, isOut: boolean): string =>
    [...(role === null ? [] : [ROLES[role].name]), ...(isOut ? [TABLE.out] : [])].join(', '),
  numbers: (of: { turns: number; choices: number; burnt: number; turned: number }): string =>
    [plural(of.turns, 'turn'), plural(of.choices, 'choice'), `${of.burnt} burnt`, `${of.turned} turned`].join(' · '),
  /** Goes with whatever is exported before its end. */
  sealed: 'The file holds every hand and every role, sealed. Honest people do not look.',
} as const;
