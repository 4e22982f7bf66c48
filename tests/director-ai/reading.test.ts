import { describe, expect, test } from 'vitest';
import { boldness, likelyCast } from '../../src/director-ai/shuffling-horror/director/reading.ts';
import { asksSeat, type Policy } from '../../src/director-ai/shuffling-horror/policy.ts';
import { CASTS, DIRECTORS } from '../../src/director-ai/shuffling-horror/registry.ts';
import { companyOf, playersIn, policiesOf } from '../../src/director-ai/shuffling-horror/simulation/play-on.ts';
import { advanceQuietly, chanceFrom, glance, newMovie, promptOf } from '../../src/rules/shuffling-horror/index.ts';

/** What the Director makes of a cast at each of its turns, over a few movies, while there is anybody left to call. */
function readings(cast: string): number[] {
  const found: number[] = [];
  for (let seed = 0; seed < 5; seed++) {
    const movie = newMovie({ seed: `read/${seed}`, seats: 3, deck: 'roswell-51' });
    for (let prompt = promptOf(movie); prompt !== null; prompt = promptOf(movie)) {
      if (prompt.type === 'direct' && movie.survivorPile.length > 0 && movie.round > 1) found.push(boldness(movie));
      const policy = (asksSeat(prompt) ? CASTS[cast] : DIRECTORS.feature) as Policy;
      const chance = chanceFrom(`read/${seed}/${prompt.n}`);
      advanceQuietly(movie, policy.decide(glance(movie, prompt.to), prompt, chance).reply);
    }
  }
  return found;
}
const mean = (values: readonly number[]): number => values.reduce((sum, it) => sum + it, 0) / values.length;

describe('what kind of cast it is', () => {
  test('is anybody’s guess before anybody has called a reserve', () => {
    expect(boldness(newMovie({ seed: 1, seats: 3, deck: 'roswell-51' }))).toBe(0.5);
  });

  test('is read off who has been called', () => {
    expect(mean(readings('strong'))).toBeGreaterThan(0.8);
    expect(mean(readings('sensible'))).toBeLessThan(0.3);
  });

  test('decides how often playouts are against the one and the other', () => {
    const table = newMovie({ seed: 1, seats: 3, deck: 'roswell-51' });
    expect(likelyCast(table, 0.49).name).toBe('strong');
    expect(likelyCast(table, 0.51).name).toBe('sensible');
  });

  test('decides who plays the player’s seats on, and no others', () => {
    const bold = newMovie({ seed: 1, seats: 3, deck: 'roswell-51' });
    for (const { pool } of bold.seats) pool.push(...pool.slice(0, 1));
    const company = companyOf('feature', ['you', 'sensible', 'you']);
    const who = Array.from({ length: 50 }, (_, i) => playersIn(company, bold, `${i}`).seats.map(({ name }) => name));
    expect(who.filter(([first]) => first === 'strong').length).toBeGreaterThan(45);
    for (const [first, second, third] of who) expect([second, third]).toEqual(['sensible', first]);
    const newcomers = policiesOf('feature', ['you', 'you', 'you']);
    expect(playersIn(newcomers, bold, 'x')).toBe(newcomers);
  });
});
