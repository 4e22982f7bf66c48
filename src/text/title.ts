import * as en from './en/title.ts';
import { spoken } from './language.ts';

export const { TITLE } = spoken('title', en);
