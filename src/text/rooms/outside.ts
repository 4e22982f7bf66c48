import * as en from '../en/rooms/outside.ts';
import { spoken } from '../language.ts';

export const { OUTSIDE } = spoken('outside', en);
