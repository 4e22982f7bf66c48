import type { EventDef, EventRule, Line, SetUpDef, SpaceDef, Tag } from '../model/cards.ts';
import type { SpecialId } from '../model/vocabulary.ts';

/** `'lane 1-4'`: a neighbour and the panic numbers that lead there; none: `'lane'`. */
function edge(text: string): readonly [string, readonly number[]] {
  const [id = '', numbers = ''] = text.split(' ');
  if (numbers === '') return [id, []];
  const [from = 0, to = from] = numbers.split('-').map(Number);
  return [id, Array.from({ length: to - from + 1 }, (_, i) => from + i)];
}

/** A space of a Location: `space('gate', 'exit', 'lane 1-4')`; kinds are divided by commas. */
export const space = (id: string, tags: string, ...to: string[]): SpaceDef => ({
  id,
  tags: tags.split(',').filter((tag) => tag !== '') as Tag[],
  to: to.map(edge),
});

const counted = (text: string): readonly (readonly [string, number])[] =>
  text.split(', ').map((part) => {
    const [id = '', n = ''] = part.split(' ');
    return [id, Number(n)] as const;
  });

/** `setUp('premiere', 'snackbar', 'range', 'frontrow 3, midrow 2')` */
export const setUp = (id: string, girl: string, killer: string, victims: string): SetUpDef => ({
  id,
  girl,
  killer,
  victims: counted(victims),
});

export const victims = (text: string): Line[number] => ({ do: 'victims', at: counted(text) });

export const special = (id: SpecialId, enters: string | null): EventDef => ({
  id,
  special: id,
  enters,
  rule: null,
  ongoing: true,
  markers: 0,
  effects: [],
});
export const ongoing = (id: string, rule: EventRule, markers = 0): EventDef => ({
  id,
  rule,
  special: null,
  enters: null,
  ongoing: true,
  markers,
  effects: [],
});
export const once = (id: string, ...effects: Line): EventDef => ({
  id,
  rule: null,
  special: null,
  enters: null,
  ongoing: false,
  markers: 0,
  effects,
});
