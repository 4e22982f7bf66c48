import {
  type Foe,
  odds,
  type Prompt,
  type Reply,
  sideAt,
  table,
  type View,
} from '../../../../rules/shuffling-horror/index.ts';
import { BECAUSE } from '../../../../text/play/because.ts';
import type { Question } from '../ports/question.ts';
import { livesThrough } from './ask-spend.ts';
import type { Of } from './option.ts';

/** Why somebody would answer so: one sentence, from exact odds where there are any. */
export function becauseOf(view: View, prompt: Prompt, question: Question, reply: Reply): string {
  switch (reply.type) {
    case 'attack':
      return attack(view, reply);
    case 'take':
      return view.fadeOut === reply.card ? BECAUSE.takeFading(reply.card) : BECAUSE.take(reply.card);
    case 'take-attack':
      return BECAUSE.takeAttack(reply.card);
    case 'rest':
      return rest(view, prompt);
    case 'move':
      return BECAUSE.move(reply.sanctuary, view.sanctuaries.find(({ id }) => id === reply.sanctuary)?.points ?? 0);
    case 'receive':
      return BECAUSE.receive(reply.card, table.askedSurvivor(prompt) ?? reply.from);
    case 'draw':
    case 'search':
    case 'leave':
    case 'hold':
    case 'order':
      return BECAUSE[reply.type];
    case 'fetch':
    case 'stow':
      return BECAUSE[reply.type](reply.card);
    case 'escape':
      return BECAUSE.escape(reply.stat, odds.pSuccess(statOf(view, prompt, reply.stat)));
    case 'spend':
      return spoints(question, reply.amount);
    case 'flail':
    case 'negate':
      return answer(prompt, reply);
    case 'lend':
      return reply.agree ? BECAUSE.lend : BECAUSE.lendNot;
    case 'hand-over':
      return reply.agree ? BECAUSE.handOver : BECAUSE.handOverNot;
    case 'reroll':
      return reply.use ? BECAUSE.reroll(againOf(view, prompt)) : BECAUSE.rerollNot;
    case 'star':
      return prompt.type === 'spare'
        ? BECAUSE.spare(reply.survivor, odds.pSuccess(prompt.target))
        : BECAUSE.star(reply.survivor);
    case 'scream':
      return BECAUSE.scream(reply.survivor);
    case 'pass':
      return pass(view, prompt);
    case 'keep':
      return BECAUSE.keep(reply.card);
    case 'store':
    case 'back':
      return BECAUSE[reply.type];
    case 'stall':
      return reply.use ? BECAUSE.moveOn : BECAUSE.stayOn;
    default:
      return directing(view, prompt, reply);
  }
}

/** R7, R14 to R20: the same from the Director's chair, and from a Pod Player's. */
function directing(view: View, prompt: Prompt, reply: Reply): string {
  switch (reply.type) {
    case 'direct':
      return joining(view, reply.card, { side: sideAt(prompt.to), slot: reply.slot });
    case 'place':
      return joining(view, reply.card, { side: reply.side, slot: reply.slot });
    case 'all-out':
      return BECAUSE.allOut(Math.max(1, table.foesOf(view, sideAt(prompt.to)).length));
    case 'cover':
      return BECAUSE.cover(reply.frame, table.topOf(view.frames[reply.frame] as View['frames'][number]) ?? '?');
    case 'strike':
      return strike(view, reply);
    case 'plot':
      return 'card' in prompt && prompt.card !== null ? BECAUSE[reply.use ? 'plot' : 'plotNot'](prompt.card) : '';
    case 'pick':
      return prompt.type === 'shuffler' ? BECAUSE.swap(reply.card) : BECAUSE.pick(reply.card);
    case 'fade-out':
      return reply.card === null ? BECAUSE.fadeNone : BECAUSE.fadeOut(reply.card);
    case 'clip':
      return reply.use ? BECAUSE.clip : BECAUSE.clipNot;
    case 'cut':
      return reply.use ? BECAUSE.cut : BECAUSE.cutNot;
    case 'lurker':
      return reply.use ? BECAUSE.lurker : BECAUSE.lurkerNot;
    case 'survivor-loss':
      return reply.use ? BECAUSE.loss(prompt.type === 'survivor-loss' ? prompt.amount : 1) : BECAUSE.lossNot;
    case 'migrate':
      return BECAUSE.migrate(reply.slot, reply.seat, view.deck);
    case 'permit':
      return reply.agree ? BECAUSE.permit : BECAUSE.permitNot;
    case 'bonus-turn':
      return BECAUSE.bonusTurn;
    default:
      return '';
  }
}

const askedIn = (view: View, prompt: Prompt) => table.survivorById(view, table.askedSurvivor(prompt) ?? '');

function attack(view: View, { target, reach }: Of<'attack'>): string {
  const throng = table.throngHolding(view, target);
  const frame = table.frameOf(view, target);
  if (throng === null) return frame < 0 ? BECAUSE.attackOther(target) : screenTarget(view, target, frame);
  if (reach === 'throng') return BECAUSE.attackAll(throng, view.deck);
  const cards = table.cardsOf(view, throng);
  const left = table.strengthOf(
    view,
    cards.filter((card) => card !== target),
  );
  if (left === 0) return BECAUSE.attackLast(target, throng, view.deck);
  return BECAUSE.attack(target, throng, odds.pSuccess(table.strengthOf(view, cards)), odds.pSuccess(left), view.deck);
}

const screenTarget = (view: View, target: string, frame: number): string =>
  table.isBlob(view, target) ? BECAUSE.attackOther(target) : BECAUSE.attackScreen(target, frame);

const MOST_REST = 7; // R12.4

function rest(view: View, prompt: Prompt): string {
  const s = askedIn(view, prompt);
  if (s === null) return BECAUSE.hold;
  return BECAUSE.rest(s.id, Math.min(s.place === null ? 2 : 3, MOST_REST - s.rest, view.bank));
}

const statOf = (view: View, prompt: Prompt, stat: Of<'escape'>['stat']): number => {
  const s = askedIn(view, prompt);
  return s === null ? 0 : (table.statOf(view, s, stat) ?? 0);
};

/** The first of the odds that the dial shows: what so many spoints are spent for. */
function spoints({ dial }: Question, amount: number): string {
  const at = (n: number): number => dial?.notches.find((notch) => notch.amount === n)?.chances[0]?.p ?? 0;
  return amount === 0 ? BECAUSE.keepSpoints(at(0)) : BECAUSE.spoints(amount, at(0), at(amount));
}

function answer(prompt: Prompt, reply: Of<'flail' | 'negate'>): string {
  if (prompt.type !== 'answer') return '';
  if (reply.type === 'negate') return BECAUSE.negate(prompt.survivor, 1 - odds.pSuccess(prompt.target));
  return BECAUSE.flail(prompt.survivor, odds.pSuccess(prompt.target + reply.amount));
}

const againOf = (view: View, prompt: Prompt): number =>
  prompt.type === 'reroll' ? odds.pSuccess(statOf(view, prompt, prompt.stat) + prompt.bonus) : 0;

function pass(view: View, prompt: Prompt): string {
  if (prompt.type === 'migrate') return BECAUSE.migrateNot;
  const s = askedIn(view, prompt);
  return prompt.type === 'spare' && s !== null
    ? BECAUSE.takeHit(livesThrough(view, prompt, s))
    : prompt.type === 'aim'
      ? BECAUSE.hold
      : BECAUSE.holdBack;
}

function joining(view: View, card: string, foe: Extract<Foe, { slot: number }>): string {
  const others = table.throngAt(view, foe.side, foe.slot).filter((it) => it !== card);
  const now = table.strengthOf(view, others);
  const then = odds.pSuccess(now + table.valueOf(view, card));
  return now === 0
    ? BECAUSE.joinNew(card, foe, then, view.deck)
    : BECAUSE.join(card, foe, odds.pSuccess(now), then, view.deck);
}

function strike(view: View, { by, at }: Of<'strike'>): string {
  const terms = odds.strikeTermsOf(view, by);
  const hit = odds.pSuccess(terms.target);
  const s = table.survivorById(view, at);
  if (s === null) {
    const points = view.sanctuaries.find(({ id }) => id === at)?.points ?? 0;
    return BECAUSE.siege(by, at, hit, odds.sanctuary(terms, points).falls, view.deck);
  }
  const flail = table.statOf(view, s, table.flailStat(view, s)) ?? 0;
  return BECAUSE.strike(by, at, hit, odds.series([terms], table.available(view, s, []), flail).lost, view.deck);
}
