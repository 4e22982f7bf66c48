import {
  type CardId,
  type Foe,
  type MovieEvent,
  odds,
  table,
  type View,
} from '../../../rules/shuffling-horror/index.ts';
import { victimOf } from '../values.ts';
import type { Danger, Threat } from './threat-reading.ts';

/** What was told in all worlds so far. */
export class ThreatSums {
  passes = 0;
  readonly #view: View;
  readonly #victims: ReadonlyMap<CardId, ReturnType<typeof victimOf>>;
  readonly #lost = new Map<CardId, number>();
  readonly #least = new Map<CardId, number>();
  readonly #aims = new Map<string, { by: Foe; at: Map<CardId, number> }>();
  /** A hit that is being answered when the forecast begins. */
  readonly #open: Danger | null;
  /** In the world that is being told: the attacks on each, and whose loss is theirs. */
  #strikes = new Map<CardId, Terms[]>();

  constructor(view: View) {
    this.#view = view;
    this.#open = openStrike(view);
    this.#victims = new Map(table.castFrom(view).map((s) => [s.id, victimOf(view, s)]));
  }

  tell(events: readonly MovieEvent[], share: number): void {
    for (const event of events) {
      if (event.type === 'strike-declared') this.#strike(event, share);
      else if (event.type === 'survivor-lost' && !this.#isCounted(event.survivor)) {
        add(this.#lost, event.survivor, share);
        add(this.#least, event.survivor, share);
      }
    }
  }

  /** Lost to an attack: that has its exact odds. */
  #isCounted = (survivor: CardId): boolean => this.#strikes.has(survivor) || this.#open?.survivor === survivor;

  #strike({ by, at, needed, cards }: Extract<MovieEvent, { type: 'strike-declared' }>, share: number): void {
    const key = JSON.stringify(by);
    const aim = this.#aims.get(key) ?? { by, at: new Map() };
    this.#aims.set(key, aim);
    add(aim.at, at, share);
    const victim = this.#victims.get(at);
    if (victim === undefined) return; // a sanctuary, or whoever came in meanwhile
    const terms = { target: needed, ...table.diceOfCards(this.#view, cards) };
    this.#strikes.set(at, [...(this.#strikes.get(at) ?? []), terms]);
    add(this.#lost, at, share * odds.single(terms, 0, victim.flail).lost);
  }

  /** The world is over: what spoints would have bought off in it. */
  close(share: number): void {
    if (this.#open !== null) {
      add(this.#lost, this.#open.survivor, share * this.#open.lost);
      add(this.#least, this.#open.survivor, share * this.#open.least);
    }
    for (const [id, strikes] of this.#strikes) {
      const { spoints, flail } = this.#victims.get(id) as ReturnType<typeof victimOf>;
      add(this.#least, id, share * odds.series(strikes, spoints, flail).lost);
    }
    this.#strikes = new Map();
  }

  threat(): Threat {
    const mean = (sum: number | undefined): number => Math.min(1, (sum ?? 0) / Math.max(1, this.passes));
    return {
      worlds: this.passes,
      dangers: [...this.#victims.keys()].map((survivor) => {
        const lost = mean(this.#lost.get(survivor));
        return { survivor, lost, least: Math.min(lost, mean(this.#least.get(survivor))) };
      }),
      aims: [...this.#aims.values()].map(({ by, at }) => ({
        by,
        at: [...at].map(([target, sum]) => ({ target, p: mean(sum) })).sort((a, b) => b.p - a.p),
      })),
    };
  }
}

type Terms = Parameters<typeof odds.single>[0];

const add = (sums: Map<CardId, number>, key: CardId, by: number): void => {
  sums.set(key, (sums.get(key) ?? 0) + by);
};

/** R10.6: somebody has been hit, and is asked what to do about it. */
function openStrike(view: View): Danger | null {
  const { prompt } = view;
  if (prompt?.type !== 'answer' && prompt?.type !== 'spare') return null;
  const s = table.survivorById(view, prompt.survivor);
  if (s === null) return null;
  const { spoints, flail } = victimOf(view, s);
  const least = (damage: number): number => odds.bestAnswer([], damage, spoints, flail).lost;
  const lost = 1 - odds.pSuccess(flail);
  if (prompt.type === 'answer') return { survivor: s.id, lost, least: least(prompt.damage) };
  const { dice, plus } = odds.strikeTermsOf(view, prompt.by);
  const [a, b] = prompt.dice;
  const more = plus + (a === b ? a : 0);
  const spread = odds.damageSpread(dice).map((p, total) => p * least(total + more));
  return { survivor: s.id, lost, least: spread.reduce((sum, p) => sum + p, 0) };
}
