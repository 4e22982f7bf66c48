import * as en from './en/rooms.ts';
import { spoken } from './spoken.ts';

export const { ABOUT, ALMANAC, SHORT_TAKE, TONIGHT } = spoken('rooms', en);
