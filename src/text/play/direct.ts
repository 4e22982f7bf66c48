import * as en from '../en/play/direct.ts';
import { spoken } from '../language.ts';

export const { ASK_DIRECTOR, ASIDE_DIRECTOR, DIRECT } = spoken('direct', en);
