import { neighbours, type View } from '../../../../rules/geiger-man/index.ts';
import { WORDS } from '../../text/words.ts';
import type { Question } from '../ports/question.ts';
import type { TableModel } from '../ports/table.ts';
import type { TableThing } from '../ports/things.ts';
import { tableModel } from '../table/table-model.ts';

/** All that is in a space, and what it is next to, in one sentence. */
export function spaceInWords({ spaces, killer }: TableModel, space: string, near: readonly string[]): string {
  const here = spaces.find(({ id }) => id === space);
  if (here === undefined) return '';
  return WORDS.queries.QUERIES.space(
    space,
    {
      you: here.girl,
      killer: here.killer ? killer.id : null,
      victims: here.victims,
      minions: here.minions.length,
      pillar: here.pillar,
      trap: here.trap,
    },
    near,
  );
}

/** What pointing at a thing tells. */
export function hintOf(view: View, _question: Question | null, at: TableThing | null): string {
  switch (at?.thing) {
    case 'space':
      return spaceInWords(tableModel(view), at.space, neighbours(view, at.space));
    case 'card':
    case 'shelf':
      return WORDS.actions.ACTIONS[at.card].line;
    case 'item':
      return WORDS.items.ITEMS[at.item as keyof typeof WORDS.items.ITEMS].line;
    case 'minor':
      return WORDS.dread.DREAD[at.power as keyof typeof WORDS.dread.DREAD].line;
    case 'event':
      return WORDS.events.EVENTS[at.event as keyof typeof WORDS.events.EVENTS].line;
    default:
      return '';
  }
}
