import * as en from '../en/rule-cards/cards.ts';
import { spoken } from '../language.ts';

export type * from '../en/rule-cards/cards.ts';
export const { RULE_CARDS, RULE_CARD_WORDS } = spoken('rule-cards/cards', en);
