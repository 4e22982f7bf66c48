import * as en from './en/seal.ts';
import { spoken } from './language.ts';

export const { SEAL } = spoken('seal', en);
