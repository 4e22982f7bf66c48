import type { AwardId } from '../en/rooms/awards.ts';
import * as en from '../en/rooms/awards.ts';
import { spoken } from '../language.ts';

export type * from '../en/rooms/awards.ts';
export const { AWARDS, TROPHIES } = spoken('awards', en);
export const AWARD_IDS = Object.keys(AWARDS) as AwardId[];
