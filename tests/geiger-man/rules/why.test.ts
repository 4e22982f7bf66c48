import { describe, expect, it } from 'vitest';
import {
  type GeigerManEvent,
  GIRLS,
  geigerMan,
  KILLERS,
  LOCATIONS,
  TIES,
  type Ties,
  type Why,
  whyTarget,
  whyWay,
} from '../../../src/rules/geiger-man/index.ts';
import { show } from '../../kit/geiger-man.ts';
import { Luck } from '../../properties/luck.ts';
import { pick } from '../trial.ts';

const told = ({ reasons }: Why) => reasons.map(({ rule, by, left }) => `${rule} ${by}: ${left.join(' ')}`);

describe('the Killer explains himself', () => {
  it('FG15.2 whoever was named needs no distance', () => {
    const { game } = show().set({ girl: 'gate', killer: 'midrow', victims: { backrow: 1 } });
    expect(told(whyTarget(game, 'killer', 'girl'))).toEqual(['FG15.2 named: gate']);
    expect(whyTarget(game, 'killer', 'closest').considered).toEqual([
      { space: 'backrow', steps: 1, victims: 1, girl: false },
      { space: 'gate', steps: 3, victims: 0, girl: true },
    ]);
  });

  it('FG15.3 of the closest spaces the one with more victims', () => {
    const { game } = show().set({ girl: 'midrow', killer: 'snackbar', victims: { backrow: 1, lot: 3 } });
    expect(told(whyTarget(game, 'killer', 'closest'))).toEqual([
      'FG15.2 steps: backrow midrow',
      'FG15.3 victims: backrow',
    ]);
  });

  it('FG15.9 nobody of the kind: nothing was considered', () => {
    const { game } = show().set({ victims: {} });
    expect(whyTarget(game, 'killer', 'victim')).toEqual({ considered: [], reasons: [] });
  });

  it('the space with the most victims, then the closer one; none left: as the Girl', () => {
    const { game } = show().set({ girl: 'gate', killer: 'screen', victims: { frontrow: 2, lot: 2, range: 1 } });
    expect(told(whyTarget(game, 'killer', 'most'))).toEqual(['FG15.2 victims: lot frontrow', 'FG15.3 steps: frontrow']);
    const empty = show().set({ girl: 'gate', victims: {} }).game;
    expect(told(whyTarget(empty, 'killer', 'most'))).toEqual(['FG15.2 named: gate']);
  });

  it('FG28.1a for the worse: nearer to her, then more victims around, then the order of the table', () => {
    const near = show().set({ girl: 'booth', killer: 'snackbar', victims: { backrow: 1, midrow: 1 } }).game;
    expect(told(whyTarget(near, 'killer', 'victim')).at(-1)).toBe('FG28.1a nearer: midrow');
    const equal = (victims: Record<string, number>) =>
      told(whyTarget(show().set({ girl: 'catwalk', killer: 'screen', victims }).game, 'killer', 'victim')).at(-1);
    expect(equal({ range: 1, playground: 1, frontrow: 1 })).toBe('FG28.1a crowd: playground');
    expect(equal({ range: 1, playground: 1 })).toBe('FG28.1a order: playground');
  });

  it('FG28.1b–d: on in the same direction and where blood was, the punch line, a draw or the player', () => {
    const at = { girl: 'gate', killer: 'screen', victims: { range: 1, playground: 1 } } as const;
    const from = (killerFrom: string | null, blood: string | null) => ({
      ...at,
      also: (s: object) => void Object.assign(s, { killerFrom, blood }),
    });
    const real = (staged: Parameters<ReturnType<typeof show>['set']>[0]) =>
      told(whyTarget(show({ options: { ties: 'real' } }).set(staged).game, 'killer', 'victim')).at(-1);
    expect(real(from('playground', null))).toBe('FG28.1b onward: range');
    expect(real(from(null, 'range'))).toBe('FG28.1b blood: range');
    expect(real(from(null, null))).toBe('FG28.1b draw: playground range');
    const laugh = show({ options: { ties: 'laugh' } }).set(at).game;
    expect(told(whyTarget(laugh, 'killer', 'victim')).at(-1)).toBe('FG28.1c punch-line: playground');
    const yours = show({ options: { ties: 'decide' } }).set(at).game;
    expect(told(whyTarget(yours, 'killer', 'victim')).at(-1)).toBe('FG28.1d player: playground range');
  });

  it('FG15.5 the ways that are equally short, with the steps from there, and what broke the tie', () => {
    const { game } = show().set({ girl: 'gate', killer: 'midrow', victims: {} });
    const one = whyWay(game, 'killer', 'gate');
    expect(told(one)).toEqual(['FG15.5 path: backrow']);
    expect(one.considered).toEqual([{ space: 'backrow', steps: 2, victims: 0, girl: false }]);
    const two = show().set({ girl: 'fence', killer: 'screen', victims: { playground: 1 } }).game;
    expect(told(whyWay(two, 'killer', 'frontrow'))).toEqual(['FG15.5 path: playground']);
    const tied = show().set({ girl: 'lane', killer: 'frontrow', victims: {} }).game;
    expect(told(whyWay(tied, 'killer', 'lane'))).toEqual(['FG15.5 path: midrow fence', 'FG28.1a order: midrow']);
  });

  it('in random shows each target and each step is what its reasons say, read off the view before it', () => {
    let seen = 0;
    for (let i = 0; i < 24; i++) {
      const { game } = geigerMan.start({
        seed: `why ${i}`,
        girl: GIRLS[i % GIRLS.length] ?? null,
        killer: KILLERS[i % 2] ?? null,
        location: LOCATIONS[(i >> 1) % 2] ?? null,
        options: { ties: TIES[i % TIES.length] as Ties },
      });
      const luck = new Luck(i);
      let view = geigerMan.view(game, 0);
      for (let prompt = geigerMan.promptOf(game); prompt !== null; prompt = geigerMan.promptOf(game)) {
        for (const event of geigerMan.advance(game, pick(luck, prompt))) {
          if (explains(view, event)) seen++;
          view = geigerMan.fold(view, event);
        }
      }
    }
    expect(seen).toBeGreaterThan(500);
  });
});

function explains(view: ReturnType<typeof geigerMan.view>, event: GeigerManEvent): boolean {
  if (event.type !== 'targeted' && event.type !== 'enemy-stepped') return false;
  const why =
    event.type === 'targeted' ? whyTarget(view, event.who, event.target) : whyWay(view, event.who, event.towards);
  const chosen = event.type === 'targeted' ? event.space : event.to;
  const last = why.reasons.at(-1);
  if (chosen === null) expect(why.reasons).toEqual([]);
  else {
    expect(why.considered.map(({ space }) => space)).toContain(chosen);
    expect(last?.rule).toBe(event.rule);
    if (last?.by === 'draw' || last?.by === 'player') expect(last.left).toContain(chosen);
    else expect(last?.left).toEqual([chosen]);
  }
  return true;
}
