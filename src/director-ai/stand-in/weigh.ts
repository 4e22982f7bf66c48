import { nextOf, type Prompt, type Reply, type Role, type Script } from '../../rules/stand-in/index.ts';
import { original } from './plans/original.ts';
import { recast } from './plans/recast.ts';
import { standInPlan } from './plans/stand-in.ts';
import { partnerAt, swapped, tableAfter } from './table-after.ts';
import { type Figures, type Option, option, type Plan, type Play, plus, type Terms, type Thought } from './thought.ts';

const PLANS: Record<Role, Plan> = { original, recast, 'stand-in': standInPlan };

/** Of the card that a Second Take brings, and of playing House Lights rather than another card. */
const SECOND_TAKE: Terms = { draws: 0.04 };
const LIT: Terms = { shows: -0.02 };
/** To show a Recast card of one's own. */
const STAINED: Terms = { shows: -0.05 };
const BURNT: Terms = { lives: -2 };
const NONE: Terms = {};

/** Every reply that is no talk, with what it is worth to this seat. */
export function weighed(t: Thought, prompt: Prompt): Option[] {
  const plan = PLANS[t.role];
  const options: Option[] = [];
  for (const reply of prompt.replies) {
    if (reply.type === 'declare' || reply.type === 'say') continue;
    options.push(option(reply, valued(t, plan, prompt, reply), figuresOf(t, prompt, reply)));
  }
  return options;
}

/** What is thought of whoever it concerns. */
function figuresOf(t: Thought, prompt: Prompt, reply: Reply): Figures {
  const chair = concerned(t, prompt, reply);
  if (chair === null) return {};
  const { standIn, double, danger } = t.belief;
  return {
    partner: chair,
    standIn: standIn[chair] as number,
    double: double[chair] as number,
    danger: danger[chair] as number,
  };
}

function concerned(t: Thought, prompt: Prompt, reply: Reply): number | null {
  if (reply.type === 'seat') return reply.seat;
  if (reply.type === 'play') {
    if (reply.target !== null && reply.target !== t.me) return reply.target;
    const after = tableAfter(t.view, t.me, reply);
    return after === null ? null : nextOf(after, t.me);
  }
  if (reply.type === 'discard') return partnerAt(t.view, t.me);
  return partnerIn(prompt);
}

/** SA7.1: to whom, in whatever way a card is asked for. */
function partnerIn(prompt: Prompt): number | null {
  switch (prompt.type) {
    case 'offer':
      return prompt.partner;
    case 'answer':
      return prompt.offerer;
    case 'hand-on':
      return prompt.receiver;
    case 'guard':
      return prompt.by;
    default:
      return null;
  }
}

const besides = (hand: readonly Script[], card: Script): number =>
  hand.reduce((n, held) => n + (held === card ? 1 : 0), 0) - 1;

const losing = (t: Thought, plan: Plan, card: Script): Terms => ({
  card: -plan.worth(t, card, besides(t.view.hand, card)),
});

function valued(t: Thought, plan: Plan, prompt: Prompt, reply: Reply): Terms {
  switch (reply.type) {
    case 'play':
      return played(t, plan, reply);
    case 'discard':
      return losing(t, plan, reply.card);
    case 'keep':
      return { card: plan.worth(t, reply.card, besides(t.view.hand, reply.card) + 1) };
    case 'drop':
      return reply.cards.reduce((sum: Terms, card) => plus(sum, losing(t, plan, card)), NONE);
    case 'give':
      return given(t, plan, prompt, reply.card);
    case 'defend':
      return defended(t, plan, prompt, reply.card);
    case 'none':
      return prompt.type === 'guard' ? undergone(t, plan, prompt) : NONE;
    case 'seat':
      return seated(t, plan, prompt as Extract<Prompt, { type: 'seat' }>, reply.seat);
    case 'show':
      if (reply.what === 'nothing') return NONE;
      return plus(plan.showing(t, null), reply.what === 'recast' ? STAINED : NONE);
    default:
      return NONE;
  }
}

function played(t: Thought, plan: Plan, play: Play): Terms {
  const { card } = play;
  const target = play.target as number;
  switch (card) {
    case 'nitrate':
      return plan.burning(t, target);
    case 'screen-test':
    case 'close-up':
      return plan.looking(t, target, card === 'screen-test');
    case 'second-take':
      return SECOND_TAKE;
    case 'house-lights':
      return plus(plan.showing(t, null), LIT);
    case 'love-scene': {
      const next = partnerAt(t.view, t.me);
      const met = plus(losing(t, plan, card), plan.meeting(t, target));
      return next === null ? met : plus(met, plan.meeting(t, next), -1);
    }
    default: {
      const lost = losing(t, plan, card);
      const after = tableAfter(t.view, t.me, play);
      if (after === null) return lost;
      const moved = plus(plus(lost, plan.standing(t, after)), plan.standing(t, t.view), -1);
      return card === 'trailer' || card === 'chained-door' ? plus(moved, { temper: t.temper.shuts }) : moved;
    }
  }
}

function given(t: Thought, plan: Plan, prompt: Prompt, card: Script): Terms {
  const partner = partnerIn(prompt) as number;
  const gives = plus(plan.giving(t, partner, card), losing(t, plan, card));
  return prompt.type === 'answer' && t.role === 'original' ? plus(gives, plan.meeting(t, partner)) : gives;
}

function defended(t: Thought, plan: Plan, prompt: Prompt, card: Script): Terms {
  const lost = losing(t, plan, card);
  return prompt.type === 'answer' ? plus(lost, plan.refusing(t, prompt.offerer, card)) : lost;
}

/** A burning is the end; a seat swap is judged by where it leads. */
function undergone(t: Thought, plan: Plan, prompt: Extract<Prompt, { type: 'guard' }>): Terms {
  if (prompt.card === 'nitrate') return BURNT;
  return plus(plan.standing(t, swapped(t.view, t.me, prompt.by)), plan.standing(t, t.view), -1);
}

function seated(t: Thought, plan: Plan, { card }: Extract<Prompt, { type: 'seat' }>, seat: number): Terms {
  if (card === 'aside') return plan.showing(t, seat);
  if (card === 'thermos') return plan.meeting(t, seat);
  return plan.standing(t, swapped(t.view, t.me, seat));
}
