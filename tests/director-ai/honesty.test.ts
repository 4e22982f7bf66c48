import { describe, expect, it } from 'vitest';
import { levelAt } from '../../src/director-ai/shuffling-horror/director/levels.ts';
import { CASTS, DIRECTORS } from '../../src/director-ai/shuffling-horror/registry.ts';
import {
  advanceQuietly,
  chanceFrom,
  DECKS,
  type DeckId,
  type Movie,
  newMovie,
  PRESETS,
  type Prompt,
  presetOf,
  promptOf,
  resample,
  seatAt,
  type View,
  viewOf,
} from '../../src/rules/shuffling-horror/index.ts';

const LONG = process.env.LONG === '1';
const isSeat = ({ to }: Prompt) => seatAt(to) !== null;

/** Tables of a movie where one side is asked. */
function* tables(
  seed: string,
  seats: number,
  director: string,
  cast: string,
  deck: DeckId,
  options = {},
): Iterable<{ movie: Movie; prompt: Prompt }> {
  const movie = newMovie({ seed, seats, deck, options });
  for (let prompt = promptOf(movie); prompt !== null; prompt = promptOf(movie)) {
    yield { movie, prompt };
    const policy = isSeat(prompt) ? CASTS[cast] : DIRECTORS[director];
    if (policy === undefined) throw new Error('no such policy');
    const { reply } = policy.decide(viewOf(movie, prompt.to), prompt, chanceFrom(`${seed}/${prompt.n}`));
    advanceQuietly(movie, reply);
  }
}

function decide(name: string, movie: Movie, prompt: Prompt) {
  const policy = DIRECTORS[name] ?? CASTS[name];
  if (policy === undefined) throw new Error(`no policy ${name}`);
  return policy.decide(viewOf(movie, prompt.to), prompt, chanceFrom(`honest/${prompt.n}`));
}

describe.each(DECKS)('the computer players see the table of $id and nothing else', ({ id: deck }) => {
  it.each(['matinee', 'feature', 'late-show', 'late-show:censor', 'sensible', 'strong'])(
    '%s decides alike whatever is hidden, reasons and all',
    (name) => {
      const deals = LONG ? 20 : 6;
      let checked = 0;
      for (let seed = 0; seed < (LONG ? 12 : 3); seed++) {
        const options = seed % 2 === 0 ? PRESETS.plain : presetOf('grindhouse', deck);
        for (const { movie, prompt } of tables(`s${seed}`, 2 + seed, 'feature', 'sensible', deck, options)) {
          if (isSeat(prompt) !== name in CASTS || prompt.n % 3 !== 0) continue;
          const said = JSON.stringify(decide(name, movie, prompt));
          for (let deal = 0; deal < deals; deal++) {
            const other = resample(viewOf(movie, prompt.to), `deal/${deal}`);
            expect(JSON.stringify(decide(name, other, prompt))).toBe(said);
          }
          checked++;
        }
      }
      expect(checked).toBeGreaterThan(20);
    },
  );

  it('midnight, which plays worlds out, draws them from the view alone', () => {
    let checked = 0;
    const most = LONG ? 20 : 2;
    for (let seed = 0; checked < most; seed++) {
      for (const { movie, prompt } of tables(`m${seed}`, 3, 'feature', 'strong', deck)) {
        if (prompt.type !== 'direct' || checked >= most) continue;
        const said = decide('midnight', movie, prompt);
        if (said.weighed[0]?.playouts === undefined) continue;
        for (let deal = 0; deal < 2; deal++) {
          const other = resample(viewOf(movie, prompt.to), `deal/${deal}`);
          expect(JSON.stringify(decide('midnight', other, prompt))).toBe(JSON.stringify(said));
        }
        checked++;
      }
    }
    expect(checked).toBe(most);
  });

  it('a view survives JSON, as it does on its way to the worker', () => {
    for (const { movie, prompt } of tables('j', 3, 'late-show', 'sensible', deck)) {
      if (isSeat(prompt)) continue;
      const there = JSON.parse(JSON.stringify(viewOf(movie, prompt.to))) as View;
      const policy = DIRECTORS['late-show'];
      const a = policy?.decide(viewOf(movie, prompt.to), prompt, chanceFrom('x'));
      const b = policy?.decide(there, there.prompt as Prompt, chanceFrom('x'));
      expect(JSON.stringify(b)).toBe(JSON.stringify(a));
    }
  });
});

describe.each(DECKS)('every decision in $id carries its reasons', ({ id: deck }) => {
  it('terms sum to the score, the best comes first, and the reply at Late Show is within its regret of it', () => {
    for (let seed = 0; seed < 3; seed++) {
      for (const { movie, prompt } of tables(
        `t${seed}`,
        4,
        'late-show',
        'sensible',
        deck,
        presetOf('grindhouse', deck),
      )) {
        if (isSeat(prompt)) continue;
        const { reply, weighed } = decide('late-show', movie, prompt);
        expect(weighed).toHaveLength(prompt.replies.length);
        const chosen = weighed.find((it) => it.reply === reply);
        expect((weighed[0]?.score ?? 0) - (chosen?.score ?? -1e9)).toBeLessThanOrEqual(
          levelAt('late-show', deck).regret,
        );
        weighed.forEach(({ score, terms }, i) => {
          const sum = Object.values(terms).reduce((a, b) => a + b, 0);
          expect(sum).toBeCloseTo(score, 9);
          if (i > 0) expect(score).toBeLessThanOrEqual(weighed[i - 1]?.score ?? 0);
        });
      }
    }
  });

  it('a lower level strays from the best by no more than its regret', () => {
    for (const { movie, prompt } of tables('r', 3, 'feature', 'sensible', deck)) {
      if (isSeat(prompt)) continue;
      const { reply, weighed } = decide('feature', movie, prompt);
      const chosen = weighed.find((w) => w.reply === reply);
      expect((weighed[0]?.score ?? 0) - (chosen?.score ?? -9)).toBeLessThanOrEqual(
        levelAt('feature', deck).regret + 1e-9,
      );
    }
  });
});
