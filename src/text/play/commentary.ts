import * as en from '../en/play/commentary.ts';
import { spoken } from '../language.ts';

export const { actWords, BESIDE, COMMENTARY } = spoken('commentary', en);
