import * as en from './en/cards.ts';
import { spoken } from './spoken.ts';

export const { BACKS, CARDS, KINDS, RECAST_LINES, ROLE_NAMES } = spoken('cards', en);
