import * as en from '../en/play/advice.ts';
import { spoken } from '../language.ts';

export const { ADVICE } = spoken('advice', en);
