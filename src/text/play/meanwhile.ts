import * as en from '../en/play/meanwhile.ts';
import { spoken } from '../language.ts';

export const { MEANWHILE } = spoken('meanwhile', en);
