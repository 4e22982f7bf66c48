import { thingKey } from '../../../../app/ports/board.ts';
import { type CardId, type Reply, table, type View } from '../../../../rules/shuffling-horror/index.ts';
import type { Option, Question } from '../ports/question.ts';
import type { StageState } from '../ports/stage.ts';
import type { Offer, Tab, TableThing } from '../ports/table-things.ts';
import { leavesOf } from './option.ts';
import { tabsOf } from './tabs.ts';

/** What may be clicked on the board, and what each click could mean. While a list is open its buttons have the keys. */
export function offersIn({ phase, question, menus, settings }: StageState): Offer[] {
  if (phase !== 'asking' || question === null) return [];
  const tabs = menus.length === 0 ? tabsOf(question.options, settings.keys) : new Map<string, Tab>();
  const offers = new Map<string, { at: TableThing; replies: Reply[]; tab: Tab | null }>();
  for (const { at, reply } of leavesOf(question.options)) {
    if (at === null || reply === null) continue;
    const known = offers.get(thingKey(at)) ?? { at, replies: [], tab: tabs.get(thingKey(at)) ?? null };
    known.replies.push(reply);
    offers.set(thingKey(at), known);
  }
  return [...offers.values()];
}

/** What clicking a thing means: the choices that are about it, or about what lies there. */
export function picked(view: View, question: Question, at: TableThing): Option[] {
  const cards = cardsAt(view, at);
  const seen = new Set<string>();
  return leavesOf(question.options).filter((option) => {
    if (option.at === null || seen.has(option.id) || !isAbout(option.at, at, cards)) return false;
    seen.add(option.id);
    return true;
  });
}

/** Attacks on several targets stay apart, target by target. */
export function gathered(question: Question, options: readonly Option[]): readonly Option[] {
  const targets = new Set(options.flatMap(({ reply }) => (reply?.type === 'attack' ? [reply.target] : [])));
  if (targets.size < 2 && options.every(({ dial }) => dial !== null)) return options;
  const ids = new Set(options.map(({ id }) => id));
  const within = (all: readonly Option[]): Option[] =>
    all.flatMap((it) => {
      if (it.reply !== null) return ids.has(it.id) ? [it] : [];
      const isTarget = it.more.every(({ id, dial }) => dial !== null && ids.has(id));
      return isTarget ? [it] : within(it.more);
    });
  return within(question.options);
}

function isAbout(option: TableThing, at: TableThing, cards: readonly CardId[]): boolean {
  if (thingKey(option) === thingKey(at)) return true;
  if (option.thing === 'card') return cards.includes(option.card);
  if (option.thing === 'survivor') return cards.includes(option.survivor);
  return option.thing === 'sanctuary' && cards.includes(option.sanctuary);
}

/** The cards that a place holds: a frame's top card, a throng's all. */
function cardsAt(view: View, at: TableThing): readonly CardId[] {
  switch (at.thing) {
    case 'card':
      return [at.card];
    case 'frame': {
      const frame = view.frames[at.frame];
      const card = frame === undefined ? null : table.topOf(frame);
      return card === null ? [] : [card];
    }
    case 'throng':
      return table.throngAt(view, at.side, at.slot);
    case 'survivor':
      return [at.survivor];
    case 'sanctuary':
      return [at.sanctuary];
    case 'survivor-pile':
    case 'reel-pile':
    case 'discard':
    case 'graveyard':
      return [];
  }
}
