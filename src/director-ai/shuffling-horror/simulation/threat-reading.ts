import type { CardId, Foe } from '../../../rules/shuffling-horror/index.ts';
import { InOrder } from './figures.ts';
import type { Worlds } from './meter.ts';

/** A table to be looked at, as everybody sees it; `without` these aliens, where somebody aims at them. */
export interface ThreatContext {
  /** The view, as JSON. */
  view: string;
  director: string;
  without: readonly CardId[];
  seed: string;
}

/** A table to be looked at, or null: no longer any; and what is known of it so far. */
export interface ThreatMessage {
  id: number;
  ask: ThreatContext | null;
}
export interface ThreatFigure {
  id: number;
  figure: Threat;
}

/** The chance to be lost in the coming Director's turn if nobody spends, and what is left of it if all spend as well as can be. */
export interface Danger {
  survivor: CardId;
  lost: number;
  least: number;
}

/** Whom a throng goes for in that turn, survivor or sanctuary, the likeliest first. */
export interface Aim {
  by: Foe;
  at: readonly { target: CardId; p: number }[];
}

export interface Threat {
  dangers: readonly Danger[];
  aims: readonly Aim[];
  /** How often the turn has been played. */
  worlds: number;
}

/** The first figure comes soon, the others by and by; more do not change one that anybody could see. */
const FIRST = 2;
const AT_ONCE = 8;
export const THREAT_LOOKS = 36;

export const turnsOf = (look: number): Worlds =>
  look === 0 ? { from: 0, to: FIRST } : { from: FIRST + (look - 1) * AT_ONCE, to: FIRST + look * AT_ONCE };

/** The forecast of a table, ever better: each look is itself a forecast, of so many worlds. */
export class ThreatReading {
  readonly #looks = new InOrder<Threat>();
  #now: Threat | null = null;

  add(found: Threat, look: number): Threat | null {
    for (const it of this.#looks.add(found, look)) this.#now = this.#now === null ? it : joined(this.#now, it);
    return this.#now;
  }
}

function joined(a: Threat, b: Threat): Threat {
  const worlds = a.worlds + b.worlds;
  const mean = (p = 0, q = 0): number => (p * a.worlds + q * b.worlds) / worlds;
  const keys = [...new Set([...a.aims, ...b.aims].map(({ by }) => JSON.stringify(by)))];
  const aimsOf = ({ aims }: Threat, key: string) => aims.find(({ by }) => JSON.stringify(by) === key)?.at ?? [];
  return {
    worlds,
    dangers: a.dangers.map(({ survivor, lost, least }) => {
      const other = b.dangers.find((it) => it.survivor === survivor);
      return { survivor, lost: mean(lost, other?.lost), least: mean(least, other?.least) };
    }),
    aims: keys.map((key) => {
      const [one, two] = [aimsOf(a, key), aimsOf(b, key)];
      const targets = [...new Set([...one, ...two].map(({ target }) => target))];
      const p = (all: Aim['at'], target: CardId): number => all.find((it) => it.target === target)?.p ?? 0;
      const at = targets.map((target) => ({ target, p: mean(p(one, target), p(two, target)) }));
      return { by: JSON.parse(key) as Foe, at: at.sort((x, y) => y.p - x.p) };
    }),
  };
}
