import { describe, expect, test } from 'vitest';
import { answerTo } from '../../../src/director-ai/stand-in/messages.ts';
import { TEMPER_NAMES, type TemperName } from '../../../src/director-ai/stand-in/tempers.ts';
import { moodOf } from '../../../src/games/stand-in/app/play/mood.ts';
import { PARTS } from '../../../src/games/stand-in/app/play/parts.ts';
import { setupFor } from '../../../src/games/stand-in/app/play/setup.ts';
import { Talk } from '../../../src/games/stand-in/app/play/talk.ts';
import { FACES } from '../../../src/games/stand-in/text/shapes/company.ts';
import { MOMENTS, type Moment } from '../../../src/games/stand-in/text/shapes/moments.ts';
import { VOICES } from '../../../src/games/stand-in/text/voices.ts';
import { type Game, type StandInEvent, standIn, type View } from '../../../src/rules/stand-in/index.ts';
import { WISH } from './kit.ts';

const SEATS = 6;
const CHAIRS = [null, 0, 1, 2, 3, 4, 5];

/** A whole game of computers of every temper: told event by event, and before each prompt. */
function film(seed: string, told: (event: StandInEvent) => void, at: (game: Game) => void = () => {}): void {
  const { game, events } = standIn.start({ seed, seats: SEATS });
  events.forEach(told);
  for (let prompt = standIn.promptOf(game); prompt !== null; prompt = standIn.promptOf(game)) {
    at(game);
    const temper = TEMPER_NAMES[prompt.to % TEMPER_NAMES.length] as TemperName;
    const dice = `${seed} ${prompt.n}`;
    const { reply } = answerTo({ view: standIn.view(game, prompt.to), prompt, level: 'feature', temper, dice });
    standIn.advance(game, reply).forEach(told);
  }
}

describe('faces', () => {
  const { seating } = setupFor({ ...WISH, config: { ...WISH.config, seats: SEATS } });
  const bearingsIn = (view: View): string[] =>
    [...PARTS.draw.tableOf(view, seating).seats]
      .sort((a, b) => a.chair - b.chair)
      .map(({ chair, bearing }) => `${chair} ${bearing}`);

  test('SA17.8 show whoever points and whoever is pointed at, at every event the same to every chair', () => {
    const views = new Map<number | null, View>();
    const shown = new Set<string>();
    let thrown = 0;
    film('faces 3', (event) => {
      if (views.size === 0) {
        const { game } = standIn.start({ seed: 'faces 3', seats: SEATS });
        for (const chair of CHAIRS) views.set(chair, standIn.view(game, chair));
        return;
      }
      for (const [chair, view] of views) {
        const seen = standIn.seen(event, chair);
        if (seen !== null) views.set(chair, standIn.fold(view, seen));
      }
      if (event.type === 'ended') return;
      const all = [...views.values()].map(bearingsIn);
      for (const bearings of all) expect(bearings, event.type).toEqual(all[0]);
      for (const bearing of all[0] as string[]) shown.add(bearing.slice(2));
      if (event.type !== 'played' || event.card !== 'nitrate') return;
      thrown++;
      expect(all[0]).toContain(`${event.chair} accusing`);
      expect(all[0]).toContain(`${event.target} pleading`);
    });
    expect([...shown].sort()).toEqual(['accusing', 'plain', 'pleading']);
    expect(thrown).toBeGreaterThan(0);
  });
});

describe('voices', () => {
  test('say something of every moment that the table has, in their own words, and nothing twice in a game', () => {
    const moments = new Set<Moment>();
    for (let game = 0; game < 40; game++) {
      const talk = new Talk(`voices ${game}`);
      const said: string[] = [];
      film(`voices ${game}`, (event) => {
        const remark = talk.over(event, { faces: FACES, you: 0, ring: [] });
        if (remark === null) return;
        const moment = MOMENTS.find((it) => VOICES[remark.face][it].includes(remark.words));
        expect(moment, remark.words).toBeDefined();
        moments.add(moment as Moment);
        said.push(remark.words);
      });
      expect(new Set(said).size).toBe(said.length);
    }
    expect([...moments].sort()).toEqual([...MOMENTS].sort());
  });
});

describe('the music', () => {
  test('rises to the Stand-In with each one that it has turned', () => {
    const heard = new Map<number, Set<number>>();
    const listen = (game: Game): void => {
      const { ring, roles } = game;
      const chair = roles.indexOf('stand-in');
      if (ring.length < SEATS) return;
      const turned = roles.filter((role) => role === 'recast').length;
      const { suspicion } = moodOf(standIn.view(game, chair));
      heard.set(turned, (heard.get(turned) ?? new Set()).add(suspicion));
    };
    for (let game = 0; game < 24; game++) film(`music ${game}`, () => {}, listen);
    const levels = [...heard].sort(([a], [b]) => a - b).map(([, moods]) => [...moods]);
    expect(levels.length).toBeGreaterThan(1);
    expect(levels[0]).toEqual([0]);
    for (const [i, moods] of levels.entries()) {
      expect(moods).toHaveLength(1);
      if (i > 0) expect(moods[0]).toBeGreaterThan((levels[i - 1] as number[])[0] as number);
    }
  });

  test('SA17.8 to an Original it is the same whatever the truth', () => {
    let risen = 0;
    film(
      'music',
      () => {},
      (game) => {
        const prompt = standIn.promptOf(game);
        if (prompt === null || game.roles[prompt.to] !== 'original') return;
        const view = standIn.view(game, prompt.to);
        const world = standIn.resample(view, prompt.to, `${prompt.n}`);
        expect(moodOf(standIn.view(world, prompt.to))).toEqual(moodOf(view));
        if (moodOf(view).suspicion > 0.2) risen++;
      },
    );
    expect(risen).toBeGreaterThan(0);
  });
});
