import { type Prompt, type Reply, successesOf, type View } from '../../../../rules/geiger-man/index.ts';
import { WORDS } from '../../text/words.ts';
import type { Chances, Option, Question } from '../ports/question.ts';
import type { TableThing } from '../ports/things.ts';
import { asideOf, headingOf } from './ask.ts';
import { chancesAgain, chancesOf } from './chances.ts';
import { choiceOf } from './choice.ts';
import { rollOf } from './under-way.ts';

/** An open prompt as a person is asked it: every reply is on exactly one button. */
export function questionOf(view: View, prompt: Prompt): Question {
  const options = prompt.replies.map((reply) => optionOf(view, prompt, reply));
  return {
    n: prompt.n,
    type: prompt.type,
    heading: headingOf(WORDS, view, prompt),
    aside: asideOf(WORDS, view, prompt),
    options: folded(prompt, options),
  };
}

function optionOf(view: View, prompt: Prompt, reply: Reply): Option {
  const { label, detail } = choiceOf(WORDS, view, prompt, reply);
  return {
    id: JSON.stringify(reply),
    label,
    detail,
    chances: chances(view, prompt, reply),
    at: thingOf(prompt, reply),
    tone: QUIET.includes(reply.type) ? 'quiet' : 'plain',
    reply,
    more: [],
  };
}

const QUIET: readonly Reply['type'][] = ['time', 'stop', 'return', 'drop', 'take', 'no'];

/** Exact: of a card before its throw, and of dice that are thrown again as all others lie. */
function chances(view: View, prompt: Prompt, reply: Reply): Chances | null {
  if (reply.type === 'play') return chancesOf(view, reply.card);
  if (prompt.type !== 'roll') return null;
  const { dice, locked } = prompt;
  const easy = rollOf(view)?.easy ?? false;
  const again = thrownAgain(view, reply, dice, locked);
  if (again === null) return null;
  const stay = dice.map((_, i) => i).filter((i) => !again.includes(i));
  const kept = successesOf(
    stay.map((i) => dice[i] as number),
    stay.map((i) => locked[i] as boolean),
    easy,
  );
  return chancesAgain(kept, again.length, easy);
}

/** Which dice a reply throws again; null: none. */
function thrownAgain(
  { girl }: View,
  reply: Reply,
  dice: readonly number[],
  locked: readonly boolean[],
): number[] | null {
  const free = dice.map((_, i) => i).filter((i) => !locked[i]);
  switch (reply.type) {
    case 're-roll':
      return free.filter((i) => dice[i] === reply.face).slice(0, 1);
    case 're-roll-all':
      return free;
    case 'ability': {
      if (girl !== 'opal') return null;
      const left = [...reply.faces];
      return free.filter((i) => {
        const at = left.indexOf(dice[i] as number);
        if (at >= 0) left.splice(at, 1);
        return at >= 0;
      });
    }
    default:
      return null;
  }
}

/** What on the table a reply is about. */
function thingOf(prompt: Prompt, reply: Reply): TableThing | null {
  switch (reply.type) {
    case 'play':
    case 'lose':
    case 'time':
    case 'return':
      return { thing: 'card', card: reply.card };
    case 'buy':
      return { thing: 'shelf', card: reply.card };
    case 'use':
    case 'six':
    case 'drop':
    case 'keep':
      return { thing: 'item', item: reply.item };
    case 'reward':
    case 'place':
      return { thing: 'place', place: reply.place };
    case 'convert':
    case 're-roll':
      return { thing: 'die', face: reply.face };
    case 'step':
      return { thing: 'space', space: reply.to };
    case 'target':
    case 'panic':
      return { thing: 'space', space: reply.space };
    case 'space':
      return reply.space === null ? null : { thing: 'space', space: reply.space };
    case 'power':
      return { thing: 'minor', power: reply.power };
    case 'settle-event':
      return { thing: 'event', event: reply.event };
    case 'weapon':
      return reply.weapon === null ? null : { thing: 'item', item: reply.weapon };
    case 'line':
    case 'accept':
      return prompt.type === 'roll' || prompt.type === 'line' ? { thing: 'screen' } : null;
    default:
      return null;
  }
}

/** Replies that are folded into one button where there are several. */
const FOLDED: readonly { type: Reply['type']; name: string }[] = [
  { type: 'time', name: WORDS.choices.MENUS.time },
  { type: 'return', name: WORDS.choices.MENUS.back },
];

function folded(prompt: Prompt, options: readonly Option[]): readonly Option[] {
  const isFolded = (option: Option): boolean =>
    options.length > 1 && FOLDED.some(({ type }) => option.reply?.type === type) && prompt.type !== 'card';
  const steps = againFolded(stepsFolded(options.filter((option) => !isFolded(option))));
  const menus = FOLDED.flatMap(({ type, name }) =>
    menu(
      type,
      name,
      options.filter((option) => isFolded(option) && option.reply?.type === type),
    ),
  );
  const last = steps.filter(({ reply }) => reply?.type === 'stop');
  return [...steps.filter(({ reply }) => reply?.type !== 'stop'), ...menus, ...last];
}

/** One choice alone needs no list. */
function menu(id: string, label: string, more: readonly Option[]): Option[] {
  if (more.length < 2) return [...more];
  return [{ id, label, detail: '', chances: null, at: null, tone: 'quiet', reply: null, more }];
}

/** So many ways to throw again stand side by side; more are a list. */
const MOST_AGAIN = 2;
const isAgain = ({ reply }: Option): boolean => reply?.type === 're-roll' || reply?.type === 're-roll-all';

function againFolded(options: readonly Option[]): Option[] {
  const again = options.filter(isAgain);
  if (again.length <= MOST_AGAIN) return [...options];
  const list = menu('again', WORDS.choices.MENUS.again, again);
  return options.flatMap((option) => (option === again[0] ? list : isAgain(option) ? [] : [option]));
}

const followersOf = ({ reply }: Option): number => (reply?.type === 'step' ? reply.followers.length : 0);

/** Of the ways into one space the one with most followers stands first; the others are a list of their own. */
function stepsFolded(options: readonly Option[]): Option[] {
  const isStep = ({ reply }: Option): boolean => reply?.type === 'step';
  const best = new Map<string, Option>();
  for (const option of options.filter(isStep)) {
    const space = option.reply?.type === 'step' ? option.reply.to : '';
    const known = best.get(space);
    if (known === undefined || followersOf(option) > followersOf(known)) best.set(space, option);
  }
  const first = [...best.values()];
  const others = options.filter((option) => isStep(option) && !first.includes(option));
  return [
    ...first,
    ...menu('others', WORDS.choices.MENUS.others(others.length), others),
    ...options.filter((option) => !isStep(option)),
  ];
}

/** Every reply that a list of options can lead to. */
export const leavesOf = (options: readonly Option[]): Option[] =>
  options.flatMap((option) => (option.reply === null ? leavesOf(option.more) : [option]));
