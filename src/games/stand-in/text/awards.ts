import * as en from './en/awards.ts';
import { spoken } from './spoken.ts';

export const { AWARDS, RECORDS } = spoken('awards', en);
