import * as en from './en/set-up.ts';
import { spoken } from './spoken.ts';

export const { SET_UP, WAYS } = spoken('setUp', en);
