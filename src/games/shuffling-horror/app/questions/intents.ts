import { thingKey } from '../../../../app/ports/board.ts';
import { type CardId, type Reply, table, type View } from '../../../../rules/shuffling-horror/index.ts';
import type { Option, Question } from '../ports/question.ts';
import type { StageState } from '../ports/stage.ts';
import type { Offer, TableThing } from '../ports/table-things.ts';
import { isWays, leavesOf, unfolded } from './option.ts';
import { tabsOf } from './tabs.ts';

type Menus = StageState['menus'];

/** The lists that are open, without an attack that is being put together: another target may still be clicked. */
const listsOf = (menus: Menus): Menus => (isWays(menus.at(-1) ?? []) ? menus.slice(0, -1) : menus);
const openIn = (question: Question, menus: Menus): readonly Option[] => listsOf(menus).at(-1) ?? question.options;

/** What may be clicked on the board, and what each click could mean: of an open list, what is in it. Keys are the panel's while there is one. */
export function offersIn({ phase, question, menus, settings }: StageState): Offer[] {
  if (phase !== 'asking' || question === null) return [];
  const open = openIn(question, menus);
  const tabs = tabsOf(open, settings.keys);
  const hasKeys = listsOf(menus) === menus;
  const aimed = hasKeys ? null : new Set(menus.at(-1)?.map(({ at }) => at && thingKey(at)));
  const offers = new Map<string, Offer & { replies: Reply[] }>();
  for (const { at, reply } of leavesOf(open)) {
    if (at === null || reply === null) continue;
    const tab = tabs.get(thingKey(at)) ?? null;
    const worn = tab === null || hasKeys ? tab : { ...tab, keys: [], orKeys: [] };
    const known = offers.get(thingKey(at)) ?? {
      at,
      replies: [],
      tab: worn,
      quiet: aimed !== null && !aimed.has(thingKey(at)),
    };
    known.replies.push(reply);
    offers.set(thingKey(at), known);
  }
  return [...offers.values()];
}

/** What a click on a thing comes to: a reply, lists that open, or (null) a closer look. */
export type Clicked = { reply: Reply } | { menus: Menus } | null;

/** In an open list it is a choice of that list, and the way back leads to it; else it is one of the question. */
export function clicked(view: View, question: Question, menus: Menus, at: TableThing): Clicked {
  const open = openIn(question, menus);
  const here = picked(view, open, at);
  const options = here.length > 0 ? here : picked(view, question.options, at);
  const [only] = options;
  if (only === undefined) return null;
  if (options.length === 1 && only.dial === null) return only.reply === null ? null : { reply: only.reply };
  const [above, all] = here.length > 0 ? [listsOf(menus), open] : [[], question.options];
  const within = unfolded(gathered(all, options));
  return { menus: idsOf(within) === idsOf(open) ? above : [...above, within] };
}

const idsOf = (options: readonly Option[]): string => options.map(({ id }) => id).join();

/** What a thing on the table could mean: the choices that are about it, or about what lies there. */
export function picked(view: View, all: readonly Option[], at: TableThing): Option[] {
  const cards = cardsAt(view, at);
  const seen = new Set<string>();
  return leavesOf(all).filter((option) => {
    if (option.at === null || seen.has(option.id) || !isAbout(option.at, at, cards)) return false;
    seen.add(option.id);
    return true;
  });
}

/** Attacks on several targets stay apart, target by target. */
function gathered(all: readonly Option[], options: readonly Option[]): readonly Option[] {
  const targets = new Set(options.flatMap(({ reply }) => (reply?.type === 'attack' ? [reply.target] : [])));
  if (targets.size < 2 && options.every(({ dial }) => dial !== null)) return options;
  const ids = new Set(options.map(({ id }) => id));
  const within = (list: readonly Option[]): Option[] =>
    list.flatMap((it) => {
      if (it.reply !== null) return ids.has(it.id) ? [it] : [];
      const isTarget = it.more.every(({ id, dial }) => dial !== null && ids.has(id));
      return isTarget ? [it] : within(it.more);
    });
  return within(all);
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
    case 'danger':
    case 'state':
      return [at.survivor];
    case 'sanctuary':
      return [at.sanctuary];
    case 'power':
    case 'survivor-pile':
    case 'reel-pile':
    case 'discard':
    case 'graveyard':
      return [];
  }
}
