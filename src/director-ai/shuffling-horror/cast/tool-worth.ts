import { odds, type Survivor, type Table, table } from '../../../rules/shuffling-horror/index.ts';

/** An item in the hands of someone who can use it: how much better it makes an attack. */
export function toolWorth(view: Table, s: Survivor, card: string): number {
  const def = table.defOf(view, card);
  if (def.kind === 'power-play') return 0.2;
  if (def.kind !== 'item') return 0;
  if (def.stats.length === 0) return 0.05;
  const bare = odds.attack({
    target: table.statOf(view, s, 'muscle') ?? 0,
    dice: 'd6',
    plus: 0,
    value: 5,
    hard: false,
  }).removed;
  let best = 0;
  for (const stat of def.stats) {
    const target = table.statOf(view, s, stat);
    if (target === null) continue;
    best = Math.max(best, odds.attack({ target, dice: def.dice, plus: def.plus, value: 5, hard: false }).removed);
  }
  return Math.max(0, best - bare) + (def.reach === 'throng' ? 0.1 : 0);
}

export function takeWorth(view: Table, s: Survivor, card: string, drop: string | undefined): number {
  const held = s.held.map((c) => toolWorth(view, s, c));
  const best = Math.max(0, ...held);
  const gain = Math.max(0, toolWorth(view, s, card) - 0.7 * best);
  const lost = drop === undefined ? 0 : toolWorth(view, s, drop) * 0.5;
  return 0.09 + 0.9 * gain - lost;
}
