import * as en from './en/log.ts';
import { spoken } from './spoken.ts';

export const { heardOf, lineOf } = spoken('log', en);
