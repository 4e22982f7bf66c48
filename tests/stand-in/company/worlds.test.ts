import { describe, expect, it } from 'vitest';
import { companyPlayer } from '../../../src/director-ai/stand-in/company.ts';
import { type HintAsk, hintTrials, type Idea, ideasFor } from '../../../src/director-ai/stand-in/hint/hint.ts';
import { HintReading } from '../../../src/director-ai/stand-in/hint/reading.ts';
import { Arms, slicesOf } from '../../../src/director-ai/stand-in/worlds/arms.ts';
import { playOn } from '../../../src/director-ai/stand-in/worlds/play-on.ts';
import { outlookOf, supposed } from '../../../src/director-ai/stand-in/worlds/supposed.ts';
import type { Prompt, Reply } from '../../../src/rules/stand-in/index.ts';
import { standIn } from '../../../src/rules/stand-in/index.ts';
import { type Position, watch } from './positions.ts';

const GIVE: Reply = { type: 'give', card: 'fire-axe' };
const NONE: Reply = { type: 'none' };
const SILENT: Reply = { type: 'silent' };
const IDEAS: readonly Reply[] = [GIVE, NONE, SILENT];
const ideaOf = (reply: Reply): Idea => ({ reply, reason: null, figures: {} });

function eachActing(seed: number, at: (position: Position) => void): void {
  watch(companyPlayer('feature'), 6, seed, (position) => {
    if (position.prompt.type === 'act' || position.prompt.type === 'offer') at(position);
  });
}

describe('worlds as a seat supposes them', () => {
  it('its chair cannot tell them from the real one, and asks the same of it', () => {
    eachActing(31, ({ view, prompt }) => {
      const world = supposed(outlookOf(view), `w ${prompt.n}`);
      const { notes, ...seen } = standIn.view(world, prompt.to);
      const { notes: real, ...there } = view;
      expect(seen).toEqual(there);
      expect(notes.length).toBe(real.length);
      expect({ ...standIn.promptOf(world), n: prompt.n }).toEqual(prompt);
    });
  });

  it('the seat that is proved is the Stand-In in all of them, and one of the others where it is not', () => {
    const found = new Set<number>();
    eachActing(32, ({ view, prompt, game }) => {
      if (game.roles[prompt.to] !== 'original' || view.turn > 8) return;
      const named = view.known.roles.indexOf('stand-in');
      for (let i = 0; i < 6; i++) {
        const at = supposed(outlookOf(view), `${prompt.n}/${i}`).roles.indexOf('stand-in');
        if (named >= 0) expect(at).toBe(named);
        expect(view.known.clear[at]).toBe(false);
        found.add(at);
      }
    });
    expect(found.size).toBeGreaterThan(2);
  });

  it('the same seed plays on to the same end', () => {
    const { game } = standIn.start({ seed: 5, seats: 5, options: {} });
    const ends = ['a', 'a', 'b'].map((seed) => playOn(standIn.clone(game), 'feature', seed));
    expect(ends[0]).toEqual(ends[1]);
    for (const end of ends) expect(end).toHaveLength(5);
  });
});

describe('replies tried in the same worlds', () => {
  it('slices may come in any order, and cover all worlds once', () => {
    const slices = slicesOf({ from: 3, to: 12 }, 4);
    expect(slices).toEqual([
      { from: 3, to: 7 },
      { from: 7, to: 11 },
      { from: 11, to: 12 },
    ]);
    const score = (i: number, k: number): number => (i + k) % 2;
    const filled = (order: typeof slices): Arms => {
      const arms = new Arms([GIVE, NONE]);
      for (const it of [...order, { from: 0, to: 3 }]) {
        const worlds = Array.from({ length: it.to - it.from }, (_, k) => it.from + k);
        arms.put(
          it,
          [0, 1].map((i) => worlds.map((k) => score(i, k))),
        );
      }
      return arms;
    };
    const [here, there] = [filled(slices), filled(slices.toReversed())];
    expect(here.worlds).toBe(12);
    expect(here.between(0, 1)).toEqual(there.between(0, 1));
    expect(here.only([1]).share(0)).toBe(0.5);
  });
});

describe('what would you do?', () => {
  const known = (scores: readonly number[]): HintReading => {
    const reading = new HintReading(IDEAS.map(ideaOf));
    for (let round = reading.round(); round.length > 0; round = reading.round()) {
      for (const slice of round.toReversed()) {
        const { from, to } = slice.worlds;
        reading.add(
          slice,
          slice.replies.map((reply) => {
            const share = scores[IDEAS.indexOf(reply)] as number;
            return Array.from({ length: to - from }, (_, k) => ((from + k) % 10 < share * 10 ? 1 : 0));
          }),
        );
      }
    }
    return reading;
  };

  it('believes the first idea until worlds speak against it', () => {
    expect(known([0.5, 0.5, 0.4]).hint()).toMatchObject({ reply: GIVE, worlds: 96 });
    expect(known([0.1, 0.8, 0.3]).hint()).toMatchObject({ reply: NONE, other: { reply: expect.anything() } });
    const hint = known([0.1, 0.8, 0.3]).hint();
    expect(hint?.gap.value).toBeGreaterThan(hint?.gap.error as number);
  });

  it('where there is one reply there is one hint, and none without', () => {
    const only = new HintReading([ideaOf(NONE)]);
    expect(only.round()).toEqual([]);
    expect(only.hint()).toMatchObject({ reply: NONE, other: null, gap: { value: 0, error: 0 } });
    expect(new HintReading([]).hint()).toBeNull();
  });

  it('ideas are replies on offer, the best first, and the same in any world that the chair cannot tell apart', () => {
    let asked = 0;
    eachActing(33, ({ view, prompt }) => {
      const ask: HintAsk = { view, prompt, level: 'feature', seed: 's' };
      const ideas = ideasFor(ask);
      for (const { reply } of ideas) expect(prompt.replies).toContainEqual(reply);
      expect(ideas.length).toBeLessThanOrEqual(4);
      if (prompt.n % 9 !== 0 || ideas.length < 2) return;
      asked++;
      const world = standIn.resample(view, prompt.to, 'elsewhere');
      const there = { ...ask, view: standIn.view(world, prompt.to), prompt: standIn.promptOf(world) as Prompt };
      expect(ideasFor(there)).toEqual(ideas);
      const replies = ideas.slice(0, 2).map(({ reply }) => reply);
      const scores = hintTrials(ask, replies, { from: 1, to: 3 });
      expect(hintTrials(there, replies, { from: 1, to: 3 })).toEqual(scores);
      expect(scores.map((row) => row.length)).toEqual([2, 2]);
    });
    expect(asked).toBeGreaterThan(1);
  });
});
