import type { TableThing } from '../../src/games/shuffling-horror/app/ports/table-things.ts';
import { boardFacts } from '../../src/games/shuffling-horror/app/table/board-facts.ts';
import type { View } from '../../src/rules/shuffling-horror/index.ts';
import { createBoard } from '../../src/scenes/shuffling-horror/board.ts';
import type { TableLayout } from '../../src/scenes/shuffling-horror/layout.ts';
import type { SpriteReport } from '../../src/scenes/stage/report.ts';
import { offersOf } from './offers.ts';
import { presetOptions, record } from './recorded.ts';

/** Mounts the board on a movie played at random. `?seats=3&seed=a&at=40&preset=…&speed=1x&reduced=1&dom=1&deal&textScale=1.3&deck=…` */
const ask = new URLSearchParams(location.search);
const seats = Number(ask.get('seats') ?? 3);
const deck = ask.get('deck') ?? 'roswell-51';
const facts = boardFacts(deck);
const recording = record({
  seed: ask.get('seed') ?? 'harness',
  seats,
  deck,
  options: presetOptions(ask.get('preset') ?? ''),
  most: Number(ask.get('most') ?? 400),
});

function placeDom(layout: TableLayout): void {
  const dom = document.getElementById('dom');
  if (!dom || !ask.has('dom')) return;
  dom.replaceChildren(
    ...Object.entries(layout.dom).map(([name, at]) => {
      const div = document.createElement('div');
      div.textContent = name;
      div.style.cssText = `left:${at.x}px;top:${at.y}px;width:${at.w}px;height:${at.h}px`;
      return div;
    }),
  );
}

const parent = document.getElementById('table') as HTMLElement;
const board = await createBoard(parent, {
  deck,
  facts,
  speed: (ask.get('speed') ?? '1x') as '1x',
  reducedMotion: ask.has('reduced'),
  textScale: Number(ask.get('textScale') ?? 1),
  artBase: '/assets/art/',
  onLayout: placeDom,
});

/** A second board, never played on, to compare with. */
const spare = document.createElement('div');
spare.style.cssText = 'position:absolute;inset:0;visibility:hidden;pointer-events:none';
let other: typeof board | null = null;

const seen: { picked: TableThing[]; hovered: (TableThing | null)[] } = { picked: [], hovered: [] };
board.onPick((at) => seen.picked.push(at));
board.onHover((at) => seen.hovered.push(at));

let n = Math.min(Number(ask.get('at') ?? 0), recording.takes.length);
const viewAt = (i: number) => (i === 0 ? recording.opening : recording.takes[i - 1]?.after);

const harness = {
  board,
  recording,
  seen,
  /** Where a movie that is over begins again. */
  again: 100,
  goto(i: number): void {
    n = i;
    const view = viewAt(i);
    if (view) board.sync(view, []);
    board.offer([], null);
  },
  offer(): void {
    const prompt = recording.takes[n - 1]?.prompt ?? null;
    board.offer(offersOf(prompt), prompt);
  },
  /** The opening scene, as a board that came late deals it. */
  deal: (): Promise<void> => board.play(recording.dealt, recording.opening),
  async next(): Promise<void> {
    const take = recording.takes[n];
    if (!take) return;
    n++;
    board.offer([], null);
    await board.play(take.events, take.after);
  },
  /** What a board that knows nothing of the past would show. */
  async fresh(view: View): Promise<SpriteReport[]> {
    if (!other) {
      document.body.append(spare);
      other = await createBoard(spare, {
        deck,
        facts,
        speed: '1x',
        reducedMotion: ask.has('reduced'),
        artBase: '/assets/art/',
      });
    }
    other.sync(view, []);
    return other.describe();
  },
  get at(): number {
    return n;
  },
};

declare global {
  interface Window {
    harness: typeof harness;
  }
}
window.harness = harness;
if (!ask.has('deal')) harness.goto(n);
if (ask.has('offer')) harness.offer();
addEventListener('keydown', (e) => {
  if (e.key === ' ') void harness.next();
  if (e.key === 's') board.skip();
  if (e.key === 'd') void harness.deal();
  if (e.key === 'o') harness.offer();
});
document.title = `board ${n} of ${recording.takes.length}`;
