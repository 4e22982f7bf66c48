import * as en from '../en/rooms/awards.ts';
import { spoken } from '../language.ts';

export type * from '../en/rooms/awards.ts';
export const { AWARDS, TROPHIES } = spoken('awards', en);
