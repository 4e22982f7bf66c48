import { weighIn } from '../../../src/director-ai/shuffling-horror/director/director.ts';
import { sideOfPrompt, situationOf } from '../../../src/director-ai/shuffling-horror/director/scores.ts';
import { NEUTRAL } from '../../../src/director-ai/shuffling-horror/director/weights.ts';
import type { Policy, Weighed } from '../../../src/director-ai/shuffling-horror/policy.ts';
import { SPOINT } from '../../../src/director-ai/shuffling-horror/values.ts';

const WEIGHTS = { ...NEUTRAL, siege: 0.5, threat: 0, screen: 0, pressure: 0, denial: 0 };

/** Only the attack at hand: the most deaths, then the most drain. The measure that a thoughtful Director must beat. */
export const greedy: Policy = {
  name: 'greedy',
  decide(view, prompt) {
    const sit = situationOf(view, sideOfPrompt(prompt), WEIGHTS);
    const prey = sit.prey.map((it) => ({ ...it, life: 1 + it.folly, spoint: SPOINT }));
    const weighed = weighIn({ ...sit, prey, late: 0 }, prompt);
    return { reply: (weighed[0] as Weighed).reply, weighed };
  },
};
