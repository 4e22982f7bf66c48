import * as en from './en/reasons.ts';
import { spoken } from './spoken.ts';

export const { becauseOf, WEIGHED } = spoken('reasons', en);
