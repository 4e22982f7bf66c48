import {
  type CardId,
  odds,
  type Prompt,
  type PromptOf,
  type Reply,
  type Survivor,
  seatAt,
  sideAt,
  table,
  type View,
} from '../../../../rules/shuffling-horror/index.ts';
import { nameOf, wordsOf } from '../../../../text/cards/names.ts';
import { ASIDE, ASK, CHOICE, HINT } from '../../../../text/play/prompts.ts';
import { UI } from '../../../../text/play/ui.ts';
import type { Chair, Dial, Option, Question } from '../ports/question.ts';
import { actOptions, storeOptions } from './ask-act.ts';
import { isAttack, targetOptions } from './ask-attack.ts';
import { directorsQuestion } from './ask-direct.ts';
import { dialOf, livesThrough, paysWords } from './ask-spend.ts';
import { atCard, atSurvivor, choice, isA, unfolded } from './option.ts';

interface Asked {
  heading: string;
  aside?: string;
  options?: readonly Option[];
  dial?: Dial;
}

/** The open prompt, as a person is asked it. */
export function questionOf(view: View, prompt: Prompt): Question {
  const survivor = table.askedSurvivor(prompt);
  const s = survivor === null ? null : table.survivorById(view, survivor);
  const { heading, aside: about = '', options = [], dial = null } = asked(view, prompt, s);
  const { n, type, to } = prompt;
  const aside = [about, isOpening(view, prompt) ? ASIDE.opening : ''].filter((words) => words !== '').join(' · ');
  return {
    n,
    type,
    chair: chairOf(to, view.deck),
    seat: seatAt(to),
    survivor,
    heading,
    aside,
    options: unfolded(options),
    dial,
  };
}

/** R3.3, R15.5: something befalls the cast before anybody has had a turn in this reel. */
const isOpening = ({ turn }: View, { type }: Prompt): boolean => turn === null && BEFALLS.includes(type);
const BEFALLS: readonly Prompt['type'][] = ['spend', 'answer', 'reroll', 'spare'];

function chairOf(to: number, deck: string): Chair {
  const seat = seatAt(to);
  if (seat !== null) return { kind: 'seat', words: UI.seat(seat) };
  const side = sideAt(to);
  if (side === 'director') return { kind: 'director', words: UI.chairs.director };
  return { kind: 'pod', words: UI.chairs.pod(side, deck) };
}

function asked(view: View, prompt: Prompt, s: Survivor | null): Asked {
  switch (prompt.type) {
    case 'act':
      return s === null ? plainly(prompt) : act(view, prompt, s);
    case 'aim':
      return s === null ? plainly(prompt) : aim(view, prompt, s);
    case 'spend':
      return s === null ? plainly(prompt) : spend(view, prompt, s);
    case 'answer':
      return s === null ? plainly(prompt) : answer(view, prompt, s);
    case 'reroll':
      return s === null ? plainly(prompt) : reroll(view, prompt, s);
    case 'spare':
      return s === null ? plainly(prompt) : spare(view, prompt, s);
    case 'star':
      return { heading: ASK.star, aside: ASIDE.star, options: prompt.replies.map((reply) => star(view, reply)) };
    case 'search':
      return search(prompt);
    case 'spoils':
      return spoils(prompt);
    case 'unpack':
      return s === null ? plainly(prompt) : { heading: ASK.unpack(s.id), options: storeOptions(prompt, s) };
    case 'stall':
      return { heading: ASK.stall, options: prompt.replies.map((reply) => stall(view, reply)) };
    case 'lend':
      return { ...plainly(prompt), heading: lendWords(prompt) };
    case 'hand-over':
      return { ...plainly(prompt), heading: ASK.handOver(prompt.survivor, prompt.card) };
    default:
      return directorsQuestion(view, prompt);
  }
}

/** Prompts without a shape of their own: agreeing. */
const plainly = (prompt: Prompt): Asked => ({
  heading: '',
  options: prompt.replies.map((reply) => choice(reply, plainWords(reply), '', null)),
});

function plainWords(reply: Reply): string {
  if ('agree' in reply) return reply.agree ? CHOICE.agree : CHOICE.refuse;
  if ('card' in reply && reply.card !== null) return nameOf(reply.card);
  return reply.type;
}

const lendWords = ({ to, survivor, amount }: PromptOf<'lend'>): string => ASK.lend(seatAt(to) ?? 0, survivor, amount);

function act(view: View, prompt: PromptOf<'act'>, s: Survivor): Asked {
  const options = actOptions(view, prompt, s);
  if (prompt.purpose === 'second-action') return { heading: ASK.again(s.id), aside: ASIDE.starKept, options };
  const pool = view.seats[table.seatOf(view, s.id)]?.pool ?? [];
  const left = pool.length - (view.turn?.acted.length ?? 0) - 1;
  return { heading: prompt.last ? ASK.last(s.id) : ASK.act(s.id), aside: ASIDE.acts(left), options };
}

const AIMS = {
  counterstrike: ASK.counterstrike,
  payback: ASK.payback,
  rampage: ASK.rampage,
  'take-attack': ASK.takeAttack,
} as const;

function aim(view: View, prompt: PromptOf<'aim'>, s: Survivor): Asked {
  const declines = prompt.replies.filter((reply) => !isAttack(reply));
  return {
    heading: AIMS[prompt.purpose](s.id),
    options: [
      ...targetOptions(view, s, prompt.replies),
      ...declines.map((reply) => choice(reply, CHOICE.passStrike, CHOICE.holdDetail, atSurvivor(s.id), 'quiet')),
    ],
  };
}

function spend(view: View, prompt: PromptOf<'spend'>, s: Survivor): Asked {
  if (prompt.purpose === 'damage') {
    const { dice, doubles } = prompt;
    return {
      heading: ASK.damage(s.id, prompt.card),
      aside: doubles > 0 ? `${ASIDE.rolled(dice)} ${ASIDE.doubles(doubles)}` : ASIDE.rolled(dice),
      dial: dialOf(view, prompt, s, CHOICE.rollDamage),
    };
  }
  if (prompt.purpose === 'attack') {
    const aside = CHOICE.way(prompt.way, prompt.stat);
    return { heading: ASK.commit(s.id, prompt.card), aside, dial: dialOf(view, prompt, s, CHOICE.roll) };
  }
  return {
    heading: ASK.test(s.id, prompt.stat),
    aside: eventWords(prompt.event),
    dial: dialOf(view, prompt, s, CHOICE.roll),
  };
}

/** What one is put to the test by. */
const eventWords = (event: CardId | null): string =>
  event === null ? '' : HINT.card(nameOf(event), wordsOf(event).brief);

const GRAVE = 10; // R10.6

function answer(view: View, prompt: PromptOf<'answer'>, s: Survivor): Asked {
  const { damage, refused } = prompt;
  const negate = prompt.replies.filter((reply) => reply.type === 'negate');
  return {
    heading: ASK.answer(s.id, prompt.by, damage, view.deck),
    aside: damage >= GRAVE ? ASIDE.grave : ASIDE.flail(prompt.target),
    options: negate.map((reply) =>
      choice(reply, CHOICE.negate(damage), CHOICE.negateDetail(paysWords(view, s, damage, refused)), atSurvivor(s.id)),
    ),
    dial: dialOf(view, prompt, s, CHOICE.flail),
  };
}

function reroll(view: View, prompt: PromptOf<'reroll'>, s: Survivor): Asked {
  const p = odds.pSuccess((table.statOf(view, s, prompt.stat) ?? 0) + prompt.bonus);
  return {
    heading: ASK.reroll(s.id),
    aside: ASIDE.rolled(prompt.dice),
    options: prompt.replies.map((reply) =>
      reply.type === 'reroll' && reply.use
        ? choice(reply, CHOICE.reroll, CHOICE.rerollDetail(p), atSurvivor(s.id))
        : choice(reply, CHOICE.letStand, CHOICE.starKept, atSurvivor(s.id), 'quiet'),
    ),
  };
}

function spare(view: View, prompt: PromptOf<'spare'>, s: Survivor): Asked {
  const options = prompt.replies.map((reply) => {
    if (reply.type === 'star') {
      const p = odds.pSuccess(prompt.target);
      return choice(reply, CHOICE.spareStar(reply.survivor), CHOICE.spareStarDetail(p), atSurvivor(reply.survivor));
    }
    if (reply.type === 'scream') {
      return choice(reply, CHOICE.scream(reply.survivor), CHOICE.screamDetail, atSurvivor(reply.survivor));
    }
    const lives = livesThrough(view, prompt, s);
    return choice(reply, CHOICE.spareNot, CHOICE.spareNotDetail(lives), atSurvivor(s.id), 'quiet');
  });
  return {
    heading: ASK.spare(s.id, prompt.by, view.deck),
    aside: prompt.replies.some(isA('star')) ? `${ASIDE.rolled(prompt.dice)} ${ASIDE.spare}` : ASIDE.rolled(prompt.dice),
    options,
  };
}

function star(view: View, reply: Reply): Option {
  if (reply.type !== 'star') return choice(reply, plainWords(reply), '');
  const stars = table.survivorById(view, reply.survivor)?.stars ?? 0;
  const seat = table.seatOf(view, reply.survivor);
  return choice(reply, CHOICE.star(reply.survivor), CHOICE.starDetail(stars, seat), atSurvivor(reply.survivor));
}

/** R15.7 */
const stall = (view: View, reply: Reply): Option =>
  'use' in reply && reply.use
    ? choice(reply, CHOICE.moveOn, table.pileEmpty(view) ? CHOICE.moveOnEnd : CHOICE.moveOnDetail, null)
    : choice(reply, CHOICE.stayOn, CHOICE.stayOnDetail, null, 'quiet');

/** R20.7 */
function spoils(prompt: PromptOf<'spoils'>): Asked {
  return {
    heading: ASK.spoils(prompt.survivor, prompt.card),
    options: prompt.replies.map((reply) =>
      reply.type === 'keep' && reply.swap !== undefined
        ? choice(reply, CHOICE.keepDrop(reply.card, reply.swap), '', atCard(reply.swap))
        : choice(reply, CHOICE.leaveIt, CHOICE.leaveItDetail, { thing: 'discard' }, 'quiet'),
    ),
  };
}

function search(prompt: PromptOf<'search'>): Asked {
  return {
    heading: ASK.search(prompt.survivor, prompt.card),
    options: prompt.replies.map((reply) => {
      if (reply.type === 'keep') {
        const label = reply.swap === undefined ? CHOICE.keep(reply.card) : CHOICE.keepSwap(reply.card, reply.swap);
        return choice(reply, label, '', atCard(reply.card));
      }
      return reply.type === 'store'
        ? choice(reply, CHOICE.store, '', null)
        : choice(reply, CHOICE.back, '', { thing: 'discard' }, 'quiet');
    }),
  };
}
