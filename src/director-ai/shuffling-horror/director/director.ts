import { type Foe, type Prompt, type Reply, type Table, table } from '../../../rules/shuffling-horror/index.ts';
import { facesAmongDiscards } from '../discards.ts';
import type { Policy, Weighed } from '../policy.ts';
import { roundsLeft } from '../values.ts';
import { nearEnough } from './near-enough.ts';
import {
  allOutFoes,
  denial,
  placeTerms,
  type Situation,
  scoreDirect,
  scoreStrike,
  sideOfPrompt,
  situationOf,
  sumOf,
  type TermScores,
  toyWorth,
} from './scores.ts';
import type { Weights } from './weights.ts';

/**
 * The Director and every Pod Player: each option scored one ply deep from exact odds, every term kept. Among moves whose regret is
 * within `regret` a seeded draw decides; 0 always takes the best.
 */
export function scorer(name: string, weights: Weights, regret: number): Policy<Table> {
  return {
    name,
    decide(view, prompt, chance) {
      const weighed = weigh(view, prompt, weights);
      const near = nearEnough(view, prompt, weighed, regret);
      const chosen = near.length === 1 ? near[0] : near[Math.floor(chance() * near.length)];
      return { reply: (chosen as Weighed).reply, weighed };
    },
  };
}

/** Every legal reply with its terms, best first; of equals the one listed first. */
export const weigh = (view: Table, prompt: Prompt, weights: Weights): Weighed[] =>
  weighIn(situationOf(view, sideOfPrompt(prompt), weights), prompt);

export function weighIn(sit: Situation, prompt: Prompt): Weighed[] {
  const foes: Foe[] = prompt.type === 'direct' ? allOutFoes(sit) : [];
  const weighed = prompt.replies.map((reply) => {
    const terms = termsOf(sit, prompt, reply, foes);
    return { reply, terms, score: sumOf(terms) };
  });
  return weighed.sort((a, b) => b.score - a.score);
}

function termsOf(sit: Situation, prompt: Prompt, reply: Reply, foes: readonly Foe[]): TermScores {
  switch (reply.type) {
    case 'direct':
    case 'all-out':
    case 'cover':
      return scoreDirect(sit, reply, foes);
    case 'strike':
      return scoreStrike(sit, reply.by, reply.at);
    case 'place':
      return placeTerms(sit, reply.card, reply.slot, reply.side);
    case 'fade-out':
      return { denial: reply.card === null ? 0.05 : denial(sit, reply.card) };
    case 'plot':
      return { plot: reply.use && prompt.type === 'plot' ? plotWorth(sit, prompt.card) : 0 };
    case 'pick':
      return { pick: prompt.type === 'shuffler' ? 0.1 : pickWorth(sit.view, reply.card) };
    case 'clip':
      return { clip: reply.use ? clipWorth(sit) : 0 };
    case 'survivor-loss':
      return { loss: reply.use ? 5 : 0 };
    case 'cut':
      return { cut: reply.use ? 5 : 0 };
    case 'lurker':
      return { lurker: reply.use ? 0 : 0.5 };
    case 'migrate':
      return { migrate: -5 }; // a throng fights as well in the Director's hands, and a Turning Point helps the cast (R17.3)
    case 'bonus-turn':
      return { turn: 2 };
    case 'permit':
      return { leave: reply.agree ? 1 : 0 }; // an empty-handed ally is no threat to anybody (R20.5)
    default:
      return { none: 0 };
  }
}

/** A monster by its strength; an item out of somebody's hands by what it is worth there. */
const pickWorth = (view: Table, card: string): number =>
  table.itemOf(view, card) === null ? table.valueOf(view, card) : toyWorth(view, card);

/** Whether a plot device is worth its card now (R18.3), by what it brings. */
function plotWorth(sit: Situation, card: string): number {
  const { view } = sit;
  const def = table.defOf(view, card);
  switch ('brings' in def ? def.brings : undefined) {
    case 'full-assault':
      return 4.5 * (foesInPlay(view) - 1.5);
    case 'attacks':
      return 4.5 * (foesInPlay(view) - 0.5);
    case 'faces':
      return facesAmongDiscards(view) > 0.5 ? 3.8 : -0.6;
    case 'a-monster':
      return 2.8;
    case 'loss-of-items':
      return itemsHeld(view) > 1 ? 0.2 : -0.2;
    default:
      return 0.9;
  }
}

const foesInPlay = (view: Table): number => table.sidesOf(view).flatMap((side) => table.foesOf(view, side)).length;

const itemsHeld = (view: Table): number =>
  table.castFrom(view).flatMap(({ held }) => held.filter((card) => table.itemOf(view, card) !== null)).length;

/** R19.2: what is thrown away was the cast's to use, and the next reel comes sooner: a gift to the aliens early, to the cast late. */
function clipWorth({ view, weights }: Situation): number {
  let toys = 0;
  let monsters = 0;
  for (const card of table.shownCards(view)) {
    toys += toyWorth(view, card);
    if (table.isMonster(view, card)) monsters += 1;
  }
  return weights.prices.toy * toys - 0.7 * monsters + 0.9 * (Math.min(20, roundsLeft(view)) - 4) - 0.25;
}
