import * as en from './en/direct-it.ts';
import { spoken } from './language.ts';

export const { DIRECT_IT } = spoken('direct-it', en);
