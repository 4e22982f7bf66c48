import * as en from './en/captions.ts';
import { spoken } from './spoken.ts';

export const { CAPTIONS } = spoken('captions', en);
