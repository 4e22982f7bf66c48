import { expect, test } from 'vitest';
import { boardFacts } from '../../src/games/shuffling-horror/app/table/board-facts.ts';
import type { View } from '../../src/rules/shuffling-horror/index.ts';
import { tableLayout, tableNeeds } from '../../src/scenes/shuffling-horror/layout.ts';
import { STILL } from '../../src/scenes/shuffling-horror/table/context.ts';
import { sanctuarySprites } from '../../src/scenes/shuffling-horror/table/sanctuary-column.ts';
import { IDS_OF } from '../../src/text/cards/card-ids.ts';
import { record } from '../../tools/board-harness/recorded.ts';

test.each(['roswell-51', 'pittsburgh-68'] as const)('R13.1 both sanctuaries of %s have a slot of their own', (deck) => {
  const { opening } = record({ seed: 'doors', seats: 3, deck, options: {}, most: 0 });
  const open = (id: string) => ({ id, points: 8, store: [], hidden: null, suspects: [], lurker: null });
  const sanctuaries = [...IDS_OF[deck].sanctuary].reverse().map(open); // the second was found first
  const view: View = { ...opening, sanctuaries };
  const layout = tableLayout({ width: 1280, height: 720, ...tableNeeds(view) });
  const sprites = sanctuarySprites({ view, layout, facts: boardFacts(deck), ...STILL, grain: false, stark: false });
  const tops = IDS_OF[deck].sanctuary.map((id) => sprites.find((s) => s.id === `card ${id}`)?.y ?? Number.NaN);
  expect(tops[0]).toBeLessThan(tops[1] ?? Number.NaN);
});
