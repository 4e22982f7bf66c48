import { CARD_LABELS } from '../text/cards.ts';
import type { Box, Detail, Layout } from './card-layout.ts';
import { type CardModel, STATS, type Stat } from './card-model.ts';
import { type Fitted, fitText, MEASURED_AT, type Measure } from './text-fit.ts';
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

export type TextAsk = { model: CardModel; layout: Layout; detail: Detail; unit: number; scale: number; wells: boolean };

const stats = ({ model, layout, detail }: TextAsk, measure: Measure): Words[] => {
  if (!model.stats) return [];
  const each = layout.stats.w / STATS.length;
  const small = detail === 'thumb' ? 0 : 0.34;
  return STATS.flatMap((stat: Stat, i) => {
    const value = model.stats?.[stat] ?? null;
    const column = { x: layout.stats.x + i * each, y: layout.stats.y, w: each, h: layout.stats.h * (1 - small) };
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
          from: column.h,
          to: 6,
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
              from: 6.6,
              to: 3,
              maxLines: 1,
            },
            measure,
          )
        : []),
    ];
  });
};

/** Rule above, flavour below it; each takes what it needs, the rule first. */
const body = ({ model, layout, detail, unit, scale, wells }: TextAsk, measure: Measure): Words[] => {
  if (detail === 'thumb' || wells) return [];
  const { words: box } = layout;
  const least = SMALLEST.words / unit;
  const read = detail === 'read';
  const rule = read ? model.words.rule : model.words.brief;
  const most = (read ? 5.6 : 9) * scale;
  const plain = { face: 'plain', weight: 600, align: 'left', middle: false, tone: 'ink' } as const;
  const typed = { face: 'typewriter', weight: 400, align: 'left', tone: rule ? 'soft' : 'ink' } as const;
  if (!rule)
    return set(
      {
        ...typed,
        text: model.words.flavour,
        box,
        middle: true,
        from: (read ? 6.6 : 8) * scale,
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
    ...set({ ...typed, text: flavour, box: rest, middle: true, from: 5 * scale, to: least, leading: 1.16 }, measure),
  ];
};

/** Every word on a card with its box and size, in card units. Pure, so that a test can ask whether all of it fits. */
export function cardText(ask: TextAsk, measure: Measure): Words[] {
  const { model, layout, unit, detail } = ask;
  const plate = { x: layout.plate.x + 2.4, y: layout.plate.y, w: layout.plate.w - 4.8, h: layout.plate.h };
  const name = set(
    {
      text: model.words.name.toUpperCase(),
      face: 'plate',
      weight: 400,
      box: plate,
      align: 'center',
      middle: true,
      tone: 'plate',
      from: plate.h * 0.74,
      to: Math.min(SMALLEST.plate / unit, 6),
      leading: 1,
      maxLines: detail === 'thumb' ? 2 : 1,
    },
    measure,
  );
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
            from: n.r * (model.number > 9 ? 1.4 : 1.66),
            to: 6,
            leading: 1,
            maxLines: 1,
          },
          measure,
        );
  return [...name, ...number, ...stats(ask, measure), ...body(ask, measure)];
}
