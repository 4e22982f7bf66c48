import { describe, expect, it } from 'vitest';
import type { Script } from '../../../src/rules/stand-in/index.ts';
import { type StandInTable, table } from '../../kit/stand-in.ts';

const given = (t: StandInTable): string[] => t.offers({ type: 'give' }).map((r) => (r as { card: string }).card);
const defences = (t: StandInTable): string[] => t.offers({ type: 'defend' }).map((r) => (r as { card: string }).card);
/** Chair 0 discards what it drew and is asked for its offer to chair 1. */
const offering = (config: Parameters<typeof table>[0]): StandInTable => {
  const t = table(config);
  t.discard('close-up');
  return t;
};

describe('SA7 Exchange', () => {
  it('SA7.1 the offer is sealed, and each sees only what it got', () => {
    const t = offering({ hands: { 1: ['asbestos', 'love-scene', 'exit-running', 'swap-marks'] } });
    t.give('swap-marks');
    expect(t.view(1).limbo).toEqual([null]);
    expect(t.view(0).limbo).toEqual(['swap-marks']);
    t.give('asbestos');
    const note = { type: 'exchanged', offerer: 0, partner: 1 };
    expect(t.view(0).notes.at(-3)).toMatchObject({ ...note, given: 'swap-marks', back: 'asbestos' });
    expect(t.view(1).notes).toContainEqual(expect.objectContaining({ ...note, given: 'swap-marks', back: 'asbestos' }));
    expect(t.view(2).notes).toContainEqual(expect.objectContaining({ ...note, given: null, back: null }));
  });

  it.each([0, 1])('SA7.2 no offer is made if chair %i is in a trailer', (chair) => {
    const t = table({ hands: { 0: ['trailer', 'love-scene', 'exit-running', 'swap-marks'] } });
    t.play('trailer', chair);
    expect(t.told('stopped')).toEqual([{ type: 'stopped', offerer: 0, partner: 1, why: 'trailer' }]);
    expect(t.told('offered')).toEqual([]);
  });

  it('SA7.2 nor if a door stands in the gap', () => {
    const t = table({ hands: { 0: ['chained-door', 'love-scene', 'exit-running', 'swap-marks'] } });
    t.play('chained-door', 1);
    expect(t.told('stopped')).toHaveLength(1);
  });

  it('SA7.3 a Love Scene exchanges with its own partner, defences allowed', () => {
    const t = table({ hands: { 3: ['my-contract', 'love-scene', 'exit-running', 'swap-marks'] } });
    t.play('love-scene', 3);
    t.give('swap-marks');
    expect(t.prompt).toMatchObject({ type: 'answer', to: 3, offerer: 0, by: 'love-scene' });
    expect(defences(t)).toEqual(['my-contract']);
  });

  it('SA7.3 with Pass the Props all choices are sealed and all cards move together', () => {
    const t = table({ pile: ['pass-props'] });
    t.stage((s) => {
      s.doors[0] = 1;
      s.pile.splice(s.pile.indexOf('chained-door'), 1);
    });
    for (const chair of [0, 1, 2, 3]) {
      expect(t.prompt).toMatchObject({ type: 'hand-on', to: chair, receiver: chair + 1 });
      t.give('close-up');
      expect(t.view(chair).passing).toBe('close-up');
      expect(t.view(4).passing).toBeNull();
    }
    t.give('love-scene');
    expect(t.hand(0).filter((card) => card === 'love-scene')).toHaveLength(2);
    expect(t.hand(4).filter((card) => card === 'close-up')).toHaveLength(2);
    expect(t.told('defended')).toEqual([]);
  });

  it('SA7.4 an offer stands whatever a replacement brings', () => {
    const t = offering({
      hands: { 1: ['wrong-room', 'love-scene', 'exit-running', 'swap-marks'] },
      pile: ['close-up', 'nitrate'],
    });
    t.give('swap-marks');
    t.defend('wrong-room');
    expect(t.prompt).toMatchObject({ type: 'answer', to: 2 });
    expect(t.game.limbo).toEqual(['swap-marks']);
  });

  it('SA7.5 refused: both keep their cards', () => {
    const t = offering({
      hands: { 1: ['my-contract', 'love-scene', 'exit-running', 'swap-marks'] },
      pile: ['close-up', 'asbestos'],
    });
    const before = t.hand(0);
    t.give('swap-marks');
    t.defend('my-contract');
    expect(t.hand(0)).toEqual(before);
    expect(t.hand(1)).toEqual(['asbestos', 'exit-running', 'love-scene', 'swap-marks']);
    expect(t.told('exchanged')).toEqual([]);
  });
});

const INFECTIOUS: Script[] = ['stand-in', 'recast', 'love-scene', 'exit-running'];

describe('SA8 Contagion', () => {
  it('SA8.1 an Original who gets a Recast card from the Stand-In is a Recast at once', () => {
    const t = offering({ hands: { 0: INFECTIOUS } });
    t.give('recast');
    t.give('close-up');
    expect(t.game.roles[1]).toBe('recast');
  });

  it('SA8.1 an Original offers, the Stand-In answers with a Recast card: turned, and only two know (scenario 6)', () => {
    const t = offering({ hands: { 1: INFECTIOUS } });
    t.give('swap-marks');
    t.give('recast');
    expect(t.game.roles[0]).toBe('recast');
    expect(t.prompt).toMatchObject({ to: 1 }); // its turn is over
    const knowing = [0, 1, 2, 3, 4].filter((chair) => t.view(chair).notes.some(({ type }) => type === 'turned'));
    expect(knowing).toEqual([0, 1]);
  });

  it('SA8.1 Pass the Props turns, four cards each, nobody asked for a defence (scenario 18)', () => {
    const t = table({
      hands: { 0: INFECTIOUS, 1: ['my-contract', 'close-up', 'love-scene', 'swap-marks'] },
      pile: ['pass-props'],
    });
    t.give('recast');
    expect(t.prompt.replies.every((r) => r.type === 'give')).toBe(true);
    t.give('close-up');
    for (let i = 0; i < 3; i++) t.give('swap-marks');
    expect(t.game.roles[1]).toBe('recast');
    expect(t.hand(1)).toEqual(['love-scene', 'my-contract', 'recast', 'swap-marks']);
    expect(t.game.hands.every((hand) => hand.length >= 4)).toBe(true);
  });

  it('SA8.2 nobody can be turned before the Stand-In has a Recast card', () => {
    const t = offering({ hands: { 0: ['stand-in', 'swap-marks', 'love-scene', 'exit-running'] } });
    expect(given(t)).toEqual(['swap-marks', 'love-scene', 'exit-running']);
  });

  it('SA8.3 drawn cards and the Prop Table turn nobody', () => {
    const t = table({ pile: ['prop-table', 'recast'] });
    t.reply({ type: 'drop', cards: ['swap-marks'] });
    expect(t.hand(0)).toContain('recast');
    expect(t.game.roles[0]).toBe('original');
  });

  it('SA8.4 a Recast hands a spare Recast card to the Stand-In and turns nobody', () => {
    const t = offering({
      hands: { 0: ['recast', 'recast', 'love-scene', 'exit-running'], 1: INFECTIOUS },
      roles: { 0: 'recast' },
    });
    t.give('recast');
    t.give('love-scene');
    expect(t.hand(1).filter((card) => card === 'recast')).toHaveLength(2);
    expect(t.told('turned')).toEqual([]);
  });

  it('SA8.4 nor does a Recast card that the Stand-In hands to a Recast', () => {
    const t = offering({
      hands: { 0: INFECTIOUS, 1: ['recast', 'close-up', 'love-scene', 'exit-running'] },
      roles: { 1: 'recast' },
    });
    t.give('recast');
    t.give('close-up');
    expect(t.hand(1).filter((card) => card === 'recast')).toHaveLength(2);
    expect(t.told('turned')).toEqual([]);
  });

  it('SA8.5 the turned seat knows who did it, the Stand-In knows it, nobody else is told', () => {
    const t = offering({ hands: { 0: INFECTIOUS } });
    t.give('recast');
    t.give('close-up');
    expect(t.view(1).known.roles).toEqual(['stand-in', 'recast', null, null, null]);
    expect(t.view(0).known.roles).toEqual(['stand-in', 'recast', 'original', 'original', 'original']);
    expect(t.view(2).known.roles).toEqual([null, null, 'original', null, null]);
    expect(t.view(null).known.roles).toEqual([null, null, null, null, null]);
  });

  it('SA8.6 turned by Share a Thermos, a seat goes on to its exchange as a Recast', () => {
    const t = table({
      hands: { 1: INFECTIOUS, 0: ['recast', 'close-up', 'love-scene', 'exit-running'] },
      pile: ['thermos'],
    });
    t.seat(1);
    t.give('love-scene');
    t.give('recast');
    expect(t.game.roles[0]).toBe('recast');
    expect(t.prompt).toMatchObject({ type: 'offer', to: 0, partner: 1 });
    expect(given(t)).toContain('recast'); // a spare one, to the Stand-In
  });
});
