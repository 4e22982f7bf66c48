import { isLocked, kindOf, nextOf, type Reply, type Script } from '../../../../rules/stand-in/index.ts';
import { CARDS } from '../../text/cards.ts';
import { CANNOT, labelOf, TABS } from '../../text/choices.ts';
import type { HandOption, Option } from '../ports/question.ts';
import { type Asked, ownRole, receiverOf, roleOf, turnsYou, who } from './asked.ts';
import { detailOf } from './details.ts';

type Carded = Extract<Reply, { type: 'play' | 'discard' | 'give' | 'defend' | 'keep' }>;

/** The cards that are chosen from, each with what it would do now. */
export function cardsOf(asked: Asked, isNew: (at: number) => boolean): HandOption[] {
  const { prompt, view } = asked;
  const cards = prompt.type === 'keep' ? (view.limbo.slice(1) as Script[]) : view.hand;
  return cards.map((card, at) => ({ ...optionOf(asked, card), card, isNew: isNew(at) }));
}

function optionOf(asked: Asked, card: Script): Omit<HandOption, 'card' | 'isNew'> {
  const options = repliesWith(asked, card).map((reply) => choice(asked, reply));
  const [only] = options;
  const isShield = options.some(({ reply }) => reply?.type === 'defend');
  const cannot = cannotOf(asked, card, options);
  if (only === undefined)
    return { label: CARDS[card].name, detail: cannot, reply: null, more: [], tab: unusable(asked), cannot, isShield };
  const tab = tabOf(asked, options);
  if (options.length > 1)
    return { label: CARDS[card].name, detail: cannot, reply: null, more: options, tab, cannot, isShield };
  return { ...only, tab, cannot, isShield };
}

export const choice = (asked: Asked, reply: Reply): Option => ({
  label: labelOf(reply, asked.prompt, asked.company),
  detail: detailOf(asked, reply),
  reply,
  more: [],
});

/** SA19.2: copies of a card are one reply. Of Lost Pages a card is the one that is kept; of the Prop Table the one that is left there. */
function repliesWith({ prompt, view }: Asked, card: Script): Reply[] {
  if (prompt.type !== 'drop') return prompt.replies.filter((it) => isCarded(it) && it.card === card);
  const keeps = prompt.card === 'lost-pages';
  return prompt.replies.filter(
    (it) => it.type === 'drop' && (keeps ? kept(view.hand, it.cards) === card : it.cards[0] === card),
  );
}

const isCarded = (reply: Reply): reply is Carded => 'card' in reply;

/** What of a hand is left when some of it has gone. */
function kept(hand: readonly Script[], gone: readonly Script[]): Script | undefined {
  const left = [...hand];
  for (const card of gone) left.splice(left.indexOf(card), 1);
  return left[0];
}

function unusable({ prompt }: Asked): string {
  if (prompt.type === 'act') return TABS.cannot.discard;
  return prompt.type === 'guard' || prompt.type === 'show' || prompt.type === 'seat' || prompt.type === 'talk'
    ? ''
    : TABS.cannot.give;
}

/** On the card itself. */
function tabOf(asked: Asked, options: readonly Option[]): string {
  const replies = options.map(({ reply }) => reply as Reply);
  const plays = replies.filter((it) => it.type === 'play');
  if (plays.length > 0) return plays.some(({ target }) => target !== null) ? TABS.targets(plays.length) : TABS.play;
  const shield = replies.find((it) => it.type === 'defend');
  if (shield !== undefined) return shieldTab(asked, shield.card);
  switch (replies[0]?.type) {
    case 'discard':
      return TABS.discard;
    case 'keep':
      return TABS.keep;
    case 'drop':
      return asked.prompt.type === 'drop' && asked.prompt.card === 'lost-pages' ? TABS.keep : TABS.give;
    case 'give':
      return giveTab(asked, replies[0].card);
    default:
      return '';
  }
}

function shieldTab(asked: Asked, card: Script): string {
  switch (card) {
    case 'double-take':
      return TABS.refuseSees;
    case 'my-contract':
      return TABS.refuse;
    case 'wrong-room':
      return TABS.sendOn(who(asked, nextOf(asked.view, asked.prompt.to)));
    case 'asbestos':
      return TABS.saved;
    default:
      return TABS.stay;
  }
}

function giveTab(asked: Asked, card: Script): string {
  const receiver = receiverOf(asked);
  const { scene } = asked.view;
  const turns =
    ownRole(asked) === 'stand-in' &&
    card === 'recast' &&
    roleOf(asked, receiver) === 'original' &&
    !(scene.type === 'exchange' && scene.redirected);
  if (turns && receiver !== null) return TABS.giveTurns(who(asked, receiver));
  const p = turnsYou(asked);
  return p === null || p === 0 ? TABS.give : TABS.giveAt(p);
}

/** Why a card cannot be used, or used no better. */
function cannotOf(asked: Asked, card: Script, options: readonly Option[]): string {
  const types = options.map(({ reply }) => reply?.type);
  switch (asked.prompt.type) {
    case 'act':
      if (types.includes('play')) return '';
      return cannotPlay(asked, card, types.includes('discard'));
    case 'offer':
    case 'answer':
    case 'hand-on':
      return options.length > 0 ? '' : cannotGive(asked, card);
    case 'drop':
      return options.length > 0 ? '' : card === 'stand-in' ? CANNOT.giveStandIn : CANNOT.last;
    default:
      return '';
  }
}

function cannotPlay({ view }: Asked, card: Script, mayDiscard: boolean): string {
  if (!mayDiscard)
    return card === 'stand-in' ? CANNOT.giveStandIn : card === 'recast' ? CANNOT.last : CANNOT.fourRecast;
  const kind = kindOf(card);
  if (kind === 'double') return CANNOT.double;
  if (isLocked(view, view.chair as number)) return CANNOT.trailer;
  if (kind === 'defence') return CANNOT.defence;
  return card === 'fire-axe' ? CANNOT.noObstacle : CANNOT.target;
}

function cannotGive(asked: Asked, card: Script): string {
  if (card === 'stand-in') return CANNOT.giveStandIn;
  return ownRole(asked) === 'recast' ? CANNOT.giveRecast : CANNOT.giveOriginal;
}
