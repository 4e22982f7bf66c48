import * as en from '../en/play/queries.ts';
import { spoken } from '../language.ts';

export const { QUERIES } = spoken('queries', en);
