import type { Term } from '../en/rule-cards/terms.ts';
import * as en from '../en/rule-cards/terms.ts';
import { spoken } from '../language.ts';

export type { Term };
export const { TERMS } = spoken('rule-cards/terms', en);
export const TERM_LIST = Object.keys(TERMS['roswell-51']) as readonly Term[];
