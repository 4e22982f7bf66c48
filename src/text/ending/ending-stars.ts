import * as en from '../en/ending/ending-stars.ts';
import { spoken } from '../language.ts';

export const { starsOfFour } = spoken('ending-stars', en);
