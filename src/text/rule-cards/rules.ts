import * as en from '../en/rule-cards/rules.ts';
import { spoken } from '../language.ts';

export const { RULES, TOPICS } = spoken('rule-cards/rules', en);
