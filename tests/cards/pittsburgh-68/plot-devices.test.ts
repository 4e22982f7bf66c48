import { describe, expect, it } from 'vitest';
import { DIRECTOR_CHAIR } from '../../../src/rules/shuffling-horror/index.ts';
import { turnsUp } from '../../kit/pittsburgh.ts';
import { roll } from '../../kit/situations.ts';
import type { Stage } from '../../kit/stage.ts';

const USE = { type: 'plot', use: true } as const;
const MISS = roll(11);
type Edit = (s: Stage) => unknown;
const nothing: Edit = () => undefined;

/** The Bartender has brought the card on, and the Director may use it. */
const offered = (card: string, edit: Edit = nothing) => turnsUp([card, 'axe'], edit);

describe('hold-them-back', () => {
  const ALL_FAIL = [...roll(9), ...roll(6), ...roll(7)]; // Muscle 8, 5, 6
  const held = (edit: Edit, ...dice: number[]) => {
    const scene = offered('hold-them-back', edit).dice(...dice);
    scene.reply(USE);
    return scene;
  };

  it('hold-them-back: everyone tests Muscle, the causer first; who passes is left alone', () => {
    const scene = held((s) => s.throng(0, 'loners-1'), ...roll(8), ...roll(5), ...roll(7), ...MISS);
    expect(scene.told('test-rolled').map((e) => [e.survivor, e.stat, e.passed])).toEqual([
      ['bartender', 'muscle', true],
      ['waitress', 'muscle', true],
      ['postman', 'muscle', false],
    ]);
    expect(scene.told('strike-declared').map(({ at }) => at)).toEqual(['postman']);
    expect(scene.movie.graveyard).toContain('hold-them-back');
  });

  it('hold-them-back: R18.6 one attack for each who failed, every throng once before any repeats', () => {
    const scene = held((s) => s.throng(0, 'loners-1').throng(2, 'king'), ...ALL_FAIL);
    expect(scene.told('test-rolled')).toHaveLength(3); // all of them first
    expect(scene.prompt).toMatchObject({ type: 'strike', to: DIRECTOR_CHAIR });
    expect(scene.offers({ at: 'bartender' })).toHaveLength(2);
    scene.dice(...MISS, ...MISS).reply({ type: 'strike', by: { slot: 2 } }); // the other throng is next, unasked
    expect(scene.told('strike-declared').map(({ at, cards }) => [at, cards])).toEqual([
      ['bartender', ['king']],
      ['waitress', ['loners-1']],
    ]);
    expect(scene.offers({ at: 'postman' })).toHaveLength(2); // a new cycle
    scene.dice(...MISS).reply({ type: 'strike', by: { slot: 2 } });
    expect(scene.prompt.type).toBe('act');
  });

  it('hold-them-back: R18.6 countdown tokens tell which throngs have attacked', () => {
    const scene = held((s) => s.throng(0, 'loners-1').throng(2, 'king'), ...ALL_FAIL);
    scene.dice(...MISS, ...MISS).reply({ type: 'strike', by: { slot: 2 } });
    scene.dice(...MISS).reply({ type: 'strike', by: { slot: 0 } });
    expect(scene.told('countdown').map(({ by, token, left }) => ['slot' in by ? by.slot : -1, token, left])).toEqual([
      [2, 1, 2],
      [0, 2, 1],
      [0, 1, 0],
    ]);
  });

  it('hold-them-back: whoever fails inside a sanctuary has it attacked instead', () => {
    const scene = held(
      (s) => s.throng(0, 'king').sanctuary('car', ['postman']),
      ...roll(8),
      ...roll(5),
      ...roll(7),
      ...MISS,
    );
    expect(scene.told('strike-declared').map(({ at }) => at)).toEqual(['car']);
  });

  it('hold-them-back: spoints may be committed', () => {
    const scene = offered('hold-them-back', (s) => s.throng(0, 'king').rest('waitress', 2));
    scene.dice(...roll(8)).reply(USE);
    scene.dice(...roll(7), ...roll(6)).reply({ type: 'spend', amount: 2 });
    expect(scene.told('strike-declared')).toEqual([]);
  });

  it('hold-them-back: with no throng nothing follows', () => {
    const scene = held((s) => s.noThrongs(), ...ALL_FAIL);
    expect(scene.prompt.type).toBe('act');
    expect(scene.told('strike-declared')).toEqual([]);
  });
});

describe('run-for-it', () => {
  it('run-for-it: everyone tests Speed; whoever fails is attacked before the next one runs', () => {
    const scene = offered('run-for-it', (s) => s.throng(0, 'king').throng(1, 'loners-1'));
    scene.dice(...roll(7)).reply(USE); // the Bartender, Speed 6
    expect(scene.prompt).toMatchObject({ type: 'strike', to: DIRECTOR_CHAIR });
    scene.dice(...MISS, ...roll(8)).reply({ type: 'strike', by: { slot: 0 }, at: 'bartender' });
    scene.dice(...MISS, ...roll(8)).reply({ type: 'strike', by: { slot: 0 }, at: 'waitress' }); // the same again: no cycle
    expect(scene.told('test-rolled').map(({ survivor, stat, passed }) => [survivor, stat, passed])).toEqual([
      ['bartender', 'speed', false],
      ['waitress', 'speed', false],
      ['postman', 'speed', true],
    ]);
    expect(scene.prompt.type).toBe('act');
    expect(scene.movie.graveyard).toContain('run-for-it');
  });

  it('run-for-it: a zombie on the screen may do it', () => {
    const scene = offered('run-for-it', (s) => s.noThrongs().screen('bat', 'queen', 'knife'));
    scene.dice(...roll(7), ...MISS, ...roll(7), ...roll(8)).reply(USE);
    expect(scene.told('strike-declared')).toMatchObject([{ by: { card: 'queen' }, at: 'bartender', needed: 7 }]);
  });

  it('run-for-it: with nothing out there, failing is free', () => {
    const scene = offered('run-for-it', (s) => s.noThrongs()).dice(...roll(7), ...roll(8), ...roll(9));
    scene.reply(USE);
    expect(scene.prompt.type).toBe('act');
  });
});

describe('if-we-only-had-a', () => {
  it('if-we-only-had-a: passing a test of Brains, the causer has the first item of the shuffled discards', () => {
    const scene = offered('if-we-only-had-a')
      .shuffle('king', 'rifle', 'gas-cocktail')
      .dice(...roll(5));
    scene.reply(USE);
    expect(scene.told('test-rolled')).toMatchObject([{ survivor: 'bartender', stat: 'brains', needed: 5 }]);
    expect(scene.survivor('bartender').held).toEqual(['bat', 'rifle']);
    expect(scene.movie.graveyard).toContain('if-we-only-had-a');
  });

  it('if-we-only-had-a: what is found comes with its tokens', () => {
    const scene = offered('if-we-only-had-a')
      .shuffle('revolver')
      .dice(...roll(5));
    scene.reply(USE);
    expect(scene.movie.uses).toEqual({ revolver: 6 });
  });

  it('if-we-only-had-a: with both hands full nothing is found', () => {
    const scene = offered('if-we-only-had-a', (s) => s.give('bartender', 'axe')).dice(...roll(5));
    scene.reply(USE);
    expect(scene.survivor('bartender').held).toEqual(['axe', 'bat']);
    expect(scene.told('took')).toHaveLength(1);
  });

  it('if-we-only-had-a: failing, the Director has somebody lose an item', () => {
    const scene = offered('if-we-only-had-a', (s) => s.give('postman', 'rifle', 'killing-machine')).dice(...roll(6));
    scene.reply(USE);
    expect(scene.prompt).toMatchObject({ type: 'pick', to: DIRECTOR_CHAIR });
    expect(scene.prompt.replies).toEqual([
      { type: 'pick', card: 'bat' },
      { type: 'pick', card: 'rifle' },
    ]);
    scene.reply({ type: 'pick', card: 'rifle' });
    expect(scene.survivor('postman').held).toEqual(['killing-machine']);
    expect(scene.movie.discard).toContain('rifle');
  });
});

describe('breaking-point', () => {
  it('breaking-point: everyone tests Guts; whoever fails loses its rest spoints', () => {
    const scene = offered('breaking-point', (s) => s.rest('waitress', 5)).dice(...roll(7));
    scene.reply(USE);
    scene.dice(...roll(8), ...roll(7)).reply({ type: 'spend', amount: 0 });
    expect(scene.survivor('waitress').rest).toBe(0);
    expect(scene.told('shaken')).toEqual([
      { type: 'shaken', survivor: 'waitress', rest: 5, power: 0 },
      { type: 'shaken', survivor: 'postman', rest: 0, power: 0 },
    ]);
    expect(scene.movie.graveyard).toContain('breaking-point');
  });

  it('breaking-point: one without any costs its seat three power spoints, as far as it has them', () => {
    const scene = offered('breaking-point', (s) => s.power(4, 1).power(1, 2));
    scene.reply(USE);
    const ask = { type: 'spend', amount: 0 } as const;
    scene.dice(...roll(7)).reply(ask); // the Bartender keeps his head
    scene.dice(...roll(8)).reply(ask);
    scene.dice(...roll(7)).reply(ask);
    expect(scene.told('test-rolled').map(({ stat, passed }) => [stat, passed])).toEqual([
      ['guts', true],
      ['guts', false],
      ['guts', false],
    ]);
    expect(scene.told('shaken').map(({ survivor, power }) => [survivor, power])).toEqual([
      ['waitress', 3],
      ['postman', 1],
    ]);
    expect(scene.movie.seats.map(({ power }) => power)).toEqual([0, 1, 0]);
  });
});
