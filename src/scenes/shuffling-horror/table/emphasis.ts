import { type Thing, thingKey } from '../../../app/ports/board.ts';
import type { Tab } from '../../../games/shuffling-horror/app/ports/table-things.ts';
import { panel, type Sprite } from '../../stage/sprite.ts';
import type { TableContext } from './context.ts';
import { actingSurvivor } from './seats.ts';
import { tabOn } from './tabs.ts';

/** What is asked for, pointed at and hovered, by the keys of things. */
export interface Emphasis {
  offered: ReadonlySet<string>;
  /** Of those, what stays in the dark: something else is being aimed at. */
  quiet: ReadonlySet<string>;
  /** What those that are offered wear, by their key. */
  tabs: ReadonlyMap<string, Tab>;
  pointed: string | null;
  hovered: string | null;
}

export const NO_EMPHASIS: Emphasis = {
  offered: new Set(),
  quiet: new Set(),
  tabs: new Map(),
  pointed: null,
  hovered: null,
};

const RECEDED = 0.74;

/** The sprite that stands for a thing: where a frame's card lies, the card carries the glow and not its numeral. */
const carries = (s: Sprite, keys: ReadonlySet<string>): boolean =>
  s.layer !== 'labels' && s.w > 0 && s.things.some((t) => keys.has(thingKey(t)));

/** Rims what may be clicked, lets the rest recede (but in high contrast nothing is dimmed), and lights the survivor that is asked. */
export function emphasise(sprites: Sprite[], emphasis: Emphasis, context: TableContext): Sprite[] {
  const { view, stark } = context;
  const { pointed, hovered, tabs, quiet } = emphasis;
  const offered = new Set([...emphasis.offered].filter((key) => !quiet.has(key) || key === hovered));
  const acting = actingSurvivor(view);
  const out: Sprite[] = [];
  for (const s of sprites) {
    const open = offered.size > 0 && s.w > 0 && s.things.some((t) => offered.has(thingKey(t)));
    out.push(
      !stark && s.recedes && offered.size > 0 && !open && s.id !== `card ${acting}`
        ? { ...s, light: s.light * RECEDED }
        : s,
    );
  }
  for (const s of rimmed(sprites, offered)) {
    const hot = s.things.some((t) => thingKey(t) === hovered && offered.has(thingKey(t)));
    out.push(rim(`offer ${s.id}`, s, hot ? 'point' : 'glow', 'amber'));
    const tab = s.things.map((t) => tabs.get(thingKey(t))).find((it) => it !== undefined);
    if (tab !== undefined) out.push(...tabOn(context, s, tab));
  }
  if (acting !== null) {
    const card = sprites.find((s) => s.id === `card ${acting}` && s.layer === 'cast');
    if (card && !offered.has(`survivor ${acting}`)) out.push(rim('acting', card, 'point', 'amber'));
  }
  if (pointed !== null) {
    const s = sprites.find((one) => carries(one, new Set([pointed])));
    if (s) out.push(rim('pointed', s, 'point', 'blue'));
  }
  return out;
}

/** One rim a thing: the most exact sprite wins, so that a throng is rimmed once and not card by card. */
function rimmed(sprites: readonly Sprite[], offered: ReadonlySet<string>): Sprite[] {
  const found = new Map<string, Sprite>();
  for (const s of sprites) {
    if (s.layer === 'labels' || s.w === 0) continue;
    for (const t of s.things) {
      const key = thingKey(t);
      if (!offered.has(key)) continue;
      const known = found.get(key);
      if (!known || better(s, known, t)) found.set(key, s);
    }
  }
  return [...new Set(found.values())];
}

function better(s: Sprite, known: Sprite, t: Thing): boolean {
  if (t.thing === 'throng') return s.layer === 'panels' && known.layer !== 'panels';
  if (t.thing === 'survivor') return s.layer === 'cast' && known.layer !== 'cast';
  return s.layer === known.layer ? s.order > known.order && s.id.startsWith('card') : known.layer === 'panels';
}

/** On top of its own sprite and below what covers that, so that the rims of a fan do not cross it. */
const rim = (id: string, s: Sprite, look: 'glow' | 'point', edge: 'amber' | 'blue'): Sprite =>
  panel(
    id,
    look,
    { x: s.x - s.w / 2, y: s.y - s.h / 2, w: s.w, h: s.h },
    { layer: s.layer, order: s.order + 0.5, edge, angle: s.angle },
  );
