import type { Term } from '../en/cue-cards/terms.ts';
import * as en from '../en/cue-cards/terms.ts';
import { spoken } from '../language.ts';

export type { Term };
export const { TERMS } = spoken('cue-cards/terms', en);
export const TERM_LIST = Object.keys(TERMS) as readonly Term[];
