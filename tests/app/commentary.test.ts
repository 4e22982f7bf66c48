import { describe, expect, test } from 'vitest';
import type { Commentary } from '../../src/app/ports/settings.ts';
import type { Trace } from '../../src/director-ai/shuffling-horror/director/reasons.ts';
import { answerTo } from '../../src/director-ai/shuffling-horror/messages.ts';
import { asksSeat } from '../../src/director-ai/shuffling-horror/policy.ts';
import { Commentator } from '../../src/games/shuffling-horror/app/commentary/commentator.ts';
import { toldOf } from '../../src/games/shuffling-horror/app/commentary/told.ts';
import { whyOf } from '../../src/games/shuffling-horror/app/commentary/why.ts';
import { askFor } from '../../src/games/shuffling-horror/app/play/players.ts';
import { Recording } from '../../src/games/shuffling-horror/app/play/recording.ts';
import type { SessionPorts } from '../../src/games/shuffling-horror/app/play/session-ports.ts';
import { mainOf } from '../../src/games/shuffling-horror/app/ports/commentary.ts';
import {
  advanceQuietly,
  hash,
  type Movie,
  newMovie,
  type Prompt,
  promptOf,
  resample,
  table,
  type View,
  viewOf,
} from '../../src/rules/shuffling-horror/index.ts';
import { ofHundred, percent } from '../../src/text/numerals.ts';
import { COMMENTARY } from '../../src/text/play/commentary.ts';
import { VOICES_OF, voiceOf } from '../../src/text/play/commentary-voices.ts';
import { type Ground, TERMS } from '../../src/text/play/told.ts';
import { pressButtons, SETTINGS, staged, started } from './kit.ts';

interface Decided {
  policy: string;
  movie: View;
  prompt: Prompt;
  trace: Trace;
}

const traceFor = (policy: string, movie: Movie, prompt: Prompt): Trace | null => {
  let trace: Trace | null = null;
  const seating = { director: policy, seats: movie.seats.map(() => 'sensible') };
  answerTo({ ...askFor(seating, movie, prompt), seed: 'fixed' }, (it) => {
    trace = it;
  });
  return trace;
};

/** Every decision of a few movies that there is something to say about; of Midnight, which thinks for long, the first few. */
function decisions(policies: readonly string[]): Decided[] {
  const all: Decided[] = [];
  for (const policy of policies) {
    const most = policy.startsWith('midnight') ? all.length + 12 : Number.POSITIVE_INFINITY;
    const options = { coverAttack: true, clip: true, survivorLoss: true, monsterMigration: true, directorsCut: true };
    const movie = newMovie({ seed: `says/${policy}`, seats: 3, deck: 'roswell-51', options });
    const seating = { director: policy, seats: ['sensible', 'sensible', 'sensible'] };
    for (let prompt = promptOf(movie); prompt !== null && all.length < most; prompt = promptOf(movie)) {
      const ask = askFor(seating, movie, prompt);
      const before = viewOf(movie, prompt.to);
      const open = prompt;
      const reply = answerTo(ask, (trace) => {
        if (!asksSeat(open)) all.push({ policy, movie: before, prompt: open, trace });
      });
      advanceQuietly(movie, reply);
    }
  }
  return all;
}

const ALL = decisions([
  'feature',
  'late-show',
  'late-show:butcher',
  'feature:architect',
  'matinee:showman',
  'midnight',
]);

/** R10.2, all 36 rolls: 1,1 always hits, 6,6 never does. */
function byHand(target: number): number {
  let hits = 0;
  for (let a = 1; a <= 6; a++) {
    for (let b = 1; b <= 6; b++) if (a + b === 2 || (a + b <= target && a + b < 12)) hits++;
  }
  return hits / 36;
}

describe('what a decision can tell about itself', () => {
  test('there is enough of it', () => {
    expect(ALL.length).toBeGreaterThan(100);
    expect(new Set(ALL.map(({ prompt }) => prompt.type)).size).toBeGreaterThan(3);
  });

  test('terms are known by name and sum to the score; the first reason is the largest difference', () => {
    for (const { trace } of ALL) {
      for (const { score, terms } of trace.weighed) {
        expect(Object.values(terms).reduce((a, b) => a + b, 0)).toBeCloseTo(score, 9);
        for (const term of Object.keys(terms)) expect([...TERMS, 'none']).toContain(term);
      }
      const chosen = trace.weighed[trace.chosen]?.terms ?? {};
      const other = trace.weighed[trace.other ?? -1]?.terms ?? {};
      const gaps = [...new Set([...Object.keys(chosen), ...Object.keys(other)])].map((term) =>
        Math.abs((chosen[term] ?? 0) - (other[term] ?? 0)),
      );
      expect(Math.abs(trace.reasons[0]?.gap ?? 0)).toBeCloseTo(Math.max(...gaps), 12);
      expect(Math.max(...gaps)).toBeGreaterThan(0);
    }
  });

  test('the odds that are quoted are the odds that were used, and true', () => {
    let attacks = 0;
    for (const { trace } of ALL) {
      const { quoted } = trace;
      if (quoted === null) continue;
      expect(quoted.hit).toBeCloseTo(byHand(quoted.target), 12);
      if (quoted.attacks > 1) continue;
      attacks++;
      const used = trace.weighed[trace.chosen]?.terms ?? {};
      for (const [term, value] of Object.entries(quoted.terms)) expect(used[term]).toBeCloseTo(value, 12);
    }
    expect(attacks).toBeGreaterThan(50);
  });

  test('a lesser choice says so: it was drawn among those that are near enough', () => {
    const lesser = ALL.filter(({ trace }) => {
      const [best] = trace.weighed;
      return (best?.score ?? 0) > (trace.weighed[trace.chosen]?.score ?? 0);
    });
    expect(lesser.length).toBeGreaterThan(0);
    for (const { trace, movie, prompt } of lesser) {
      expect(trace.alike).toBeGreaterThan(1);
      expect(toldOf(trace, movie, prompt)?.drawn).toBe(trace.alike);
    }
  });

  test('nothing it cannot know: whatever is dealt face down, the words are the same', () => {
    for (const { movie, prompt, policy } of ALL.filter((_, i) => i % 12 === 0)) {
      const said = [0, 1, 2].map((deal) => {
        const other = resample(movie, `deal/${deal}`);
        const trace = traceFor(policy, other, prompt);
        return trace && new Commentator(policy).decided(trace, viewOf(other, prompt.to), prompt, false, 'full');
      });
      expect(said[1]).toEqual(said[0]);
      expect(said[2]).toEqual(said[0]);
    }
  });
});

describe('the line', () => {
  const say = ({ trace, movie, prompt, policy }: Decided, how: Commentary, by = policy) =>
    new Commentator(by).decided(trace, movie, prompt, false, how);

  const inWords = (p: number): string => COMMENTARY.times(ofHundred(p));

  test('is whole sentences without a figure, quotes the chance, and is short', () => {
    const long = ALL.map((it) => {
      const words = say(it, 'short')?.words ?? '';
      const full = say(it, 'full')?.words ?? '';
      const { quoted } = it.trace;
      if (quoted !== null) expect(words.toLowerCase()).toContain(inWords(quoted.hit));
      if (quoted !== null && quoted.ends !== null && quoted.ends > 0) expect(full).toContain(inWords(quoted.ends));
      for (const said of [words, full]) {
        expect(said).toMatch(/^[A-Z][^;]*(?:; [^;]*)?[.!]$/s);
        expect(said.replace(/seat \d/g, '')).not.toMatch(/\d|undefined|NaN|\?|null/); // seats are called by number
      }
      return words.length;
    });
    expect(Math.max(...long)).toBeLessThan(190);
  });

  test('says what was weighed: the largest term by its sign, what the victim can spend, and what was second', () => {
    const heard = { broke: 0, rich: 0, more: 0, less: 0 };
    for (const it of ALL) {
      const told = toldOf(it.trace, it.movie, it.prompt);
      if (told === null) continue;
      const words = say(it, 'full')?.words ?? '';
      const voice = voiceOf(it.policy);
      const { sake, more, gap } = told.grounds[0] as Ground;
      expect(gap > 0).toBe(more);
      const { at, spoints } = it.trace.quoted ?? { at: null, spoints: null };
      const survivor = at === null ? null : table.survivorById(it.movie, at);
      if (survivor !== null && spoints !== null)
        expect(spoints).toBe(Math.min(16, table.available(it.movie, survivor, [])));
      const broke = more && sake === 'kill' && spoints === 0 && at !== null;
      const rich = more && sake === 'drain' && (spoints ?? 0) > 0 && (spoints ?? 0) < 16 && at !== null;
      if (broke) expect(words.startsWith(COMMENTARY.broke(at))).toBe(true);
      else if (rich) expect(words.startsWith(COMMENTARY.rich(at, spoints ?? 0))).toBe(true);
      else expect(words.startsWith(voice[more ? 'more' : 'less'][sake]), words).toBe(true);
      if (more && told.grounds[1]?.more === false)
        expect(words).toContain(COMMENTARY.but(voice.but, voice.less[told.grounds[1].sake]));
      expect(words.includes(voice.near)).toBe(told.drawn !== null);
      expect(words.includes(voice.close)).toBe(told.close && told.drawn === null);
      heard[broke ? 'broke' : rich ? 'rich' : more ? 'more' : 'less'] += 1;
    }
    for (const [kind, times] of Object.entries(heard)) expect(times, kind).toBeGreaterThan(0);
  });

  test('the figures are a press away, whatever the length of the line', () => {
    for (const it of ALL) {
      const { quoted } = it.trace;
      const notes = say(it, 'short')?.why?.notes.join(' ') ?? '';
      if (quoted !== null) expect(notes).toContain(COMMENTARY.why.hits(quoted.hit, quoted.target));
      if (quoted !== null && quoted.ends !== null) expect(notes).toContain(percent(quoted.ends));
    }
  });

  test('every personality says the same in words of its own', () => {
    for (const it of ALL.filter((_, i) => i % 10 === 0)) {
      const lines = Object.keys(VOICES_OF).map((name) => say(it, 'short', `feature:${name}`)?.words);
      expect(new Set(lines).size).toBeGreaterThanOrEqual(4);
    }
  });

  test('off says nothing; else all that was weighed is there, best first', () => {
    for (const it of ALL.slice(0, 30)) {
      expect(say(it, 'off')).toBeNull();
      expect(say(it, 'short')?.why).toEqual(say(it, 'full')?.why);
      const options = say(it, 'full')?.why?.options ?? [];
      expect(options.filter(({ chosen }) => chosen)).toHaveLength(1);
      expect(options.map(({ score }) => score)).toEqual(options.map(({ score }) => score).sort((a, b) => b - a));
      for (const { score, terms } of options) {
        expect(Math.abs(terms.reduce((sum, { value }) => sum + value, 0) - score)).toBeLessThan(0.01);
      }
    }
  });

  test('an answer of the page instead of the worker is owned up to', () => {
    const it = ALL[0] as Decided;
    expect(whyOf(it.trace, it.movie, it.prompt, true).notes.length).toBe(
      whyOf(it.trace, it.movie, it.prompt, false).notes.length + 1,
    );
  });
});

describe('in a movie', () => {
  const WHO = { director: 'feature:butcher', seats: ['you', 'sensible'] };

  async function played(commentary: Commentary) {
    const { recording, shown } = started('comments', WHO);
    const commentator = new Commentator(WHO.director);
    const over: Partial<SessionPorts> = {
      settings: { ...SETTINGS, talk: false, commentary },
      commentator: () => commentator,
      players: { worker: async (ask, explain) => answerTo(ask, explain), inPage: answerTo },
    };
    const stage = staged(recording, over);
    pressButtons(stage.session, 'x');
    await stage.session.run(shown);
    return stage;
  }
  const spoken = ({ session }: Awaited<ReturnType<typeof played>>) =>
    session.state().log.filter(({ speaker }) => speaker === 'director');

  test('it is spoken as the Director’s line, and changes nothing of the movie or the save', async () => {
    const [off, short, full] = [await played('off'), await played('short'), await played('full')];
    expect(spoken(off)).toHaveLength(0);
    expect(spoken(short).length).toBeGreaterThan(5);
    expect(spoken(full).length).toBeGreaterThan(spoken(short).length); // luck, too
    for (const it of [short, full]) expect(mainOf(it.session.state().comments)?.why?.options.length).toBeGreaterThan(1);
    for (const it of [short, full]) {
      expect(hash(it.session.recording.movie)).toBe(hash(off.session.recording.movie));
      expect(it.saves.at(-1)).toEqual(off.saves.at(-1));
      const ids = it.session.state().log.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  test('a first movie is spared it, unless it was asked for; the next one is not', () => {
    const hushed = (commentary: Commentary) => {
      const kept: object[] = [];
      const { session } = staged(started('first', WHO).recording, {
        settings: { ...SETTINGS, commentary },
        onSettings: (change) => kept.push(change),
      });
      session.hush();
      session.set({ muted: true });
      expect(kept).toEqual([{ muted: true }]);
      return session.state().settings.commentary;
    };
    expect(hushed('short')).toBe('off');
    expect(hushed('full')).toBe('full');
    expect(hushed('off')).toBe('off');
  });

  test('a resumed movie starts in silence', async () => {
    const stage = await played('short');
    const save = stage.saves[Math.floor(stage.saves.length / 2)];
    const resumed = save && Recording.resume(save);
    if (!resumed) throw new Error('it cannot be resumed');
    const again = staged(resumed, { settings: { ...SETTINGS, talk: false } });
    expect(spoken(stage).length).toBeGreaterThan(0);
    expect(again.session.state().comments).toEqual([]);
    expect(again.session.state().log.every(({ id }) => Number.isInteger(id))).toBe(true);
  });
});
