import * as en from '../en/play/because.ts';
import { spoken } from '../language.ts';

export const { BECAUSE } = spoken('because', en);
