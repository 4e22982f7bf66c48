import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Card, type Game, type Known, type StandInConfig, standIn } from '../../src/rules/stand-in/index.ts';
import { cardsIn } from '../kit/stand-in.ts';
import { Luck } from '../properties/luck.ts';
import { configs, pick } from './trial.ts';

const LONG = process.env.LONG === '1' ? 10 : 1;

/** Whether all of these are there, copy by copy. */
function isWithin(some: readonly Card[], all: readonly Card[]): boolean {
  const left = [...all];
  return some.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** What a chair takes for certain and is not so. */
function error(m: Game, known: Known): string | null {
  const wrongRole = known.roles.findIndex((role, chair) => role !== null && role !== m.roles[chair]);
  if (wrongRole >= 0) return `chair ${wrongRole} is no ${known.roles[wrongRole]}`;
  if (known.clear.some((clear, chair) => clear && m.roles[chair] === 'stand-in')) return 'the Stand-In is cleared';
  // A sealed offer has left the hand, unseen.
  const wrongHand = known.hands.findIndex((hand, chair) => !isWithin(hand, [...(m.hands[chair] ?? []), ...m.limbo]));
  if (wrongHand >= 0) return `chair ${wrongHand} does not hold ${known.hands[wrongHand]?.join()}`;
  if (!isWithin(known.discard, m.discard)) return `not discarded: ${known.discard.join()}`;
  return known.top === null || known.top === m.pile.at(-1) ? null : `${known.top} is not on top`;
}

it('SA17.6 what a notebook takes for certain is so, for every seat; cards and hands obey SA1.3, SA4.1 and SA4.2', () => {
  const holds = (config: StandInConfig, seed: number) => {
    const { game } = standIn.start(config);
    const luck = new Luck(seed);
    const spare = new Luck(seed + 1);
    for (let prompt = standIn.promptOf(game); prompt !== null; prompt = standIn.promptOf(game)) {
      if (spare.below(6) === 0) {
        expect(cardsIn(game)).toEqual(game.deck);
        for (const chair of game.ring) {
          const hand = game.hands[chair] ?? [];
          const isActing = prompt.type === 'act' && chair === game.active;
          const isOffering = prompt.type === 'answer' && chair === prompt.offerer;
          expect(hand.length).toBe(isActing ? 5 : isOffering ? 3 : 4);
          expect(hand.filter((card) => card === 'recast').length).toBeLessThanOrEqual(isActing ? 4 : 3);
          if (game.roles[chair] === 'recast') expect(hand).toContain('recast');
        }
        const chair = spare.below(game.seats);
        const wrong = error(game, standIn.view(game, chair).known);
        if (wrong !== null) throw new Error(`prompt ${prompt.n} (${prompt.type}), view of ${chair}: ${wrong}`);
      }
      standIn.advanceQuietly(game, pick(luck, prompt));
    }
  };
  fc.assert(fc.property(configs, fc.nat(999_999), holds), { numRuns: 100 * LONG, seed: 1952, endOnFailure: true });
});
