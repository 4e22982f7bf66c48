import { type CardId, type PublicView, type Reply, table } from '../rules/index.ts';
import { leavesOf } from './option.ts';
import type { Option, Question } from './ports/question.ts';
import type { Offer, TableThing } from './ports.ts';

/** One text for each thing, whatever object names it. */
export const keyOf = (at: TableThing): string =>
  JSON.stringify(at, Object.keys(at).sort().concat('card', 'side', 'slot'));

/** What may be clicked on the board for the open question, and what each click could mean. */
export function offersOf(question: Question): Offer[] {
  const offers = new Map<string, { at: TableThing; replies: Reply[] }>();
  for (const { at, reply } of leavesOf(question.options)) {
    if (at === null || reply === null) continue;
    const known = offers.get(keyOf(at)) ?? { at, replies: [] };
    known.replies.push(reply);
    offers.set(keyOf(at), known);
  }
  return [...offers.values()];
}

/** What clicking a thing means: the choices that are about it, or about what lies there. */
export function picked(view: PublicView, question: Question, at: TableThing): Option[] {
  const cards = cardsAt(view, at);
  const seen = new Set<string>();
  return leavesOf(question.options).filter((option) => {
    if (option.at === null || seen.has(option.id) || !isAbout(option.at, at, cards)) return false;
    seen.add(option.id);
    return true;
  });
}

function isAbout(option: TableThing, at: TableThing, cards: readonly CardId[]): boolean {
  if (keyOf(option) === keyOf(at)) return true;
  if (option.thing === 'card') return cards.includes(option.card);
  if (option.thing === 'survivor') return cards.includes(option.survivor);
  return option.thing === 'sanctuary' && cards.includes(option.sanctuary);
}

/** The cards that a place holds: a frame's top card, a throng's all. */
function cardsAt(view: PublicView, at: TableThing): readonly CardId[] {
  switch (at.thing) {
    case 'card':
      return [at.card];
    case 'frame': {
      const frame = view.frames[at.frame];
      const card = frame === undefined ? null : table.topOf(frame);
      return card === null ? [] : [card];
    }
    case 'throng':
      return table.cardsOf(view, at.foe);
    case 'slot':
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
