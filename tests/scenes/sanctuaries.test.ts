import { expect, test } from 'vitest';
import { boardFacts } from '../../src/app/board-facts.ts';
import type { PublicView } from '../../src/rules/index.ts';
import { seatAsks, tableLayout } from '../../src/scenes/layout.ts';
import { STILL } from '../../src/scenes/table/ask.ts';
import { sanctuarySprites } from '../../src/scenes/table/sanctuary-column.ts';
import { IDS_OF } from '../../src/text/card-ids.ts';
import { record } from '../../tools/board-harness/recorded.ts';

test.each(['roswell-51', 'pittsburgh-68'] as const)('R13.1 both sanctuaries of %s have a slot of their own', (deck) => {
  const { opening } = record({ seed: 'doors', seats: 3, deck, options: {}, most: 0 });
  const open = (id: string) => ({ id, points: 8, store: [], hidden: null, lurker: null });
  const sanctuaries = [...IDS_OF[deck].sanctuary].reverse().map(open); // the second was found first
  const view: PublicView = { ...opening, sanctuaries };
  const layout = tableLayout({ width: 1280, height: 720, seats: seatAsks(view) });
  const sprites = sanctuarySprites({ view, layout, facts: boardFacts(deck), ...STILL, grain: false, stark: false });
  const tops = IDS_OF[deck].sanctuary.map((id) => sprites.find((s) => s.id === `card ${id}`)?.y ?? Number.NaN);
  expect(tops[0]).toBeLessThan(tops[1] ?? Number.NaN);
});
