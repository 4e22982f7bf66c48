import * as en from './en/reasons.ts';
import { spoken } from './spoken.ts';

export const { AS_READ, becauseOf, WEIGHED } = spoken('reasons', en);
