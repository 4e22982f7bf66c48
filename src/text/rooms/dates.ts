import * as en from '../en/rooms/dates.ts';
import { spoken } from '../language.ts';

export const { dayAndMonth, dayOf } = spoken('dates', en);
