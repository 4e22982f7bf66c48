import {
  aboveRule,
  actionCost,
  actionRule,
  finaleRule,
  girlRule,
  itemHead,
  itemRule,
  killerRule,
  rowRule,
  setUpRule,
  spaceRule,
  terrorRule,
} from './card-rules.ts';
import { lineRule, ruleOf } from './effect-rules.ts';
import { RULE_CARD_WORDS, RULE_CARDS } from './rule-cards/cards.ts';
import { RULES, TOPICS } from './rule-cards/rules.ts';
import { TERMS } from './rule-cards/terms.ts';
import { TIP_PAGES, TIPS } from './rule-cards/tips.ts';

/** Rules, terms and cards in full. */
export const book = {
  effectRules: { ruleOf, lineRule },
  cardRules: {
    actionRule,
    actionCost,
    itemHead,
    itemRule,
    terrorRule,
    finaleRule,
    killerRule,
    rowRule,
    aboveRule,
    girlRule,
    setUpRule,
    spaceRule,
  },
  ruleCards: { RULE_CARDS, RULE_CARD_WORDS },
  rules: { RULES, TOPICS },
  terms: { TERMS },
  tips: { TIPS, TIP_PAGES },
} as const;
