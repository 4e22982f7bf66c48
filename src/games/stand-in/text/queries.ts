import * as en from './en/queries.ts';
import { spoken } from './spoken.ts';

export const { KEYS, QUERIES } = spoken('queries', en);
