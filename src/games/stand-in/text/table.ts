import * as en from './en/table.ts';
import { spoken } from './spoken.ts';

export const { inPlay, NAMES, seatSays, TABLE } = spoken('table', en);
