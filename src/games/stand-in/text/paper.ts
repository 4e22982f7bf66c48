import * as en from './en/paper.ts';
import { spoken } from './spoken.ts';

export const { PAPER } = spoken('paper', en);
