import {
  type CardId,
  odds,
  type Prompt,
  type Reply,
  type Survivor,
  table,
  type View,
} from '../../../../rules/shuffling-horror/index.ts';
import { CHOICE } from '../../../../text/play/prompts.ts';
import type { Option } from '../ports/question.ts';
import { attackOptions, MOST_IN_A_LIST, placeWords } from './ask-attack.ts';
import { atCard, atSanctuary, atSurvivor, choice, isA, menu, type Of } from './option.ts';

const of = <T extends Reply['type']>(prompt: Prompt, type: T): Of<T>[] => prompt.replies.filter(isA(type));

const PILE = { thing: 'survivor-pile' } as const;
const MOST_REST = 7;

/** R5.3: what one survivor may do, in five groups at most; a group of one is its only choice. */
export function actOptions(view: View, prompt: Prompt, s: Survivor): Option[] {
  // R14.3: who has a second action on offer and does nothing keeps the star.
  const isSecond = prompt.type === 'act' && prompt.purpose === 'second-action';
  const [holds, does] = isSecond ? [CHOICE.keepStar, CHOICE.keepStarDetail] : [CHOICE.hold, CHOICE.holdDetail];
  const hold = of(prompt, 'hold').map((reply) => choice(reply, holds, does, atSurvivor(s.id), 'quiet'));
  const free = [...receives(prompt), ...stores(prompt), ...orders(view, prompt, s)];
  const others = [...wholeTurn(view, prompt, free.length + 1), ...free, ...(isSecond ? [] : hold)];
  return [
    ...attackOptions(view, s, prompt.replies),
    ...menu('escape', CHOICE.escapeMenu, '', escapes(view, prompt, s)),
    ...found(view, prompt, s),
    ...rests(view, prompt, s),
    ...moves(view, prompt, s),
    ...menu('more', CHOICE.seldom, moreWords(prompt, others), others),
    ...(isSecond ? hold : []),
  ];
}

const here = (s: Survivor) => (s.place === null ? atSurvivor(s.id) : atSanctuary(s.place));

/** Whoever has all the rest there is, or finds the bank empty, only passes the time; but inside, it is a reason to stay (R13.2). */
function rests(view: View, prompt: Prompt, s: Survivor): Option[] {
  const inside = s.place !== null;
  const amount = Math.min(inside ? 3 : 2, MOST_REST - s.rest, view.bank);
  if (amount <= 0 && !inside) return [];
  const detail = amount > 0 ? CHOICE.restDetail(amount) : CHOICE.restFull;
  return of(prompt, 'rest').map((reply) => choice(reply, CHOICE.rest, detail, atSurvivor(s.id)));
}

const escapes = (view: View, prompt: Prompt, s: Survivor): Option[] =>
  of(prompt, 'escape').map((reply) => {
    const p = odds.pSuccess(table.statOf(view, s, reply.stat) ?? 0);
    return choice(reply, CHOICE.escape(reply.stat), CHOICE.passes(p), atSurvivor(s.id));
  });

/** Off the screen, or inside out of the discards (R13.3). */
function found(view: View, prompt: Prompt, s: Survivor): Option[] {
  const search = of(prompt, 'search').map((reply) => choice(reply, CHOICE.search, CHOICE.searchDetail, here(s)));
  const options = [...takes(view, prompt), ...search];
  return menu('take', CHOICE.takeMenu, CHOICE.cards(options.length), options);
}

const moves = (view: View, prompt: Prompt, s: Survivor): Option[] => {
  const leave = of(prompt, 'leave').map((reply) =>
    choice(reply, CHOICE.leave(s.place ?? ''), CHOICE.leaveDetail, here(s)),
  );
  const options = [...of(prompt, 'move').map((reply) => move(view, reply)), ...leave];
  return menu('move', CHOICE.shelter, CHOICE.shelterDetail(view.deck), options, options[0]?.at ?? null);
};

function move(view: View, reply: Of<'move'>): Option {
  const points = view.sanctuaries.find((it) => it.id === reply.sanctuary)?.points ?? 0;
  const def = table.defOf(view, reply.sanctuary);
  const room = (def.kind === 'sanctuary' ? def.room : 0) - table.occupants(view, reply.sanctuary).length;
  return choice(reply, CHOICE.move(reply.sanctuary), CHOICE.moveDetail(points, room), atSanctuary(reply.sanctuary));
}

/** With both hands full, what is dropped is asked in a list of its own. */
function byCard<R extends Reply & { card: CardId; drop?: CardId }>(
  replies: readonly R[],
  label: (reply: R) => string,
  detail: (reply: R) => string,
  id: string,
): Option[] {
  const cards = [...new Set(replies.map((reply) => reply.card))];
  return cards.flatMap((card) => {
    const ways = replies.filter((reply) => reply.card === card);
    const [first] = ways;
    if (first === undefined) return [];
    if (ways.length === 1 && first.drop === undefined)
      return [choice(first, label(first), detail(first), atCard(card))];
    const drops = ways.map((reply) =>
      choice(reply, label(reply), reply.drop === undefined ? detail(reply) : CHOICE.dropping(reply.drop), atCard(card)),
    );
    return menu(`${id} ${card}`, `${label(first)}…`, CHOICE.mustDrop, drops, atCard(card));
  });
}

const takes = (view: View, prompt: Prompt): Option[] =>
  byCard(
    of(prompt, 'take'),
    ({ card }) => CHOICE.take(card),
    ({ card }) => CHOICE.takeDetail(placeWords(view, card), !table.pileEmpty(view)),
    'take',
  );

/** What is easily missed is named on the list that it lies in. */
function moreWords(prompt: Prompt, others: readonly Option[]): string {
  if (of(prompt, 'draw').length > 0) return CHOICE.drawAnd(others.length - 1);
  return CHOICE.others(others.length);
}

/** R5.4: in place of everybody's action, by a newcomer or by one of the pool; in a list of their own where `besides` leaves too few keys. */
function wholeTurn(view: View, prompt: Prompt, besides: number): Option[] {
  const takes = of(prompt, 'take-attack').map((reply) => {
    const by = `${placeWords(view, reply.card)} · ${CHOICE.takeAttackBy(reply.survivor)}`;
    const detail = reply.drop === undefined ? by : `${by}, ${CHOICE.dropping(reply.drop)}`;
    return choice(reply, CHOICE.takeAttack(reply.card), detail, atCard(reply.card));
  });
  const draws = of(prompt, 'draw').map((reply) =>
    choice(reply, CHOICE.draw, CHOICE.drawDetail(view.survivorPile.length), PILE),
  );
  const fits = draws.length + takes.length + besides <= MOST_IN_A_LIST;
  return [...draws, ...(fits ? takes : menu('take-attack', CHOICE.takeAttackMenu, CHOICE.takeAttackDetail, takes))];
}

function receives(prompt: Prompt): Option[] {
  const replies = of(prompt, 'receive');
  const options = byCard(
    replies,
    ({ card }) => CHOICE.receive(card),
    ({ from }) => CHOICE.receiveFrom(from),
    'receive',
  );
  return menu('receive', CHOICE.receiveMenu, CHOICE.cards(options.length), options);
}

/** R13.4: what somebody who has just come in may do with the store, or not. */
export const storeOptions = (prompt: Prompt, s: Survivor): Option[] => [
  ...inStore(prompt),
  ...of(prompt, 'hold').map((reply) => choice(reply, CHOICE.hold, CHOICE.holdDetail, here(s), 'quiet')),
];

/** R13.4: the store is free to use. */
const stores = (prompt: Prompt): Option[] => menu('store', CHOICE.storeMenu, CHOICE.free, inStore(prompt));

function inStore(prompt: Prompt): Option[] {
  return [
    ...byCard(
      of(prompt, 'fetch'),
      ({ card }) => CHOICE.fetch(card),
      () => CHOICE.free,
      'fetch',
    ),
    ...of(prompt, 'stow').map((reply) => choice(reply, CHOICE.stow(reply.card), CHOICE.free, atCard(reply.card))),
  ];
}

function orders(view: View, prompt: Prompt, s: Survivor): Option[] {
  const replies = of(prompt, 'order');
  const pool = (view.seats[table.seatOf(view, s.id)]?.pool ?? []).map((it) => it.id);
  const options = replies.map((reply) =>
    choice(
      reply,
      CHOICE.orderAs(reply.pool),
      CHOICE.free,
      reply.pool[0] === undefined ? null : atSurvivor(reply.pool[0]),
    ),
  );
  return options.length === 1
    ? options.map((it) => ({ ...it, label: CHOICE.orderOnly(replies[0]?.pool ?? []), tone: 'quiet' as const }))
    : menu('order', CHOICE.order, CHOICE.orderDetail(pool), options);
}
