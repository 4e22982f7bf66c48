import * as en from './en/rushes.ts';
import { spoken } from './spoken.ts';

export const { RUSHES } = spoken('rushes', en);
