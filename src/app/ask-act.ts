import { type CardId, odds, type Prompt, type PublicView, type Reply, type Survivor, table } from '../rules/index.ts';
import { CHOICE } from '../text/prompts.ts';
import { attackOptions } from './ask-attack.ts';
import { atCard, atSanctuary, atSurvivor, choice, isA, menu, type Of } from './option.ts';
import type { Option } from './ports/question.ts';

const of = <T extends Reply['type']>(prompt: Prompt, type: T): Of<T>[] => prompt.replies.filter(isA(type));

const PILE = { thing: 'survivor-pile' } as const;
const MOST_REST = 7;

/** R5.3: what one survivor may do, the obvious first, what gives something up last. */
export function actOptions(view: PublicView, prompt: Prompt, s: Survivor): Option[] {
  const inside = s.place !== null;
  return [
    ...attackOptions(view, s, prompt.replies),
    ...of(prompt, 'escape').map((reply) => escape(view, s, reply)),
    ...takes(prompt),
    ...of(prompt, 'rest').map((reply) => rest(s, reply)),
    ...of(prompt, 'search').map((reply) => choice(reply, CHOICE.search, CHOICE.searchDetail, here(s))),
    ...shelters(view, prompt),
    ...of(prompt, 'leave').map((reply) => choice(reply, CHOICE.leave(s.place ?? ''), CHOICE.leaveDetail, here(s))),
    ...wholeTurn(view, prompt),
    ...(inside ? stores(prompt) : []),
    ...menu('seldom', CHOICE.seldom, CHOICE.seldomDetail, [...receives(prompt), ...orders(view, prompt, s)]),
    ...of(prompt, 'hold').map((reply) => choice(reply, CHOICE.hold, CHOICE.holdDetail, atSurvivor(s.id), 'quiet')),
  ];
}

const here = (s: Survivor) => (s.place === null ? atSurvivor(s.id) : atSanctuary(s.place));

function rest(s: Survivor, reply: Reply): Option {
  const amount = Math.min(s.place === null ? 2 : 3, MOST_REST - s.rest);
  return choice(reply, CHOICE.rest, amount > 0 ? CHOICE.restDetail(amount) : CHOICE.restFull, atSurvivor(s.id));
}

function escape(view: PublicView, s: Survivor, reply: Of<'escape'>): Option {
  const p = odds.pSuccess(table.statOf(view, s, reply.stat) ?? 0);
  return choice(reply, CHOICE.escape(reply.stat), CHOICE.passes(p), atSurvivor(s.id), 'best');
}

const shelters = (view: PublicView, prompt: Prompt): Option[] => {
  const options = of(prompt, 'move').map((reply) => move(view, reply));
  return menu('move', CHOICE.shelter, CHOICE.shelterDetail, options, options[0]?.at ?? null);
};

function move(view: PublicView, reply: Of<'move'>): Option {
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

const takes = (prompt: Prompt): Option[] =>
  byCard(
    of(prompt, 'take'),
    ({ card }) => CHOICE.take(card),
    () => CHOICE.takeDetail,
    'take',
  );

/** R5.4: in place of everybody's action, by one of the pool or by a newcomer. */
function wholeTurn(view: PublicView, prompt: Prompt): Option[] {
  const takes = of(prompt, 'take-attack').map((reply) => {
    const by = CHOICE.takeAttackBy(reply.survivor);
    const detail = reply.drop === undefined ? by : `${by}, ${CHOICE.dropping(reply.drop)}`;
    return choice(reply, CHOICE.takeAttack(reply.card), detail, atCard(reply.card));
  });
  const draws = of(prompt, 'draw').map((reply) =>
    choice(reply, CHOICE.draw, CHOICE.drawDetail(view.survivorPile.length), PILE),
  );
  return menu('whole-turn', CHOICE.wholeTurn, CHOICE.wholeTurnDetail, [...takes, ...draws]);
}

function receives(prompt: Prompt): Option[] {
  const replies = of(prompt, 'receive');
  const options = byCard(
    replies,
    ({ card }) => CHOICE.receive(card),
    ({ from }) => CHOICE.receiveFrom(from),
    'receive',
  );
  return menu('receive', CHOICE.receiveMenu, CHOICE.receiveMenuDetail(options.length), options);
}

/** R13.4: the store is free to use. */
function stores(prompt: Prompt): Option[] {
  const options = [
    ...byCard(
      of(prompt, 'fetch'),
      ({ card }) => CHOICE.fetch(card),
      () => CHOICE.free,
      'fetch',
    ),
    ...of(prompt, 'stow').map((reply) => choice(reply, CHOICE.stow(reply.card), CHOICE.free, atCard(reply.card))),
  ];
  return menu('store', CHOICE.storeMenu, CHOICE.free, options);
}

function orders(view: PublicView, prompt: Prompt, s: Survivor): Option[] {
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
    ? options.map((it) => ({ ...it, label: `Order: ${it.label}`, tone: 'quiet' as const }))
    : menu('order', CHOICE.order, CHOICE.orderDetail(pool), options);
}
