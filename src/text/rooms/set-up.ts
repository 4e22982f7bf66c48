import * as en from '../en/rooms/set-up.ts';
import { spoken } from '../language.ts';

export const { SET_UP } = spoken('set-up', en);
