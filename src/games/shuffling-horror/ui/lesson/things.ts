import type { Box } from '../../../../app/ports/board.ts';
import type { Places } from '../../app/ports/places.ts';
import type { Lesson } from '../../app/ports/stage.ts';
import type { TableModel } from '../../app/ports/table.ts';
import type { Kept } from './beside.ts';

/** A card that can be chosen wears a tab at its upper edge, and what glows does so beyond its edges. */
const TAB = 12;
const tabbed = ({ x, y, w, h }: Box): Box => ({ x: x - 4, y: y - TAB, w: w + 8, h: h + TAB + 4 });

/** A pile has its name below it. */
const named = (box: Box): Box => ({ ...box, h: box.h * 1.6 });

/** A plate flush with what is kept would look like a part of it. */
const RIM = 6;
const roomy = ({ x, y, w, h }: Box): Box => ({ x: x - RIM, y: y - RIM, w: w + RIM * 2, h: h + RIM * 2 });

/** Where on the drawn table the thing lies that something is said about. */
export function boxOf(at: Lesson['at'], places: Places): Box | null {
  if (at === null || at === 'end') return null;
  if (at === 'prompt') return all(askedOn()) ?? places.prompt;
  if (at === 'log') return places.log;
  switch (at.thing) {
    case 'frame':
      return framed(places.frames[at.frame]);
    case 'throng':
      return places.slots[at.slot] ?? null;
    case 'survivor':
      return framed(places.survivors[at.survivor]);
    case 'sanctuary':
      return carded(places.sanctuaries[at.sanctuary]);
    case 'survivor-pile':
      return named(places.survivorPile);
    case 'card':
    case 'danger':
    case 'state':
    case 'power':
    case 'reel-pile':
    case 'discard':
    case 'graveyard':
      return null;
  }
}

/** Of a sanctuary's place the card; beside it stands who is inside. */
function carded(place: Box | undefined): Box | null {
  if (place === undefined) return null;
  const w = Math.min(place.w / 2, place.h / 1.4);
  return { ...place, w, h: w * 1.4 };
}

const framed = (box: Box | undefined): Box | null => (box === undefined ? null : tabbed(box));

/** The smallest box around them. */
function all(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((it) => it.x));
  const y = Math.min(...boxes.map((it) => it.y));
  return {
    x,
    y,
    w: Math.max(...boxes.map((it) => it.x + it.w)) - x,
    h: Math.max(...boxes.map((it) => it.y + it.h)) - y,
  };
}

/** What is asked as it stands on the page just now: it takes no more room than its words. */
const askedOn = (also = ''): Box[] => boxesOf(`.prompt-head, .prompt-body :is(button, .dial-scale, .plan)${also}`);

const boxesOf = (selector: string, but: Element | null = null): Box[] =>
  [...document.querySelectorAll(selector)].flatMap((it) => {
    const { x, y, width: w, height: h } = it.getBoundingClientRect();
    return w > 0 && it !== but ? [{ x, y, w, h }] : [];
  });

/** What somebody says, and what is explained: neither hides the other. */
const PLATES = '.drawn > :is(.lesson, .plate):not(.adrift)';
const BESIDE_IT = ', .prompt .take-back, .prompt .meanwhile-again, .prompt .skip, .advice, .notices';

/** What is to be seen beside a plate: what is asked above all, then cards, then what is only good to know. */
export function keptOf(table: TableModel, places: Places, plate: Element): Kept[] {
  const { frames, slots, survivors, log, menu, director, seats, ribbon, column } = places;
  const full = table.throngs.flatMap(({ slot, cards }) => (cards.length > 0 ? [slot] : []));
  const throngs = slots.filter((_, slot) => full.includes(slot));
  const said = (worth: number) => (box: Box) => ({ box, worth });
  return [
    ...askedOn(BESIDE_IT).map(roomy).map(said(50)),
    ...[...frames, ...Object.values(survivors)].map(tabbed).map(said(10)),
    ...[...throngs, menu].map(roomy).map(said(10)),
    ...[ribbon, column, director, ...seats].map(roomy).map(said(6)),
    ...boxesOf(PLATES, plate).map(said(1)),
    said(0.05)(log),
    ...slots.map(said(0.004)),
  ];
}
