import { describe, expect, it } from 'vitest';
import { LEVELS } from '../../src/director-ai/levels.ts';
import { CASTS, DIRECTORS } from '../../src/director-ai/registry.ts';
import {
  advanceQuietly,
  chanceFrom,
  DECKS,
  type DeckId,
  fromJSON,
  type Movie,
  newMovie,
  PRESETS,
  type Prompt,
  presetOf,
  promptOf,
  publicView,
  resample,
  toJSON,
} from '../../src/rules/index.ts';

const LONG = process.env.LONG === '1';
const isSeat = ({ to }: Prompt) => typeof to === 'object' && 'seat' in to;

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
    const { reply } = policy.decide(publicView(movie), prompt, chanceFrom(`${seed}/${prompt.n}`));
    advanceQuietly(movie, reply);
  }
}

function decide(name: string, movie: Movie, prompt: Prompt) {
  const policy = DIRECTORS[name] ?? CASTS[name];
  if (policy === undefined) throw new Error(`no policy ${name}`);
  return policy.decide(publicView(movie), prompt, chanceFrom(`honest/${prompt.n}`));
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
            const other = resample(publicView(movie), `deal/${deal}`);
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
    for (const { movie, prompt } of tables('m', 3, 'feature', 'sensible', deck)) {
      if (prompt.type !== 'direct' || prompt.n % 2 !== 0) continue;
      const said = JSON.stringify(decide('midnight', movie, prompt));
      for (let deal = 0; deal < 2; deal++) {
        const other = resample(publicView(movie), `deal/${deal}`);
        expect(JSON.stringify(decide('midnight', other, prompt))).toBe(said);
      }
      if (++checked >= (LONG ? 20 : 3)) break;
    }
    expect(checked).toBeGreaterThan(2);
  });

  it('a view survives JSON, as it does on its way to the worker', () => {
    for (const { movie, prompt } of tables('j', 3, 'late-show', 'sensible', deck)) {
      if (isSeat(prompt)) continue;
      const there = fromJSON(JSON.parse(JSON.stringify(toJSON(publicView(movie)))));
      const policy = DIRECTORS['late-show'];
      const a = policy?.decide(publicView(movie), prompt, chanceFrom('x'));
      const b = policy?.decide(there, promptOf(there) as Prompt, chanceFrom('x'));
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
        expect((weighed[0]?.score ?? 0) - (chosen?.score ?? -1e9)).toBeLessThanOrEqual(LEVELS['late-show'].regret);
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
      expect((weighed[0]?.score ?? 0) - (chosen?.score ?? -9)).toBeLessThanOrEqual(LEVELS.feature.regret + 1e-9);
    }
  });
});
