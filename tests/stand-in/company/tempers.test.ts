import { expect, it } from 'vitest';
import { companyPlayer } from '../../../src/director-ai/stand-in/company.ts';
import { answerTo } from '../../../src/director-ai/stand-in/messages.ts';
import { TEMPER_NAMES, TEMPERS, type TemperName } from '../../../src/director-ai/stand-in/tempers.ts';
import { type Note, type Prompt, standIn, type View } from '../../../src/rules/stand-in/index.ts';
import { playTable } from '../../../tools/lab/stand-in/table.ts';
import { Luck } from '../../properties/luck.ts';
import { LONG, watch } from './positions.ts';

const SEATS = 6;
const PLAYERS = TEMPER_NAMES.map((temper) => companyPlayer('feature', TEMPERS[temper]));

/** What anybody at the table sees a seat do, counted. */
const SEEN = ['test', 'burn', 'vouch', 'no-trade', 'looks', 'fire', 'shuts', 'refuses'] as const;

function kindOf(note: Note): { chair: number; kind: (typeof SEEN)[number] } | null {
  if (note.type === 'claimed') {
    const kind = SEEN.find((it) => it === note.claim.type);
    return kind === undefined ? null : { chair: note.chair, kind };
  }
  if (note.type === 'defended') {
    return note.card === 'asbestos' || note.card === 'on-my-mark' ? null : { chair: note.chair, kind: 'refuses' };
  }
  if (note.type !== 'played') return null;
  switch (note.card) {
    case 'screen-test':
    case 'close-up':
      return { chair: note.chair, kind: 'looks' };
    case 'nitrate':
      return { chair: note.chair, kind: 'fire' };
    case 'trailer':
    case 'chained-door':
      return { chair: note.chair, kind: 'shuts' };
    default:
      return null;
  }
}

interface Sample {
  temper: number;
  counts: number[];
}

/** One game, tempers drawn by lot: a sample for each seat. */
function samplesOf(seed: number): Sample[] {
  const luck = new Luck(seed);
  const tempers = Array.from({ length: SEATS }, () => luck.below(TEMPER_NAMES.length));
  const game = playTable(seed, { seats: SEATS, who: (chair) => PLAYERS[tempers[chair] as number] as never });
  const samples = tempers.map((temper) => ({ temper, counts: SEEN.map(() => 0) }));
  for (const note of standIn.view(game, null).notes) {
    const found = kindOf(note);
    if (found === null) continue;
    const { counts } = samples[found.chair] as Sample;
    counts[SEEN.indexOf(found.kind)] = (counts[SEEN.indexOf(found.kind)] as number) + 1;
  }
  return samples;
}

/** The mean of each count, by temper. */
const means = (samples: readonly Sample[]): number[][] =>
  TEMPER_NAMES.map((_, temper) => {
    const own = samples.filter((it) => it.temper === temper);
    return SEEN.map(
      (_it, i) => (own.reduce((sum, { counts }) => sum + (counts[i] as number), 0) + 0.5) / (own.length + 1),
    );
  });

/** The temper under which what was seen is likeliest, counts taken as rare events. */
function guess(rates: readonly number[][], counts: readonly number[]): number {
  const scores = rates.map((means) =>
    counts.reduce((sum, n, i) => sum + n * Math.log(means[i] as number) - (means[i] as number), 0),
  );
  return scores.indexOf(Math.max(...scores));
}

const GAMES = 150 * LONG;
const gamesFrom = (first: number): Sample[] => Array.from({ length: GAMES }, (_, i) => samplesOf(first + i)).flat();
const learnt = means(gamesFrom(0));

it('tempers are told apart from one six-seat game in at least three of five', () => {
  const fresh = gamesFrom(10_000);
  const right = fresh.filter(({ temper, counts }) => guess(learnt, counts) === temper).length;
  expect(right / fresh.length).toBeGreaterThan(0.6);
});

it('every temper does more of its own than the others do', () => {
  const own: Record<TemperName, (typeof SEEN)[number]> = {
    sceptic: 'looks',
    hothead: 'burn',
    diplomat: 'vouch',
    recluse: 'refuses',
  };
  for (const [name, kind] of Object.entries(own)) {
    const i = SEEN.indexOf(kind);
    const mine = learnt[TEMPER_NAMES.indexOf(name as TemperName)]?.[i] as number;
    const others = learnt.filter((_, temper) => TEMPER_NAMES[temper] !== name).map((it) => it[i] as number);
    expect(mine, `${name}: ${kind}`).toBeGreaterThan(others.reduce((sum, it) => sum + it, 0) / others.length);
  }
});

it('a hothead thinks better of every burning, a sceptic of every look, a recluse of every refusal', () => {
  const gains = { hothead: 0, sceptic: 0, recluse: 0 };
  const scores = (view: View, prompt: Prompt, temper: TemperName | null): Map<string, number> => {
    const { why } = answerTo({ view, prompt, level: 'midnight', temper, dice: 'd' });
    return new Map((why?.weighed ?? []).map(({ reply, score }) => [JSON.stringify(reply), score]));
  };
  const fits: Record<keyof typeof gains, string> = {
    hothead: '"card":"nitrate"',
    sceptic: '"card":"close-up"',
    recluse: '"type":"defend"',
  };
  for (let seed = 0; seed < 3; seed++) {
    watch(companyPlayer('midnight'), 6, 60 + seed, ({ view, prompt }) => {
      if (prompt.type !== 'act' && prompt.type !== 'answer') return;
      const even = scores(view, prompt, null);
      for (const temper of Object.keys(gains) as (keyof typeof gains)[]) {
        for (const [reply, score] of scores(view, prompt, temper)) {
          const plain = even.get(reply);
          if (plain === undefined || !reply.includes(fits[temper]) || reply.includes('discard')) continue;
          if (view.known.roles[view.chair as number] !== 'original' || reply.includes('"give"')) continue;
          expect(score).toBeGreaterThan(plain);
          gains[temper]++;
        }
      }
    });
  }
  expect(Math.min(...Object.values(gains))).toBeGreaterThan(1);
});
