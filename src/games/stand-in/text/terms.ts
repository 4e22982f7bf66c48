import * as en from './en/terms.ts';
import { spoken } from './spoken.ts';

export const { TERMS } = spoken('terms', en);
