import * as en from './en/cue-cards.ts';
import { spoken } from './spoken.ts';

export const { CUE_CARD_WORDS, CUE_CARDS } = spoken('cueCards', en);
