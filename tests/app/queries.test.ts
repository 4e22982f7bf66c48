import { afterEach, describe, expect, test, vi } from 'vitest';
import { es } from '../../src/text/es/index.ts';

/** What is heard by a key, in each language, of a movie that has gone on for a while. */
async function heard(language: 'en' | 'es') {
  vi.resetModules();
  const { speak } = await import('../../src/text/language.ts');
  if (language === 'es') speak((file) => es[file]);
  const { pressButtons, seating, staged, started, until } = await import('./kit.ts');
  const { recording, shown } = started('by-ear', seating('you', 'you', 'brave'));
  const { session } = staged(recording);
  pressButtons(session, 'by-ear', (n) => n > 60);
  void session.run(shown);
  await until(() => session.state().phase === 'asking' && (session.state().question?.n ?? 0) > 60);
  return session;
}

afterEach(() => vi.resetModules());

describe.each(['en', 'es'] as const)('asked by key (%s)', (language) => {
  test('how it stands, in one breath', async () => {
    const session = await heard(language);
    const { table } = session.state();
    expect(session.answer('short')).toMatch(
      language === 'en'
        ? /^Reel I+, round \d+, \w+ alive(, worst throng \d+\s%)?\.$/
        : /^Bobina I+, ronda \d+, \w+ con vida(, la peor horda, \d+\s%)?\.$/,
    );
    expect(session.answer('short')).toContain(String(table.round));
  });

  test('every throng with its strength, its odds and its cards, and no empty one', async () => {
    const session = await heard(language);
    const throngs = session.state().table.throngs.filter(({ cards }) => cards.length > 0);
    const words = session.answer('throngs');
    expect(words.match(/\d\s%/g) ?? []).toHaveLength(throngs.length);
    for (const { strength, cards } of throngs) {
      expect(words).toContain(String(strength));
      for (const { name } of cards) expect(words).toContain(name);
    }
  });

  test('the whole screen, and what is left of the pile', async () => {
    const session = await heard(language);
    const { frames, reelPile, shut } = session.state().table;
    const words = session.answer('screen');
    for (const { card, mystery } of frames) if (card !== null && !mystery) expect(words).toContain(card.name);
    if (!shut) expect(words).toContain(String(reelPile));
    expect(words.split('. ')).toHaveLength(frames.length + 1);
  });

  test('the player’s survivors and nobody else’s: stats, spoints, what they hold', async () => {
    const session = await heard(language);
    const words = session.answer('yours');
    for (const { yours, pool } of session.state().table.seats)
      for (const { card, held, stats, rest } of pool) {
        const here = words.split('. ').find((one) => one.startsWith(`${card.name}:`));
        expect(here !== undefined, card.name).toBe(yours);
        if (here === undefined) continue;
        for (const { value } of stats) if (value !== null) expect(here).toContain(` ${value}`);
        expect(here).toMatch(new RegExp(`\\b${rest} (rest )?sp`));
        for (const { name } of held) expect(here).toContain(name);
      }
  });

  test('the last event, then the one before it, and from the last again when something has happened', async () => {
    const session = await heard(language);
    const { plainText } = await import('../../src/text/play/parts.ts');
    const lines = session
      .state()
      .log.filter(({ style, isLead }) => style !== 'scene' && !isLead)
      .map(({ lead, parts }) => `${lead} ${plainText(parts)}`.trim());
    expect([session.answer('event'), session.answer('event')]).toEqual([lines.at(-1), lines.at(-2)]);
    session.answer('short'); // another question does not lose the place
    expect(session.answer('event')).toBe(lines.at(-3));
  });

  test('the question again, and every way to answer it by its number', async () => {
    const session = await heard(language);
    const { question } = session.state();
    const words = session.answer('question');
    expect(words).toContain(question?.heading.replace(/[.?]$/, ''));
    for (const [i, { label }] of (question?.options ?? []).entries()) expect(words).toContain(`${i + 1}: ${label}`);
  });

  test('what the Director says of it, or that it says nothing', async () => {
    const session = await heard(language);
    expect(session.answer('remark')).toBe(
      language === 'en' ? 'The Director says nothing.' : es.queries.QUERIES.noRemark,
    );
  });
});
