import * as en from './en/ending-stars.ts';
import { spoken } from './language.ts';

export const { starsOfFour } = spoken('ending-stars', en);
