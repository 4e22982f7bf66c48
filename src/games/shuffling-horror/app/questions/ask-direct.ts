import {
  type CardId,
  type Foe,
  odds,
  type Prompt,
  type Reply,
  sideAt,
  table,
  type View,
} from '../../../../rules/shuffling-horror/index.ts';
import { wordsOf } from '../../../../text/cards/names.ts';
import { toneOf } from '../../../../text/cards/prints.ts';
import { ASIDE_DIRECTOR, ASK_DIRECTOR, DIRECT } from '../../../../text/play/direct.ts';
import type { Option } from '../ports/question.ts';
import { placing, placings, slotOption } from './ask-place.ts';
import { loneVictim, strikes } from './ask-strike.ts';
import { atCard, choice, isA, menu, type Of } from './option.ts';

/** A question to the Director's chair, as a person is asked it (R7, R14 to R20). */
export interface DirectorsQuestion {
  heading: string;
  aside?: string;
  options: readonly Option[];
}

export function directorsQuestion(view: View, prompt: Prompt): DirectorsQuestion {
  const { replies } = prompt;
  const places = (take: (card: CardId) => string, takeMenu: (card: CardId) => string) =>
    placings(view, replies.filter(isA('place')).map(placing), take, takeMenu);
  switch (prompt.type) {
    case 'strike':
      return { heading: strikeWords(replies), options: [...strikes(view, replies), ...passes(replies)] };
    case 'place':
      return {
        heading: ASK_DIRECTOR.place(prompt.card),
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
      return { heading: ASK_DIRECTOR.plot(prompt.card), options: plot(prompt.card, replies) };
    case 'pick':
      return picks(view, replies.filter(isA('pick')));
    case 'shuffler':
      return {
        heading: ASK_DIRECTOR.shuffler(prompt.card),
        aside: wordsOf(prompt.card).brief,
        options: shuffler(replies),
      };
    case 'fade-out':
      return { heading: ASK_DIRECTOR.fadeOut, aside: ASIDE_DIRECTOR.fadeOut, options: fades(replies) };
    case 'clip':
      return { heading: ASK_DIRECTOR.clip, options: yesNo(replies, DIRECT.clipDetail) };
    case 'cut':
      return { heading: ASK_DIRECTOR.cut, options: yesNo(replies, DIRECT.cutDetail) };
    case 'survivor-loss':
      return { heading: ASK_DIRECTOR.loss(prompt.amount), options: yesNo(replies, DIRECT.lossDetail(prompt.amount)) };
    case 'lurker':
      return { heading: ASK_DIRECTOR.lurker(prompt.card), options: yesNo(replies, DIRECT.lurkerDetail) };
    case 'set-aside':
      return { heading: ASK_DIRECTOR.setAside, options: replies.filter(isA('pick')).map((it) => pick(view, it)) };
    case 'permit':
      return { heading: ASK_DIRECTOR.permit(prompt.card, podOf(view)), options: permits(replies) };
    case 'migrate':
      return { heading: ASK_DIRECTOR.migrate, options: migrations(view, replies) };
    default:
      return direct(view, prompt);
  }
}

function strikeWords(replies: readonly Reply[]): string {
  const victim = loneVictim(replies);
  return victim === null ? ASK_DIRECTOR.strike : ASK_DIRECTOR.strikeAt(victim);
}

/** R7.2: take one and attack, cover one and attack, or attack with everything. */
function direct(view: View, { to, replies }: Prompt): DirectorsQuestion {
  const side = sideAt(to);
  const foes = table.foesOf(view, side);
  // R20.6: without a throng it is the monsters on the screen, each by itself.
  const attackers: Foe[] = foes.length > 0 ? foes : table.screenMonsters(view).map((card) => ({ card }));
  const taken = replies.filter(isA('direct')).map((reply) => ({ ...placing({ ...reply, side }), reply }));
  return {
    heading: side === 'director' ? ASK_DIRECTOR.direct : ASK_DIRECTOR.pod(side),
    aside: ASIDE_DIRECTOR.direct,
    options: [
      ...placings(view, taken, DIRECT.take, DIRECT.takeMenu),
      ...replies
        .filter(isA('all-out'))
        .map((reply) => choice(reply, DIRECT.allOut, DIRECT.allOutDetail(attackers.length, bestOf(view, attackers)))),
      ...replies.filter(isA('cover')).map((reply) => cover(view, reply, bestOf(view, foes))),
    ],
  };
}

/** How often the best of them hits. */
const bestOf = (view: View, foes: readonly Foe[]): number =>
  Math.max(0, ...foes.map((foe) => odds.pSuccess(odds.strikeTermsOf(view, foe).target)));

function cover(view: View, reply: Of<'cover'>, hit: number): Option {
  const frame = view.frames[reply.frame];
  const card = frame === undefined ? null : table.topOf(frame);
  return choice(reply, DIRECT.cover(reply.frame), DIRECT.coverDetail(card, hit), {
    thing: 'frame',
    frame: reply.frame,
  });
}

const passes = (replies: readonly Reply[]): Option[] =>
  replies.filter(isA('pass')).map((reply) => choice(reply, DIRECT.passStrike, '', null, 'quiet'));

const plot = (card: CardId, replies: readonly Reply[]): Option[] =>
  replies
    .filter(isA('plot'))
    .map((reply) =>
      reply.use
        ? choice(reply, DIRECT.use, wordsOf(card).brief, atCard(card))
        : choice(reply, DIRECT.decline, DIRECT.declineDetail, atCard(card), 'quiet'),
    );

/** One of the dead, or one of somebody's things (If We Only Had A…). */
function picks(view: View, replies: readonly Of<'pick'>[]): DirectorsQuestion {
  if (replies.every(({ card }) => toneOf(card) === 'item'))
    return { heading: ASK_DIRECTOR.lose, options: replies.map((it) => lose(view, it)) };
  return { heading: ASK_DIRECTOR.pick(view.deck), options: replies.map((it) => pick(view, it)) };
}

function lose(view: View, reply: Of<'pick'>): Option {
  const owner = table.castFrom(view).find(({ held }) => held.includes(reply.card));
  const { name, brief } = wordsOf(reply.card);
  return choice(reply, name, owner === undefined ? brief : DIRECT.heldBy(owner.id), atCard(reply.card));
}

function pick(view: View, reply: Of<'pick'>): Option {
  const value = table.valueOf(view, reply.card);
  return choice(reply, wordsOf(reply.card).name, DIRECT.value(value, odds.pSuccess(value)), { thing: 'discard' });
}

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
    'use' in reply && reply.use ? choice(reply, DIRECT.yes, detail, null) : choice(reply, DIRECT.no, '', null, 'quiet'),
  );

/** R20.5: the Pod Player whose turn it is. */
const podOf = ({ turn }: View): number => (typeof turn?.side === 'number' ? turn.side : 0);

const permits = (replies: readonly Reply[]): Option[] =>
  replies
    .filter(isA('permit'))
    .map((reply) =>
      reply.agree ? choice(reply, DIRECT.permit, '', null) : choice(reply, DIRECT.permitNot, '', null, 'quiet'),
    );

function throngWords(view: View, slot: number): string {
  const by: Foe = { side: 'director', slot };
  return DIRECT.foeDetail(table.strengthOf(view, table.cardsOf(view, by)), bestOf(view, [by]));
}

const migrations = (view: View, replies: readonly Reply[]): Option[] =>
  replies.map((reply) =>
    reply.type === 'migrate'
      ? choice(reply, DIRECT.migrate(reply.slot, reply.seat), throngWords(view, reply.slot), {
          thing: 'throng',
          side: 'director',
          slot: reply.slot,
        })
      : choice(reply, DIRECT.migrateNot, '', null, 'quiet'),
  );
