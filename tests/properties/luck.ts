import type { Movie, Prompt, Reply } from '../../src/rules/shuffling-horror/index.ts';

/** A stream of its own for choices, so that the movie's dice never depend on who chose or how often (mulberry32). */
export class Luck {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** A whole number from 0 to below n. */
  below(n: number): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n);
  }

  of<T>(list: readonly T[]): T {
    const picked = list[this.below(list.length)];
    if (picked === undefined) throw new Error('nothing to pick from');
    return picked;
  }
}

/**
 * How a movie is played without sense: `any` takes every reply alike; `kinds` first picks a kind of reply, so that the one
 * Rest among forty attacks gets its share; `eager` does so, too, and lets nothing go that could be done.
 */
export const STYLES = ['any', 'kinds', 'eager'] as const;
export type Style = (typeof STYLES)[number];

const IDLE: readonly Reply['type'][] = ['hold', 'pass'];

export function pickReply(luck: Luck, style: Style, { replies }: Prompt): Reply {
  if (style === 'any') return luck.of(replies);
  let kinds = [...new Set(replies.map((r) => r.type))];
  const busy = kinds.filter((kind) => !IDLE.includes(kind));
  if (style === 'eager' && busy.length > 0) kinds = busy;
  const kind = luck.of(kinds);
  return luck.of(replies.filter((r) => r.type === kind));
}

/** R12.3: the same payment with its power part split by hand, now and then; the seats may not all be willing. */
export function maybeSplit(luck: Luck, m: Movie, prompt: Prompt, reply: Reply): Reply {
  if ((reply.type !== 'spend' && reply.type !== 'flail' && reply.type !== 'negate') || luck.below(3) > 0) return reply;
  const payer = m.seats.flatMap((seat) => seat.pool).find((s) => 'survivor' in prompt && s.id === prompt.survivor);
  const amount = reply.type === 'negate' ? (prompt.type === 'answer' ? prompt.damage : 0) : reply.amount;
  let owed = amount - Math.min(amount, payer?.rest ?? 0);
  const power: Record<number, number> = {};
  const first = luck.below(m.seats.length);
  for (let i = 0; i < m.seats.length && owed > 0; i++) {
    const seat = (first + i) % m.seats.length;
    const part = Math.min(owed, luck.below((m.seats[seat]?.power ?? 0) + 1));
    if (part > 0) power[seat] = part;
    owed -= part;
  }
  return owed === 0 ? { ...reply, power } : reply;
}
