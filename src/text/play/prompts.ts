import * as en from '../en/play/prompts.ts';
import { spoken } from '../language.ts';

export const { ASK, ASIDE, CHOICE, DIAL, HINT, PLAN, WHY_NOT } = spoken('prompts', en);
