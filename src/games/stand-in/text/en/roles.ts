import type { Role } from '../../../../rules/stand-in/index.ts';
import type { Who } from '../shapes/company.ts';
import { text } from '../shapes/parts.ts';
import { The } from './grammar.ts';

interface RoleWords {
  /** On the badge under one's own face. */
  name: string;
  /** What one wants, in one sentence. */
  goal: string;
  /** What one is, and what one may do that others may not. */
  says: string;
}

export const ROLES: Readonly<Record<Role, RoleWords>> = {
  original: {
    name: 'Original',
    goal: 'Burn the Stand-In.',
    says: 'You are who you say you are. You win if the Stand-In is burnt and you are still in play. You never hand over a Recast card.',
  },
  recast: {
    name: 'Recast',
    goal: 'Help the Stand-In, and stay in play.',
    says: 'You were somebody else at breakfast. You play for the Stand-In now and know who it is, but not who else was turned. You turn nobody yourself.',
  },
  'stand-in': {
    name: 'Stand-In',
    goal: 'Leave no Original: turn them, or burn them. Then declare.',
    says: 'You are the thing in costume. Hand an Original a Recast card in an exchange, and it is yours. You know every role at the table; nobody knows yours.',
  },
};

/** The two sides, as they are counted. */
export const SIDES = {
  originals: 'the Originals',
  doubles: 'the doubles',
  doublesSay: 'The Stand-In and the Recast together.',
} as const;

/** What somebody reads who learns their role, at the deal or later. */
export const TOLD = {
  dealt: {
    original: 'You are an Original. So was everybody else, until the deal.',
    recast: 'You are a Recast.',
    'stand-in': 'You were dealt the Stand-In. Try to look surprised with the others.',
  } satisfies Record<Role, string>,
  turned: (by: Who): string =>
    text`${The(by)} handed you a Recast card. You are a Recast now, and you know who the Stand-In is.`,
  drewIt: 'You drew the Stand-In. From now on it is you. Nobody saw.',
  late: 'Everybody is an Original tonight. One of you will draw the Stand-In.',
} as const;
