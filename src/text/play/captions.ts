import * as en from '../en/play/captions.ts';
import { spoken } from '../language.ts';

export const { CAPTIONS } = spoken('captions', en);
