import * as en from './en/rooms.ts';
import { spoken } from './spoken.ts';

export const { ABOUT, ALMANAC, TONIGHT } = spoken('rooms', en);
