import * as en from '../en/rule-cards/tips.ts';
import { spoken } from '../language.ts';

export const { TIPS, TIP_PAGES } = spoken('rule-cards/tips', en);
