import * as en from './en/voices.ts';
import { spoken } from './spoken.ts';

export const { VOICES } = spoken('voices', en);
