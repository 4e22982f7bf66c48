import { keyOf } from '../../../../../app/ports/keys.ts';
import { percent } from '../../../../../text/numerals.ts';
import { keyName } from '../../../../../text/play/keys.ts';
import { PLAN } from '../../../../../text/play/prompts.ts';
import { UI } from '../../../../../text/play/ui.ts';
import type { Notch, Option } from '../../../app/ports/question.ts';
import type { StageState } from '../../../app/ports/stage.ts';
import { placeOf } from '../../../app/ports/table-words.ts';
import { behind, wayOf } from './aim.ts';

/** What is asked, as it is said to whoever listens. */
export interface Asked {
  /** Apart from all else that is asked; empty: nothing is. */
  matter: string;
  words: string;
}

/** A question: who is asked what, and how many ways there are. A list that has opened. Or an attack, as it is put together. */
export function askedIn(state: StageState, aim: string, notch: number): Asked {
  const { question, menus } = state;
  if (question === null) return { matter: '', words: '' };
  const menu = menus[menus.length - 1];
  const matter = `${question.n}/${menus.length}/${menu?.[0]?.id ?? ''}`;
  const way = wayOf(state, aim);
  if (way !== null) return { matter, words: attackWords(state, way, notch) };
  const count = UI.choices(countOf(state));
  const list = menu === undefined ? null : behind(question, menu);
  const { chair, heading, aside } = question;
  return { matter, words: list === null ? `${chair.words}. ${heading} ${aside} ${count}` : `${list.label} ${count}` };
}

/** How many answers there are; a dial is one. */
export function countOf({ question, menus }: StageState): number {
  const menu = menus[menus.length - 1];
  if (menu !== undefined || question === null) return menu?.length ?? 0;
  return question.options.length + (question.dial === null ? 0 : 1);
}

/** Who goes for whom, with what, how many spoints at which chance, what about damage, and which key rolls. */
function attackWords({ question, table, settings, plans: offered }: StageState, way: Option, at: number): string {
  const notch = way.dial?.notches[at];
  const target = way.at?.thing === 'card' ? way.at.card : null;
  const who = question?.survivor ?? null;
  const { frame, throng } = placeOf(table, target ?? '');
  const head =
    who !== null && target !== null ? PLAN.attacks(who, target, frame, throng, table.deck) : (question?.heading ?? '');
  const plans = [
    `${PLAN.weapon}: ${way.label}`,
    notch === undefined ? '' : notchWords(notch),
    offered ? `${PLAN.damage}: ${PLAN.damages[settings.onDamage]}` : '',
    PLAN.rolls(keyName(keyOf(settings.keys, 'pick1'))),
  ];
  return `${head} ${plans.filter((it) => it !== '').join('. ')}.`;
}

/** A stop of a dial: so many spoints, at these odds. */
export const notchWords = ({ amount, chances }: Notch): string =>
  `${UI.dial.of(amount)}: ${chances.map(({ words, p }) => `${words} ${percent(p)}`).join(', ')}`;
