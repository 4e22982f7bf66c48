import {
  type GeigerManEvent,
  SPECIAL,
  type SpaceId,
  spacesWithVictims,
  type Victim,
  type View,
  victimsAt,
  type Why,
  whyTarget,
  whyWay,
} from '../../../../rules/geiger-man/index.ts';
import { REASONS, type Reason, type ReasonFacts } from '../../text/reasons.ts';
import { WORDS } from '../../text/words.ts';
import type { Because } from '../ports/stage.ts';

type EventOf<T extends GeigerManEvent['type']> = Extract<GeigerManEvent, { type: T }>;

/** An Enemy's doing, with the rules that decided it, in the order in which they were asked. */
export class Explains {
  /** The target of whatever is being done, as it was named. */
  #target: EventOf<'targeted'> | null = null;

  /** Null: no Enemy's doing, or nothing to explain in it. */
  over(event: GeigerManEvent, before: View): Because | null {
    const { BECAUSE } = WORDS.because;
    switch (event.type) {
      case 'targeted': {
        this.#target = event;
        if (event.space === null) return said(BECAUSE.order(before.killer), [reason('nobody', NOWHERE)], []);
        const why = whyTarget(before, event.who, event.target);
        return said(BECAUSE.target(event.who, before.killer, event.space), reasonsOf(why, event.space), weighed(why));
      }
      case 'enemy-stepped': {
        const why = whyWay(before, event.who, event.towards);
        const step = BECAUSE.step(event.who, before.killer, event.to);
        return said(step, [...reasonsOf(why, event.to), ...special(before, event)], weighed(why));
      }
      case 'victim-killed': {
        const who = this.#target?.who ?? 'killer';
        const reasons = this.#struck(before, event.victim, event.at);
        return reasons.length === 0 ? null : said(BECAUSE.strike(who, before.killer, event.victim), reasons, []);
      }
      case 'girl-attacked':
        return said(BECAUSE.strike(event.by, before.killer, 'girl'), this.#struckGirl(before), []);
      default:
        return null;
    }
  }

  /** FG15.6, FG15.8 */
  #struck(before: View, victim: Victim, at: SpaceId): Told[] {
    const facts = { ...NOWHERE, space: at, victims: victimsAt(before, at) };
    const there = this.#target?.space === at ? [] : [reason('at-hand', facts)];
    if (victim !== 'plain' && SPECIAL[victim].first === true) return [...there, reason('shield', facts)];
    if (before.girlAt === at && this.#target?.target !== 'girl') there.push(reason('victims-first', facts));
    if (victim !== 'plain' && facts.victims > 1 && before.options.ties === 'worse')
      there.push(reason('dearest', facts));
    return there;
  }

  #struckGirl(before: View): Told[] {
    const isNamed =
      this.#target?.target === 'girl' || (this.#target?.target === 'most' && spacesWithVictims(before).length === 0);
    return [reason(isNamed ? 'girl-here' : 'alone', { ...NOWHERE, space: before.girlAt })];
  }
}

type Told = Because['reasons'][number];
const NOWHERE: ReasonFacts = { steps: 0, victims: 0, space: '', tied: false };

const reason = (by: Reason, facts: ReasonFacts): Told => ({
  words: WORDS.because.BECAUSE.reason(by, facts),
  rule: REASONS[by],
});

const said = (what: string, reasons: readonly Told[], considered: readonly string[]): Because => ({
  what,
  reasons,
  weighed: considered,
});

const reasonsOf = ({ reasons, considered }: Why, chosen: SpaceId): Told[] => {
  const it = considered.find(({ space }) => space === chosen);
  return reasons.map(({ by, rule }, i) => ({
    words: WORDS.because.BECAUSE.reason(by, {
      steps: it?.steps ?? 0,
      victims: it?.victims ?? 0,
      space: chosen,
      tied: i > 0,
    }),
    rule,
  }));
};

/** What made the way shorter, or shut it. */
function special(t: View, { who, to }: EventOf<'enemy-stepped'>): Told[] {
  const facts = { ...NOWHERE, space: to };
  const isJump = who === 'killer' && t.pillars.includes(t.killerAt) && t.pillars.includes(to);
  return [...(isJump ? [reason('jump', facts)] : []), ...(t.marks.barred ? [reason('barred', facts)] : [])];
}

const weighed = ({ considered }: Why): string[] =>
  considered.length < 2
    ? []
    : considered.map(({ space, steps, victims: n, girl }) => WORDS.because.BECAUSE.weighed(space, steps, n, girl));
