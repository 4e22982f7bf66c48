import { type CardId, type Prompt, type PublicView, type Reply, type Side, table } from '../rules/index.ts';
import { ASIDE_DIRECTOR, ASK_DIRECTOR, DIRECT } from '../text/direct.ts';
import { wordsOf } from '../text/names.ts';
import { toneOf } from '../text/prints.ts';
import { placing, placings, slotOption } from './ask-place.ts';
import { loneVictim, strikes } from './ask-strike.ts';
import { atCard, choice, isA, menu, type Of } from './option.ts';
import type { Option } from './ports/question.ts';

/** A question to the Director's chair, as a person is asked it (R7, R14 to R20). */
export interface DirectorsQuestion {
  heading: string;
  aside?: string;
  options: readonly Option[];
}

export function directorsQuestion(view: PublicView, prompt: Prompt): DirectorsQuestion {
  const { replies, card = '', amount = 0 } = prompt;
  const places = (take: (card: CardId) => string, takeMenu: (card: CardId) => string) =>
    placings(view, replies.filter(isA('place')).map(placing), take, takeMenu);
  switch (prompt.type) {
    case 'strike':
      return { heading: strikeWords(replies), options: [...strikes(view, replies), ...passes(replies)] };
    case 'place':
      return {
        heading: ASK_DIRECTOR.place(card),
        options: replies.filter(isA('place')).map((it) => slotOption(view, placing(it))),
      };
    case 'feature':
      return { heading: ASK_DIRECTOR.feature, options: places(DIRECT.take, DIRECT.takeMenu) };
    case 'raise':
      return {
        heading: ASK_DIRECTOR.raise,
        options: [...places(DIRECT.raise, DIRECT.raiseMenu), ...passes(replies)],
      };
    case 'plot':
      return { heading: ASK_DIRECTOR.plot(card), options: plot(card, replies) };
    case 'pick':
      return picks(view, replies.filter(isA('pick')));
    case 'shuffler':
      return { heading: ASK_DIRECTOR.shuffler(card), aside: wordsOf(card).brief, options: shuffler(replies) };
    case 'fade-out':
      return { heading: ASK_DIRECTOR.fadeOut, aside: ASIDE_DIRECTOR.fadeOut, options: fades(replies) };
    case 'clip':
      return { heading: ASK_DIRECTOR.clip, options: yesNo(replies, DIRECT.clipDetail) };
    case 'cut':
      return { heading: ASK_DIRECTOR.cut, options: yesNo(replies, DIRECT.cutDetail) };
    case 'survivor-loss':
      return { heading: ASK_DIRECTOR.loss(amount), options: yesNo(replies, DIRECT.lossDetail(amount)) };
    case 'lurker':
      return { heading: ASK_DIRECTOR.lurker(card), options: yesNo(replies, DIRECT.lurkerDetail) };
    case 'migrate':
      return { heading: ASK_DIRECTOR.migrate, options: migrations(replies) };
    default:
      return direct(view, prompt);
  }
}

function strikeWords(replies: readonly Reply[]): string {
  const victim = loneVictim(replies);
  return victim === null ? ASK_DIRECTOR.strike : ASK_DIRECTOR.strikeAt(victim);
}

/** R7.2: take one and attack, cover one and attack, or attack with everything. */
function direct(view: PublicView, { to, replies }: Prompt): DirectorsQuestion {
  const pod = typeof to === 'object' && 'pod' in to ? to.pod : null;
  const side: Side = pod ?? 'director';
  const foes = table.foesOf(view, side);
  const taken = replies.filter(isA('direct')).map((reply) => ({ ...placing({ ...reply, side }), reply }));
  return {
    heading: pod === null ? ASK_DIRECTOR.direct : ASK_DIRECTOR.pod(pod),
    aside: ASIDE_DIRECTOR.direct,
    options: [
      ...placings(view, taken, DIRECT.take, DIRECT.takeMenu),
      ...replies
        .filter(isA('all-out'))
        .map((reply) => choice(reply, DIRECT.allOut, DIRECT.allOutDetail(Math.max(1, foes.length)))),
      ...replies.filter(isA('cover')).map((reply) => cover(view, reply)),
    ],
  };
}

function cover(view: PublicView, reply: Of<'cover'>): Option {
  const frame = view.frames[reply.frame];
  const card = frame === undefined ? null : table.topOf(frame);
  return choice(reply, DIRECT.cover(reply.frame), DIRECT.coverDetail(card), { thing: 'frame', frame: reply.frame });
}

const passes = (replies: readonly Reply[]): Option[] =>
  replies.filter(isA('pass')).map((reply) => choice(reply, DIRECT.passStrike, '', null, 'quiet'));

const plot = (card: CardId, replies: readonly Reply[]): Option[] =>
  replies
    .filter(isA('plot'))
    .map((reply) =>
      reply.use
        ? choice(reply, DIRECT.use, wordsOf(card).brief, atCard(card), 'best')
        : choice(reply, DIRECT.decline, DIRECT.declineDetail, atCard(card), 'quiet'),
    );

/** One of the dead, or one of somebody's things (If We Only Had A…). */
function picks(view: PublicView, replies: readonly Of<'pick'>[]): DirectorsQuestion {
  if (replies.every(({ card }) => toneOf(card) === 'item'))
    return { heading: ASK_DIRECTOR.lose, options: replies.map((it) => lose(view, it)) };
  return { heading: ASK_DIRECTOR.pick, options: replies.map((it) => pick(view, it)) };
}

function lose(view: PublicView, reply: Of<'pick'>): Option {
  const owner = table.castFrom(view).find(({ held }) => held.includes(reply.card));
  const { name, brief } = wordsOf(reply.card);
  return choice(reply, name, owner === undefined ? brief : DIRECT.heldBy(owner.id), atCard(reply.card));
}

const pick = (view: PublicView, reply: Of<'pick'>): Option =>
  choice(reply, wordsOf(reply.card).name, DIRECT.value(table.valueOf(view, reply.card)), { thing: 'discard' });

/** R22.3 */
const shuffler = (replies: readonly Reply[]): Option[] => [
  ...replies.filter(isA('bonus-turn')).map((reply) => choice(reply, DIRECT.bonusTurn, DIRECT.bonusTurnDetail)),
  ...menu(
    'swap',
    DIRECT.swapMenu,
    '',
    replies.filter(isA('pick')).map((reply) => choice(reply, DIRECT.swap(reply.card), '', { thing: 'discard' })),
  ),
  ...passes(replies),
];

const fades = (replies: readonly Reply[]): Option[] =>
  replies
    .filter(isA('fade-out'))
    .map((reply) =>
      reply.card === null
        ? choice(reply, DIRECT.fadeNone, '', null, 'quiet')
        : choice(reply, DIRECT.fade(reply.card), '', atCard(reply.card)),
    );

const yesNo = (replies: readonly Reply[], detail: string): Option[] =>
  replies.map((reply) =>
    'use' in reply && reply.use
      ? choice(reply, DIRECT.yes, detail, null, 'best')
      : choice(reply, DIRECT.no, '', null, 'quiet'),
  );

const migrations = (replies: readonly Reply[]): Option[] =>
  replies.map((reply) =>
    reply.type === 'migrate'
      ? choice(reply, DIRECT.migrate(reply.slot, reply.seat), '', { thing: 'slot', side: 'director', slot: reply.slot })
      : choice(reply, DIRECT.migrateNot, '', null, 'quiet'),
  );
