import * as en from '../en/ending/ending.ts';
import { spoken } from '../language.ts';

export const { culprit, ENDING, taglinesFor, TAGLINES } = spoken('ending', en);
