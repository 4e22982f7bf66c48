import { describe, expect, it } from 'vitest';
import { type Claim, PROMPT_TYPES, type Script, standIn } from '../../../src/rules/stand-in/index.ts';
import { STAND_IN, type StandInTable, table } from '../../kit/stand-in.ts';

const talking = (config: Parameters<typeof table>[0] = {}): StandInTable => {
  const t = table({ ...config, options: { silent: false, ...config.options } });
  t.discard('close-up');
  t.give('swap-marks');
  t.give('swap-marks');
  return t;
};
const say = (claim: Claim) => ({ type: 'say', claim }) as const;
const claims = (t: StandInTable, type: Claim['type']): Claim[] =>
  t.prompt.replies.flatMap((r) => (r.type === 'say' && r.claim.type === type ? [r.claim] : []));

describe('SA18 Table talk', () => {
  it('SA18.1 claims are data, may be false, and change no card', () => {
    const t = talking();
    const hands = JSON.stringify(t.game.hands);
    t.reply(say({ type: 'i-am', role: 'stand-in' }));
    expect(JSON.stringify(t.game.hands)).toBe(hands);
    expect(t.view(3).notes.at(-1)).toEqual({
      type: 'claimed',
      chair: 0,
      claim: { type: 'i-am', role: 'stand-in' },
      inWindow: true,
    });
    expect(t.view(3).known.roles[0]).toBeNull();
  });

  it('SA18.2 the active seat first, then the others in order; whoever a claim is about may answer once', () => {
    const t = talking();
    const asked: [number, boolean][] = [];
    while (t.prompt.type === 'talk') {
      asked.push([t.prompt.to, t.prompt.answering !== null]);
      if (t.prompt.to === 1 && t.prompt.answering === null)
        t.reply(say({ type: 'accuse', seat: 3, role: 'stand-in', sure: true }));
      else t.reply({ type: 'silent' });
    }
    expect(asked).toEqual([
      [0, false],
      [1, false],
      [3, true],
      [2, false],
      [3, false],
      [4, false],
    ]);
    expect(t.prompt).toMatchObject({ to: 1 });
  });

  it('SA18.2 a person may speak once at any prompt of its own, which stays open', () => {
    const t = table({ options: { silent: false }, human: 'dealt' });
    expect(t.prompt).toMatchObject({ type: 'act', to: 0 });
    t.reply(say({ type: 'vouch', seat: 2 }));
    expect(t.prompt).toMatchObject({ type: 'act', to: 0 });
    expect(t.offers({ type: 'say' })).toEqual([]);
    expect(t.told('claimed')).toEqual([
      { type: 'claimed', chair: 0, claim: { type: 'vouch', seat: 2 }, inWindow: false },
    ]);
    t.discard('close-up');
    expect(t.prompt.type).toBe('offer');
    expect(t.offers({ type: 'say' }).length).toBeGreaterThan(0);
  });

  it('SA18.2 computers speak in their windows only', () => {
    const t = table({ options: { silent: false } });
    expect(t.offers({ type: 'say' })).toEqual([]);
  });

  it('SA18.3 every kind of claim is on the menu', () => {
    const t = table({
      options: { silent: false },
      hands: { 0: ['screen-test', 'love-scene', 'exit-running', 'swap-marks'] },
    });
    t.play('screen-test', 1);
    t.give('swap-marks');
    t.give('swap-marks');
    const kinds = new Set(t.offers({ type: 'say' }).map((r) => (r as { claim: Claim }).claim.type));
    expect([...kinds]).toEqual([
      ...['i-am', 'i-hold', 'i-gave', 'i-got', 'i-saw', 'accuse', 'vouch', 'ask'],
      ...['burn', 'test', 'shut-in', 'leave-alone', 'no-trade'],
    ]);
    expect(claims(t, 'i-saw')).toContainEqual({ type: 'i-saw', seat: 1, what: 'clean', how: 'screen-test' });
  });

  it.each([
    [
      { type: 'ask', seat: 1, what: 'gave', about: 0 },
      { type: 'i-gave', seat: 0, card: 'nitrate' },
    ],
    [
      { type: 'ask', seat: 1, what: 'got', about: 0 },
      { type: 'i-got', seat: 0, card: 'nitrate' },
    ],
    [
      { type: 'ask', seat: 1, what: 'hold', about: 'asbestos' },
      { type: 'i-hold', card: 'asbestos', yes: true },
    ],
    [
      { type: 'i-gave', seat: 1, card: 'nitrate' },
      { type: 'i-got', seat: 0, card: 'recast' },
    ],
    [
      { type: 'i-got', seat: 1, card: 'nitrate' },
      { type: 'i-gave', seat: 0, card: 'recast' },
    ],
    [
      { type: 'accuse', seat: 1, role: 'recast', sure: false },
      { type: 'accuse', seat: 0, role: 'stand-in', sure: true },
    ],
    [
      { type: 'vouch', seat: 1 },
      { type: 'vouch', seat: 0 },
    ],
  ] as [Claim, Claim][])('SA18.4 %j is answered by yes, no, silence, or what fits', (claim, answer) => {
    const t = talking();
    t.reply(say(claim));
    expect(t.prompt).toMatchObject({ type: 'talk', to: 1, answering: { by: 0, claim } });
    expect(t.prompt.replies.slice(0, 3).map((r) => r.type)).toEqual(['silent', 'yes', 'no']);
    t.reply(say(answer));
    expect(t.told('answered')).toEqual([{ type: 'answered', chair: 1, to: 0, answer }]);
    t.reply(say({ type: 'test', seat: 2 }));
    t.reply({ type: 'no' });
    expect(t.told('answered')[1]).toMatchObject({ chair: 2, answer: 'no' });
  });

  it('SA18.5 no claim that all know to be impossible', () => {
    const t = talking({ options: { deck: { ...DECK, 'house-lights': 0 } } });
    expect(claims(t, 'i-gave').every((c) => c.type === 'i-gave' && c.seat === 1)).toBe(true);
    expect(claims(t, 'i-gave').map((c) => (c as { card: Script }).card)).not.toContain('stand-in');
    expect(claims(t, 'i-saw')).toEqual([]);
    expect(JSON.stringify(t.prompt.replies)).not.toContain('house-lights');
    expect(claims(t, 'ask')).not.toContainEqual({ type: 'ask', seat: 2, what: 'gave', about: 0 });
  });

  it('SA18.6 at most three claims of computers in a window; a person is always asked', () => {
    const asked: number[] = [];
    const t = talking({ seats: 5 });
    while (t.prompt.type === 'talk') {
      asked.push(t.prompt.to);
      t.reply(say({ type: 'i-am', role: 'original' }));
    }
    expect(asked).toEqual([0, 1, 2]);
    const human = talking({ human: 'dealt' });
    human.reply(say({ type: 'i-am', role: 'original' }));
    const computers: number[] = [];
    while (human.prompt.type === 'talk') {
      computers.push(human.prompt.to);
      human.reply(say({ type: 'i-am', role: 'original' }));
    }
    expect(computers).toEqual([1, 2, 3]);
  });
});

const DECK = standIn.start({ seed: 1, seats: 12 }).game.deck;

describe('SA19 Prompts', () => {
  it('SA19.1 a prompt with one legal reply answers itself, but for act', () => {
    const t = table({ hands: { 0: ['recast', 'recast', 'recast', 'swap-marks'] }, pile: ['recast'] });
    expect(t.prompt.replies).toHaveLength(1);
    t.discard('recast');
    expect(t.prompt).toMatchObject({ type: 'answer', to: 1 });
  });

  it('SA19.2 copies of a card are one reply', () => {
    const t = table({ hands: { 0: ['close-up', 'close-up', 'close-up', 'swap-marks'] } });
    expect(t.offers({ type: 'discard' })).toEqual([
      { type: 'discard', card: 'close-up' },
      { type: 'discard', card: 'swap-marks' },
    ]);
  });

  it('SA19.2 random picks come from a stream of their own, shuffles from another', () => {
    const t = table({ fate: [2], hands: { 1: ['asbestos', 'nitrate', 'my-contract', 'close-up'] } });
    const before = t.game.deckStream.s0;
    t.play('close-up', 1);
    expect(t.view(0).known.hands[1]).toEqual(['my-contract']);
    expect(t.game.deckStream.s0).toBe(before);
  });

  it('SA19.3 a game of more than 4,000 turns is an error', () => {
    const t = table();
    t.stage((s) => {
      s.turn = 4000;
    });
    expect(() => {
      for (let i = 0; i < 9; i++) t.idle();
    }).toThrow('4000 turns');
  });

  it('SA19.4 declare is one more reply of every prompt to the Stand-In, and opens none of its own', () => {
    const t = table({ hands: { 0: ['stand-in', 'recast', 'recast', 'recast'] }, pile: ['recast'] });
    expect(t.prompt.replies).toEqual([{ type: 'discard', card: 'recast' }, { type: 'declare' }]);
    t.discard('recast');
    expect(t.prompt).toMatchObject({ type: 'answer', to: 1 }); // its offer answered itself
    expect(t.offers({ type: 'declare' })).toEqual([]);
  });

  it('SA19.4 nobody else may declare', () => {
    const hands = { 0: ['recast', 'love-scene', 'exit-running', 'swap-marks'] as Script[] };
    for (const role of ['original', 'recast'] as const) {
      expect(table({ hands, roles: { 0: role } }).offers({ type: 'declare' })).toEqual([]);
    }
  });

  it('SA19.4 also in a talk window', () => {
    const t = talking();
    t.until('talk', STAND_IN);
    expect(t.offers({ type: 'declare' })).toHaveLength(1);
  });

  it('SA19.5 offer and answer list what SA4.8 leaves, and nobody else learns how many', () => {
    const t = table({ hands: { 0: ['recast', 'recast', 'love-scene', 'swap-marks'] } });
    t.discard('close-up');
    expect(t.prompt.replies).toHaveLength(2);
    expect(JSON.stringify(t.view(1))).not.toContain('"give"');
  });

  it('SA19.1 every type of prompt comes up in random games', () => {
    const met = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const { game } = standIn.start({ seed, seats: 8, options: { silent: seed % 2 === 0 } });
      for (let prompt = standIn.promptOf(game); prompt !== null; prompt = standIn.promptOf(game)) {
        met.add(prompt.type);
        const replies = prompt.replies.filter((r) => r.type !== 'declare');
        standIn.advanceQuietly(game, replies[(prompt.n * 11 + seed) % replies.length]);
      }
    }
    expect([...met].sort()).toEqual([...PROMPT_TYPES].sort());
  });
});
