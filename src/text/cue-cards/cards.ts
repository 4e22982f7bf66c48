import * as en from '../en/cue-cards/cards.ts';
import { spoken } from '../language.ts';

export type * from '../en/cue-cards/cards.ts';
export const { CUE_CARDS, CUE_WORDS } = spoken('cue-cards/cards', en);
