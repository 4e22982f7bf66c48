import * as en from './en/prompts.ts';
import { spoken } from './spoken.ts';

export const { ASIDES, questionOf } = spoken('prompts', en);
