import * as en from './en/direct.ts';
import { spoken } from './language.ts';

export const { ASK_DIRECTOR, ASIDE_DIRECTOR, DIRECT } = spoken('direct', en);
