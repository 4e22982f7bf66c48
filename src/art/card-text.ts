import { CARD_LABELS } from '../text/cards/cards.ts';
import { coreName } from '../text/cards/names.ts';
import type { Box, Detail, Layout } from './card-layout.ts';
import { type CardModel, STATS, type Stat } from './card-model.ts';
import { type Fitted, fitText, MEASURED_AT, type Measure, wrap } from './text-fit.ts';
import { type FaceName, font } from './type.ts';

export type Words = {
  readonly text: string;
  readonly face: FaceName;
  readonly weight: 400 | 600;
  readonly box: Box;
  readonly fitted: Fitted;
  readonly align: 'left' | 'center';
  readonly middle: boolean;
  readonly tone: 'plate' | 'ink' | 'soft' | 'number';
};

type Ask = Omit<Words, 'fitted'> & { from: number; to: number; leading?: number; maxLines?: number };

const set = (ask: Ask, measure: Measure): Words[] => {
  if (!ask.text) return [];
  const { from, to, leading, maxLines, ...words } = ask;
  const fitted = fitText(
    ask.text,
    font(ask.face, MEASURED_AT, ask.weight),
    {
      width: ask.box.w,
      height: ask.box.h,
      from,
      to,
      ...(leading ? { leading } : {}),
      ...(maxLines ? { maxLines } : {}),
    },
    measure,
  );
  return fitted ? [{ ...words, fitted }] : [];
};

/** The smallest letters worth printing, in CSS pixels. */
export const SMALLEST = { plate: 7, words: 8 } as const;

export type TextContext = {
  model: CardModel;
  layout: Layout;
  detail: Detail;
  unit: number;
  scale: number;
  wells: boolean;
  /** In units of the card: no letter is set smaller; what does not fit then is left out. */
  least?: number;
};

/** Of the stats' height: what their names take below the numbers. */
const NAMED = 0.34;

/** Too small for the names of the stats: their icons stand beside the numbers instead. */
export const isIconic = ({ layout, detail, least = 0 }: Pick<TextContext, 'layout' | 'detail' | 'least'>): boolean =>
  detail !== 'thumb' && least * 1.2 > layout.stats.h * NAMED;

const stats = ({ model, layout, detail, least = 0 }: TextContext, measure: Measure): Words[] => {
  if (!model.stats) return [];
  const each = layout.stats.w / STATS.length;
  const iconic = isIconic({ layout, detail, least });
  const small = detail === 'thumb' || iconic ? 0 : NAMED;
  return STATS.flatMap((stat: Stat, i) => {
    const value = model.stats?.[stat] ?? null;
    const aside = iconic ? each * 0.42 : 0;
    const column = {
      x: layout.stats.x + i * each + aside,
      y: layout.stats.y,
      w: each - aside,
      h: layout.stats.h * (1 - small),
    };
    const label = { x: column.x + each * 0.42, y: column.y + column.h, w: each * 0.56, h: layout.stats.h * small };
    return [
      ...set(
        {
          text: value === null ? CARD_LABELS.none : String(value),
          face: 'plate',
          weight: 400,
          box: column,
          align: 'center',
          middle: true,
          tone: 'ink',
          from: Math.max(least, iconic ? column.h * 0.8 : column.h),
          to: Math.max(least, 6),
          leading: 1.02,
          maxLines: 1,
        },
        measure,
      ),
      ...(small
        ? set(
            {
              text: CARD_LABELS.stats[stat],
              face: 'plain',
              weight: 600,
              box: label,
              align: 'left',
              middle: true,
              tone: 'soft',
              from: Math.max(least, 6.6),
              to: Math.max(least, 3),
              maxLines: 1,
            },
            measure,
          )
        : []),
    ];
  });
};

/** Rule above, flavour below it; each takes what it needs, the rule first. */
const body = (
  { model, layout, detail, unit, scale, wells, least: smallest }: TextContext,
  measure: Measure,
): Words[] => {
  if (detail === 'thumb' || wells) return [];
  const { words: box } = layout;
  const least = smallest ?? SMALLEST.words / unit;
  const read = detail === 'read';
  const rule = read ? model.words.rule : model.words.brief;
  const most = Math.max(least, (read ? 5.6 : 9) * scale);
  const plain = { face: 'plain', weight: 600, align: 'left', middle: false, tone: 'ink' } as const;
  const typed = { face: 'typewriter', weight: 400, align: 'left', tone: rule ? 'soft' : 'ink' } as const;
  if (!rule)
    return set(
      {
        ...typed,
        text: model.words.flavour,
        box,
        middle: true,
        from: Math.max(least, (read ? 6.6 : 8) * scale),
        to: least,
        leading: 1.16,
      },
      measure,
    );
  const flavour = read ? model.words.flavour : '';
  const room = flavour ? box.h * 0.68 : box.h;
  const top = set(
    { ...plain, text: rule, box: { ...box, h: room }, middle: !read, from: most, to: least, leading: 1.16 },
    measure,
  );
  const used = top[0] ? top[0].fitted.lines.length * top[0].fitted.size * top[0].fitted.leading : 0;
  const rest = { ...box, y: box.y + used + 1, h: box.h - used - 1 };
  return [
    ...top,
    ...set(
      { ...typed, text: flavour, box: rest, middle: true, from: Math.max(least, 5 * scale), to: least, leading: 1.16 },
      measure,
    ),
  ];
};

/** A name as it is printed; where that is too long, without its first word: how many there are can be seen; or what it comes down to. */
const namesOf = (name: string): string[] =>
  [name, name.replace(/^\S+ /, ''), coreName(name)].map((it) => it.toUpperCase());

/** What a face needs so that nothing on it is set in less than `least`: lines of its plate, and of its rule. */
export function roomFor({ words, number }: CardModel, detail: Detail, least: number, measure: Measure, wells: boolean) {
  const lines = (text: string, face: FaceName, width: number): number => {
    const css = font(face, MEASURED_AT, face === 'plain' ? 600 : 400);
    const wide = (part: string): number => (measure(part, css) / MEASURED_AT) * least;
    const set = wrap(text, width, wide);
    return set.every((line) => wide(line) <= width) ? set.length : Number.POSITIVE_INFINITY;
  };
  const named = namesOf(words.name).map((name) => lines(name, 'plate', PLATE_WIDE));
  const high = named.find((it) => it <= 2);
  const plate = high === undefined ? -1 : high * least * 1.08 + 1;
  const told = detail === 'play' && !wells && words.brief !== '';
  const rule = told ? lines(words.brief, 'plain', PLATE_WIDE - (number === undefined ? 0 : 34)) : 0;
  return { plate, words: Math.min(MOST_LINES, rule) * least * 1.16 + 1 };
}
const PLATE_WIDE = 86;
const MOST_LINES = 3;

/** Every word on a card with its box and size, in card units. Pure, so that a test can ask whether all of it fits. */
export function cardText(ask: TextContext, measure: Measure): Words[] {
  const { model, layout, unit, detail, least } = ask;
  const plate = { x: layout.plate.x + 2.4, y: layout.plate.y, w: layout.plate.w - 4.8, h: layout.plate.h };
  const named = (text: string): Words[] =>
    set(
      {
        text,
        face: 'plate',
        weight: 400,
        box: plate,
        align: 'center',
        middle: true,
        tone: 'plate',
        from: Math.max(least ?? 0, Math.min(plate.h, 17.4) * 0.74),
        to: least ?? Math.min(SMALLEST.plate / unit, 6),
        leading: 1,
        maxLines: detail === 'thumb' || least !== undefined ? 2 : 1,
      },
      measure,
    );
  const name =
    namesOf(model.words.name)
      .map(named)
      .find((it) => it.length > 0) ?? [];
  const n = layout.number;
  const number =
    model.number === undefined
      ? []
      : set(
          {
            text: String(model.number),
            face: 'plate',
            weight: 400,
            box: { x: n.x - n.r, y: n.y - n.r, w: n.r * 2, h: n.r * 2 },
            align: 'center',
            middle: true,
            tone: 'number',
            from: Math.max(least ?? 0, n.r * (model.number > 9 ? 1.4 : 1.66)),
            to: Math.max(least ?? 0, 6),
            leading: 1,
            maxLines: 1,
          },
          measure,
        );
  return [...name, ...number, ...stats(ask, measure), ...body(ask, measure)];
}
