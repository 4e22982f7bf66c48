import * as en from '../en/ending/ending-ways.ts';
import { spoken } from '../language.ts';

export const { ENDING_WAYS } = spoken('ending-ways', en);
