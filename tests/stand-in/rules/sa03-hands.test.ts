import { describe, expect, it } from 'vitest';
import type { Script } from '../../../src/rules/stand-in/index.ts';
import { STAND_IN, type StandInTable, table } from '../../kit/stand-in.ts';

const PLAIN: Script[] = ['close-up', 'love-scene', 'exit-running', 'swap-marks'];
const doubleHand = (...more: Script[]): Script[] => ['stand-in', ...more];
const kinds = (t: StandInTable, type: 'give' | 'discard'): string[] =>
  t.offers({ type }).map((r) => (r as { card: string }).card);

describe('SA3 Roles', () => {
  it('SA3.1 an Original wants the Stand-In burnt', () => {
    const t = table({ hands: { 0: ['nitrate', 'love-scene', 'exit-running', 'swap-marks'] } });
    t.play('nitrate', STAND_IN);
    expect(t.result).toMatchObject({ how: 'burnt', winners: [0, 1, 2, 3] });
  });

  it('SA3.2 a Recast turns nobody, and nobody is turned back', () => {
    const t = table({ hands: { 0: ['recast', 'recast', 'close-up', 'love-scene'] }, roles: { 0: 'recast' } });
    t.discard('close-up');
    expect(kinds(t, 'give')).not.toContain('recast');
    t.give('close-up').length;
    t.give('swap-marks');
    expect(t.game.roles.slice(0, 2)).toEqual(['recast', 'original']);
  });

  it('SA3.2 the Stand-In is never turned, and a Recast who hands it a Recast card stays one', () => {
    const hands = {
      0: doubleHand('close-up', 'love-scene', 'swap-marks'),
      1: ['recast', 'recast', 'love-scene', 'exit-running'] as Script[],
    };
    const t = table({ hands, roles: { 1: 'recast' } });
    t.discard('close-up');
    t.give('swap-marks');
    t.give('recast');
    expect(t.game.roles.slice(0, 2)).toEqual(['stand-in', 'recast']);
    expect(t.told('turned')).toEqual([]);
  });

  it('SA3.3 an Original who draws a Recast card stays an Original', () => {
    const t = table({ pile: ['recast'] });
    expect(t.hand(0)).toContain('recast');
    expect(t.game.roles[0]).toBe('original');
  });
});

describe('SA4 What a hand must hold', () => {
  it('SA4.1 five cards between the draw and the play, four before and after', () => {
    const t = table();
    expect(t.game.hands.map((hand) => hand.length)).toEqual([5, 4, 4, 4, 4]);
    t.discard('close-up');
    expect(t.game.hands.map((hand) => hand.length)).toEqual([4, 4, 4, 4, 4]);
  });

  it('SA4.2 with three Recast cards one card is left to hand over', () => {
    const t = table({ hands: { 0: ['recast', 'recast', 'recast', 'swap-marks'] } });
    t.discard('close-up'); // the only card to give is given without asking (SA19.1)
    expect(t.prompt).toMatchObject({ type: 'answer', to: 1 });
    expect(t.game.limbo).toEqual(['swap-marks']);
  });

  it('SA4.3 three Recast cards in hand and a fourth drawn: only a Recast card can be discarded (scenario 2)', () => {
    const t = table({ hands: { 0: ['recast', 'recast', 'recast', 'nitrate'] }, pile: ['recast'] });
    expect(t.prompt.replies).toEqual([{ type: 'discard', card: 'recast' }]);
    t.discard('recast');
    expect(t.hand(0)).toEqual(['recast', 'recast', 'recast']); // the fourth card, the only one to give, is offered
  });

  it('SA4.4 a fourth from a replacement is discarded and the draw repeated', () => {
    const t = table({
      hands: { 1: ['recast', 'recast', 'recast', 'my-contract'] },
      pile: ['close-up', 'recast', 'places', 'recast', 'asbestos'],
    });
    t.discard('close-up');
    t.give('swap-marks');
    t.defend('my-contract');
    expect(t.hand(1)).toEqual(['asbestos', 'recast', 'recast', 'recast']);
    expect(t.told('discarded').filter(({ why }) => why === 'fourth')).toHaveLength(2);
  });

  it('SA4.4 at a Second Take a fourth cannot be the one kept', () => {
    const t = table({
      hands: { 0: ['recast', 'recast', 'recast', 'second-take'] },
      pile: ['close-up', 'recast', 'nitrate', 'asbestos'],
    });
    t.play('second-take');
    expect(t.prompt.replies).toEqual([
      { type: 'keep', card: 'nitrate' },
      { type: 'keep', card: 'asbestos' },
    ]);
  });

  it('SA4.4 if all three are such, they are discarded and the next that is none is kept', () => {
    const t = table({
      hands: { 0: ['recast', 'recast', 'recast', 'second-take'] },
      pile: ['close-up', 'recast', 'recast', 'recast', 'recast', 'asbestos'],
    });
    t.play('second-take');
    expect(t.prompt.type).toBe('act');
    expect(t.hand(0)).toEqual(['asbestos', 'close-up', 'recast', 'recast', 'recast']);
    expect(t.game.discard.filter((card) => card === 'recast')).toHaveLength(4);
    expect(t.game.discard).toContain('second-take');
  });

  it('SA4.5 a fourth received turns first, then one is replaced in public (scenario 3)', () => {
    const t = table({
      hands: { 0: doubleHand('recast', 'love-scene', 'exit-running'), 1: ['recast', 'recast', 'recast', 'swap-marks'] },
      pile: ['close-up', 'recast', 'places', 'asbestos'],
    });
    t.discard('close-up');
    t.give('recast'); // chair 1 has one card to answer with
    expect(t.game.roles[1]).toBe('recast');
    expect(t.hand(1)).toEqual(['asbestos', 'recast', 'recast', 'recast']);
    const [turned, replaced] = [
      t.events.findIndex((e) => e.type === 'turned'),
      t.events.findIndex((e) => e.type === 'replaced'),
    ];
    expect(turned).toBeGreaterThan(0);
    expect(replaced).toBeGreaterThan(turned);
    expect(t.view(3).notes).toContainEqual({ type: 'replaced', chair: 1, giver: 0 });
    expect(t.view(3).known.roles[0]).toBe('stand-in'); // only the Stand-In hands anybody a fourth
  });

  it('SA4.6 the Stand-In is neither discarded nor handed over', () => {
    const t = table({ hands: { 0: doubleHand('recast', 'love-scene', 'exit-running') } });
    expect(kinds(t, 'discard')).toEqual(['recast', 'close-up', 'love-scene', 'exit-running']);
    t.discard('close-up');
    expect(kinds(t, 'give')).toEqual(['recast', 'love-scene', 'exit-running']);
  });

  it('SA4.7 a Recast with one Recast card draws Lost Pages: exactly the other three go (scenario 4)', () => {
    const t = table({
      hands: { 0: ['recast', 'nitrate', 'asbestos', 'trailer'] },
      roles: { 0: 'recast' },
      pile: ['lost-pages', 'fire-axe', 'house-lights', 'on-my-mark'],
    });
    expect(t.prompt.type).toBe('offer'); // there was no choice
    expect(t.hand(0)).toEqual(['fire-axe', 'house-lights', 'on-my-mark', 'recast']);
    expect(t.game.discard.toSorted()).toEqual(['asbestos', 'lost-pages', 'nitrate', 'trailer']);
  });

  it('SA4.7 the last Recast card of a Recast is not discarded, more of them may be', () => {
    const one = table({ hands: { 0: ['recast', 'love-scene', 'exit-running', 'swap-marks'] }, roles: { 0: 'recast' } });
    expect(kinds(one, 'discard')).not.toContain('recast');
    const two = table({ hands: { 0: ['recast', 'recast', 'exit-running', 'swap-marks'] }, roles: { 0: 'recast' } });
    expect(kinds(two, 'discard')).toContain('recast');
  });

  it('SA4.8 a Recast offers its second Recast card to the Stand-In, not to an Original (scenario 5)', () => {
    const hand: Script[] = ['recast', 'recast', 'exit-running', 'swap-marks'];
    const beside = table({ hands: { 0: hand }, roles: { 0: 'recast' } });
    beside.discard('close-up');
    expect(kinds(beside, 'give')).toEqual(['swap-marks', 'exit-running']);
    const t = table({
      hands: { 0: hand, 1: doubleHand('close-up', 'love-scene', 'exit-running') },
      roles: { 0: 'recast' },
    });
    t.discard('close-up');
    expect(kinds(t, 'give')).toEqual(['recast', 'swap-marks', 'exit-running']);
  });

  it('SA4.8 an Original never hands one over, the Stand-In to anybody', () => {
    const t = table({ hands: { 0: ['recast', 'love-scene', 'exit-running', 'swap-marks'] } });
    t.discard('close-up');
    expect(kinds(t, 'give')).toEqual(['swap-marks', 'love-scene', 'exit-running']);
    const s = table({ hands: { 0: doubleHand('recast', 'love-scene', 'exit-running') } });
    s.discard('close-up');
    expect(kinds(s, 'give')).toContain('recast');
  });

  it('SA4.9 an Original and the Stand-In may discard any Recast card', () => {
    const t = table({ hands: { 0: ['recast', ...PLAIN.slice(1)] } });
    expect(kinds(t, 'discard')).toContain('recast');
    const s = table({ hands: { 0: doubleHand('recast', 'love-scene', 'exit-running') } });
    expect(kinds(s, 'discard')).toContain('recast');
  });

  it('SA4.10 nobody sees a hand but its own', () => {
    const t = table();
    const view = t.view(1);
    expect(view.hand).toEqual(PLAIN);
    expect(view.known.hands).toEqual([[], [], [], [], []]);
    expect(JSON.stringify({ ...view, deck: null, options: null })).not.toContain('stand-in');
  });
});
