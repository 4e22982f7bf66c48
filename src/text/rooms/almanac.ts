import * as en from '../en/rooms/almanac.ts';
import { spoken } from '../language.ts';

export const { KIND_PLAYS, CARD_PLAYS, ALMANAC } = spoken('almanac', en);
