import * as en from './en/rules.ts';
import { spoken } from './spoken.ts';

export const { RULES, TOPICS } = spoken('rules', en);
