import * as en from './en/prompts.ts';
import { spoken } from './language.ts';

export const { ASK, ASIDE, CHOICE, DIAL, HINT, WHY_NOT } = spoken('prompts', en);
