import { odds, type Prompt, type PublicView, type Reply, type Survivor, table } from '../rules/index.ts';
import { nameOf, wordsOf } from '../text/names.ts';
import { ASIDE, ASK, CHOICE, HINT } from '../text/prompts.ts';
import { actOptions } from './ask-act.ts';
import { attackOptions, isAttack } from './ask-attack.ts';
import { directorsQuestion } from './ask-direct.ts';
import { asking, dialOf, livesThrough, paysWords } from './ask-spend.ts';
import { atCard, atSurvivor, choice } from './option.ts';
import type { Dial, Option, Question } from './ports/question.ts';

interface Asked {
  heading: string;
  aside?: string;
  options?: readonly Option[];
  dial?: Dial;
}

/** The open prompt, as a person is asked it. */
export function questionOf(view: PublicView, prompt: Prompt): Question {
  const s = prompt.survivor === undefined ? null : table.survivorById(view, prompt.survivor);
  const { heading, aside = '', options = [], dial = null } = asked(view, prompt, s);
  const seat = typeof prompt.to === 'object' && 'seat' in prompt.to ? prompt.to.seat : null;
  return { n: prompt.n, type: prompt.type, seat, survivor: prompt.survivor ?? null, heading, aside, options, dial };
}

function asked(view: PublicView, prompt: Prompt, s: Survivor | null): Asked {
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
      return { heading: ASK.star, options: prompt.replies.map((reply) => star(view, reply)) };
    case 'search':
      return search(prompt);
    case 'lend':
      return { ...plainly(prompt), heading: lendWords(prompt) };
    case 'hand-over':
      return { ...plainly(prompt), heading: ASK.handOver(prompt.survivor ?? '', prompt.card ?? '') };
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

const lendWords = (prompt: Prompt): string =>
  ASK.lend(
    typeof prompt.to === 'object' && 'seat' in prompt.to ? prompt.to.seat : 0,
    prompt.survivor ?? '',
    prompt.amount ?? 0,
  );

function act(view: PublicView, prompt: Prompt, s: Survivor): Asked {
  const beat = asking(view);
  const last = beat?.kind === 'action' && beat.last;
  const heading = prompt.purpose === 'second-action' ? ASK.again(s.id) : last ? ASK.last(s.id) : ASK.act(s.id);
  const pool = view.seats[table.seatOf(view, s.id)]?.pool ?? [];
  const left = pool.length - (view.turn?.acted.length ?? 0) - 1;
  return { heading, aside: ASIDE.acts(left), options: actOptions(view, prompt, s) };
}

const AIMS = {
  counterstrike: ASK.counterstrike,
  payback: ASK.payback,
  rampage: ASK.rampage,
  'take-attack': ASK.takeAttack,
} as const;

function aim(view: PublicView, prompt: Prompt, s: Survivor): Asked {
  const why = prompt.purpose;
  const words = why !== undefined && why in AIMS ? AIMS[why as keyof typeof AIMS] : ASK.takeAttack;
  const declines = prompt.replies.filter((reply) => !isAttack(reply));
  return {
    heading: words(s.id),
    options: [
      ...attackOptions(view, s, prompt.replies),
      ...declines.map((reply) => choice(reply, CHOICE.passStrike, CHOICE.holdDetail, atSurvivor(s.id), 'quiet')),
    ],
  };
}

function spend(view: PublicView, prompt: Prompt, s: Survivor): Asked {
  const beat = asking(view);
  const target = prompt.card ?? '';
  if (prompt.purpose === 'damage') {
    const doubles = beat?.kind === 'attack' ? beat.doubles : 0;
    const aside = [prompt.dice ? ASIDE.rolled(prompt.dice) : '', doubles > 0 ? ASIDE.doubles(doubles) : ''];
    return {
      heading: ASK.damage(s.id, target),
      aside: aside.filter((words) => words !== '').join(' '),
      dial: dialOf(view, prompt, s, CHOICE.rollDamage),
    };
  }
  if (prompt.purpose === 'attack') {
    const way = beat?.kind === 'attack' ? CHOICE.way(beat.way, beat.stat) : '';
    return { heading: ASK.commit(s.id, target), aside: way, dial: dialOf(view, prompt, s, CHOICE.roll) };
  }
  const stat = beat?.kind === 'test' ? beat.stat : null;
  return { heading: ASK.test(s.id, stat), aside: eventWords(view), dial: dialOf(view, prompt, s, CHOICE.roll) };
}

/** What one is put to the test by. */
function eventWords(view: PublicView): string {
  const event = view.stack.findLast((beat) => beat.kind === 'event');
  return event?.kind === 'event' ? HINT.card(nameOf(event.card), wordsOf(event.card).brief) : '';
}

const GRAVE = 10; // R10.6

function answer(view: PublicView, prompt: Prompt, s: Survivor): Asked {
  const damage = prompt.damage ?? 0;
  const after = table.available(view, s, []) - damage;
  const negate = prompt.replies.filter((reply) => reply.type === 'negate');
  return {
    heading: ASK.answer(s.id, prompt.by ?? { card: s.id }, damage),
    aside: damage >= GRAVE ? ASIDE.grave : ASIDE.flail(prompt.target ?? 0),
    options: negate.map((reply) =>
      choice(
        reply,
        CHOICE.negate(damage),
        CHOICE.negateDetail(paysWords(view, s, damage), after),
        atSurvivor(s.id),
        'best',
      ),
    ),
    dial: dialOf(view, prompt, s, CHOICE.flail),
  };
}

function reroll(view: PublicView, prompt: Prompt, s: Survivor): Asked {
  const beat = asking(view);
  const stat = beat?.kind === 'attack' || beat?.kind === 'test' ? beat.stat : null;
  const bonus = beat?.kind === 'attack' || beat?.kind === 'test' ? beat.bonus : 0;
  const p = stat === null ? 0 : odds.pSuccess((table.statOf(view, s, stat) ?? 0) + bonus);
  return {
    heading: ASK.reroll(s.id),
    aside: prompt.dice ? ASIDE.rolled(prompt.dice) : '',
    options: prompt.replies.map((reply) =>
      reply.type === 'reroll' && reply.use
        ? choice(reply, CHOICE.reroll, CHOICE.rerollDetail(p), atSurvivor(s.id), 'best')
        : choice(reply, CHOICE.letStand, '', atSurvivor(s.id), 'quiet'),
    ),
  };
}

function spare(view: PublicView, prompt: Prompt, s: Survivor): Asked {
  const options = prompt.replies.map((reply) => {
    if (reply.type === 'star') {
      const p = odds.pSuccess(prompt.target ?? 0);
      return choice(reply, CHOICE.spareStar(reply.survivor), CHOICE.spareStarDetail(p), atSurvivor(reply.survivor));
    }
    if (reply.type === 'scream') {
      return choice(reply, CHOICE.scream(reply.survivor), CHOICE.screamDetail, atSurvivor(reply.survivor));
    }
    const lives = livesThrough(view, prompt, s);
    return choice(reply, CHOICE.spareNot, CHOICE.spareNotDetail(lives), atSurvivor(s.id), 'quiet');
  });
  return {
    heading: ASK.spare(s.id, prompt.by ?? { card: s.id }),
    aside: prompt.dice ? ASIDE.rolled(prompt.dice) : '',
    options,
  };
}

function star(view: PublicView, reply: Reply): Option {
  if (reply.type !== 'star') return choice(reply, plainWords(reply), '');
  const stars = table.survivorById(view, reply.survivor)?.stars ?? 0;
  const seat = table.seatOf(view, reply.survivor);
  return choice(reply, CHOICE.star(reply.survivor), CHOICE.starDetail(stars, seat), atSurvivor(reply.survivor));
}

function search(prompt: Prompt): Asked {
  return {
    heading: ASK.search(prompt.survivor ?? '', prompt.card ?? ''),
    options: prompt.replies.map((reply) => {
      if (reply.type === 'keep') {
        const label = reply.swap === undefined ? CHOICE.keep(reply.card) : CHOICE.keepSwap(reply.card, reply.swap);
        return choice(reply, label, '', atCard(reply.card), reply.swap === undefined ? 'best' : 'plain');
      }
      return reply.type === 'store'
        ? choice(reply, CHOICE.store, '', null)
        : choice(reply, CHOICE.back, '', { thing: 'discard' }, 'quiet');
    }),
  };
}
