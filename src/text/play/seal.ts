import * as en from '../en/play/seal.ts';
import { spoken } from '../language.ts';

export const { SEAL } = spoken('seal', en);
