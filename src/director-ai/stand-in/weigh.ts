import { nextOf, type Prompt, type Reply, type Role, type Script } from '../../rules/stand-in/index.ts';
import { original } from './plans/original.ts';
import { recast } from './plans/recast.ts';
import { standInPlan } from './plans/stand-in.ts';
import { partnerAt, swapped, tableAfter } from './table-after.ts';
import type { Figures, Option, Plan, Play, Thought } from './thought.ts';

const PLANS: Record<Role, Plan> = { original, recast, 'stand-in': standInPlan };

/** Every reply that is no talk, with what it is worth to this seat. */
export function weighed(t: Thought, prompt: Prompt): Option[] {
  const plan = PLANS[t.role];
  const options: Option[] = [];
  for (const reply of prompt.replies) {
    if (reply.type === 'declare' || reply.type === 'say') continue;
    options.push({ reply, ...valued(t, plan, prompt, reply) });
  }
  return options;
}

type Value = Omit<Option, 'reply'>;
const value = (score: number, figures: Figures = {}): Value => ({ score, figures });

const besides = (hand: readonly Script[], card: Script): number =>
  hand.reduce((n, held) => n + (held === card ? 1 : 0), 0) - 1;

function losing(t: Thought, plan: Plan, card: Script): number {
  return -plan.worth(t, card, besides(t.view.hand, card));
}

const suspicion = ({ belief }: Thought, chair: number): Figures => ({
  standIn: belief.standIn[chair] as number,
  double: belief.double[chair] as number,
  danger: belief.danger[chair] as number,
});

function valued(t: Thought, plan: Plan, prompt: Prompt, reply: Reply): Value {
  switch (reply.type) {
    case 'play':
      return played(t, plan, reply);
    case 'discard':
      return value(losing(t, plan, reply.card));
    case 'keep':
      return value(plan.worth(t, reply.card, besides(t.view.hand, reply.card) + 1));
    case 'drop':
      return value(reply.cards.reduce((sum, card) => sum + losing(t, plan, card), 0));
    case 'give':
      return given(t, plan, prompt, reply.card);
    case 'defend':
      return defended(t, plan, prompt, reply.card);
    case 'none':
      return value(prompt.type === 'guard' ? undergone(t, plan, prompt) : 0);
    case 'seat':
      return seated(t, plan, prompt as Extract<Prompt, { type: 'seat' }>, reply.seat);
    case 'show':
      return value(reply.what === 'nothing' ? 0 : plan.showing(t, null) - (reply.what === 'recast' ? 0.05 : 0));
    default:
      return value(0);
  }
}

function played(t: Thought, plan: Plan, play: Play): Value {
  const { card } = play;
  const target = play.target as number;
  const lost = losing(t, plan, card);
  switch (card) {
    case 'nitrate':
      return value(plan.burning(t, target), suspicion(t, target));
    case 'screen-test':
    case 'close-up':
      return value(plan.looking(t, target, card === 'screen-test'), suspicion(t, target));
    case 'second-take':
      return value(0.04);
    case 'house-lights':
      return value(plan.showing(t, null) - 0.02);
    case 'love-scene': {
      const next = partnerAt(t.view, t.me);
      return value(plan.meeting(t, target) - (next === null ? 0 : plan.meeting(t, next)) + lost, suspicion(t, target));
    }
    default: {
      const after = tableAfter(t.view, t.me, play);
      if (after === null) return value(lost);
      const shuts = card === 'trailer' || card === 'chained-door' ? t.temper.shuts : 0;
      return value(plan.standing(t, after) - plan.standing(t, t.view) + lost + shuts, { partner: nextOf(after, t.me) });
    }
  }
}

/** SA7.1: to whom, in whatever way the card is asked for. */
function given(t: Thought, plan: Plan, prompt: Prompt, card: Script): Value {
  const partner =
    prompt.type === 'offer' ? prompt.partner : prompt.type === 'answer' ? prompt.offerer : receiver(prompt);
  const met = prompt.type === 'answer' && t.role === 'original' ? plan.meeting(t, partner) : 0;
  return value(met + plan.giving(t, partner, card) + losing(t, plan, card), suspicion(t, partner));
}

const receiver = (prompt: Prompt): number => (prompt.type === 'hand-on' ? prompt.receiver : prompt.to);

function defended(t: Thought, plan: Plan, prompt: Prompt, card: Script): Value {
  const lost = losing(t, plan, card);
  if (prompt.type === 'answer')
    return value(lost + plan.refusing(t, prompt.offerer, card), suspicion(t, prompt.offerer));
  return value(lost);
}

/** A burning is the end; a seat swap is judged by where it leads. */
function undergone(t: Thought, plan: Plan, prompt: Extract<Prompt, { type: 'guard' }>): number {
  if (prompt.card === 'nitrate') return -2;
  return plan.standing(t, swapped(t.view, t.me, prompt.by)) - plan.standing(t, t.view);
}

function seated(t: Thought, plan: Plan, { card }: Extract<Prompt, { type: 'seat' }>, seat: number): Value {
  if (card === 'aside') return value(plan.showing(t, seat), suspicion(t, seat));
  if (card === 'thermos') return value(plan.meeting(t, seat), suspicion(t, seat));
  return value(plan.standing(t, swapped(t.view, t.me, seat)), suspicion(t, seat));
}
