import { describe, expect, it } from 'vitest';
import { type Script, standIn } from '../../../src/rules/stand-in/index.ts';
import { table } from '../../kit/stand-in.ts';
import { Luck } from '../../properties/luck.ts';

const holding = (...cards: Script[]): Record<number, Script[]> => ({
  0: [...cards, ...(['love-scene', 'exit-running', 'swap-marks', 'close-up'] as Script[])].slice(0, 4),
});

describe('SA17 What each seat may know', () => {
  it('SA17.1 what lies open is the same in every view', () => {
    const t = table({ hands: holding('chained-door'), options: { silent: false } });
    t.play('chained-door', 1);
    const open = [null, 0, 1, 2, 3, 4].map((chair) => {
      const { ring, doors, trailers, direction, pile, discard, sizes, deck, scene, turn, active } = t.view(chair);
      return JSON.stringify({ ring, doors, trailers, direction, pile, discard, sizes, deck, scene, turn, active });
    });
    expect(new Set(open).size).toBe(1);
    expect(t.view(null).notes).toContainEqual({ type: 'stopped', offerer: 0, partner: 1, why: 'door' });
    t.reply({ type: 'say', claim: { type: 'vouch', seat: 2 } });
    expect(t.view(null).notes).toContainEqual({
      type: 'claimed',
      chair: 0,
      claim: { type: 'vouch', seat: 2 },
      inWindow: true,
    });
  });

  it('SA17.2 its own cards, and those it has looked at', () => {
    const t = table({ hands: { ...holding('screen-test'), 1: ['asbestos', 'nitrate', 'exit-running', 'close-up'] } });
    t.play('screen-test', 1);
    expect(t.view(0).known.hands[1]).toEqual(['asbestos', 'nitrate', 'exit-running', 'close-up']);
    expect(t.view(2).known.hands[1]).toEqual([]);
    t.give('swap-marks');
    t.give('nitrate');
    expect(t.view(0).known.hands[1]).toEqual(['asbestos', 'exit-running', 'close-up', 'swap-marks']);
    expect(t.view(1).known.hands[0]).toEqual(['nitrate']);
  });

  it('SA17.2 what is handed on unseen may be any of the known cards', () => {
    const t = table({
      hands: { ...holding('screen-test'), 1: ['nitrate', 'nitrate', 'exit-running', 'close-up'] },
      pile: ['close-up', 'recast'],
    });
    t.play('screen-test', 1);
    t.give('swap-marks');
    t.give('close-up');
    t.discard('recast');
    expect(t.view(0).known.hands[1]).toEqual(['nitrate']); // one of two is surely left
  });

  it('SA17.3 a Recast knows the Stand-In, not the other Recast', () => {
    const t = table({ roles: { 1: 'recast', 2: 'recast' } });
    expect(t.view(1).known.roles).toEqual([null, 'recast', null, null, 'stand-in']);
  });

  it('SA17.4 the Stand-In knows every role, the burnt included', () => {
    const t = table({ roles: { 1: 'recast', 2: 'recast' } }).ring(0, 1, 3, 4);
    expect(t.view(4).known.roles).toEqual(['original', 'recast', 'recast', 'original', 'stand-in']);
  });

  it('SA17.5 nobody knows the order of piles, other hands, seeds or streams', () => {
    const t = table({ seed: 'a-seed-that-nobody-may-read' });
    const text = JSON.stringify([null, 0, 1, 2, 3, 4].map((chair) => t.view(chair)));
    expect(text).not.toContain('a-seed');
    expect(text).not.toContain('Stream');
    expect(text).not.toContain('"stack"');
    const other = table({ seed: 'a-seed-that-nobody-may-read' });
    other.stage((s) => void s.pile.splice(0, s.pile.length - 1, ...s.pile.slice(0, -1).reverse()));
    const { top: _a, ...was } = t.view(1).pile;
    const { top: _b, ...is } = other.view(1).pile;
    expect(is).toEqual(was);
  });

  it('SA17.6 a view carries its whole notebook', () => {
    const t = table();
    t.discard('close-up');
    t.give('swap-marks');
    t.give('swap-marks');
    const types = t.view(0).notes.map(({ type }) => type);
    expect(types.slice(0, 4)).toEqual(['turn-began', 'drew', 'discarded', 'exchanged']);
    expect(t.view(0).notes[2]).toMatchObject({ card: 'close-up' });
    expect(t.view(1).notes[2]).toMatchObject({ card: null });
  });

  it('SA17.7 every event has an audience; the others see its bare twin, or nothing', () => {
    const looked = { type: 'looked', chair: 0, at: 1, how: 'close-up', cards: ['nitrate'] } as const;
    expect(standIn.seen(looked, 0)).toEqual(looked);
    expect(standIn.seen(looked, 1)).toEqual({ ...looked, cards: null }); // looked at, but not which
    expect(standIn.seen(looked, null)).toEqual({ ...looked, cards: null });
    const turned = { type: 'turned', chair: 1, by: 4 } as const;
    expect([0, 1, 4, null].map((chair) => standIn.seen(turned, chair) !== null)).toEqual([false, true, true, false]);
    const refused = { type: 'refused', offerer: 0, chair: 1, card: 'recast', saw: false } as const;
    expect(standIn.seen(refused, 1)).toMatchObject({ card: null });
    expect(standIn.seen({ ...refused, saw: true }, 1)).toMatchObject({ card: 'recast' });
    expect(standIn.seen({ ...refused, saw: true }, 2)).toMatchObject({ card: null });
  });

  it('SA17.7 for every seat, whatever it cannot see is dealt anew, and its view stays the same (scenario 15)', () => {
    for (let seed = 0; seed < (process.env.LONG === '1' ? 200 : 9); seed++) {
      const seats = 4 + (seed % 9);
      const { game } = standIn.start({ seed, seats, options: { silent: true } });
      const luck = new Luck(seed);
      for (let prompt = standIn.promptOf(game); prompt !== null; prompt = standIn.promptOf(game)) {
        for (let chair = 0; chair < seats && prompt.n % 12 === 0; chair++) {
          const view = standIn.view(game, chair);
          const world = standIn.resample(view, chair, `${seed} ${prompt.n}`);
          expect(JSON.stringify(standIn.view(world, chair))).toBe(JSON.stringify(view));
          if (chair === prompt.to) expect(standIn.promptOf(world)?.replies).toEqual(prompt.replies);
        }
        standIn.advanceQuietly(game, luck.of(prompt.replies.filter((r) => r.type !== 'declare')));
      }
    }
  });

  it('SA17.8 that a seat is asked in a defence window is shown to nobody else', () => {
    const burning = (card: Script) => {
      const t = table({ hands: { ...holding('nitrate'), 1: [card, 'love-scene', 'exit-running', 'swap-marks'] } });
      return { t, events: t.play('nitrate', 1) };
    };
    const { t, events } = burning('asbestos');
    expect(t.prompt.type).toBe('guard');
    expect(JSON.stringify(t.view(2))).not.toContain('guard');
    expect(events.map(({ type }) => type)).toEqual(['played']);
    expect(burning('close-up').events[0]).toEqual(events[0]);
    t.reply({ type: 'none' });
    expect(t.view(2).notes.map(({ type }) => type)).not.toContain('defended');
  });

  it('SA17.9 replies depend on what the asked seat knows, nothing else', () => {
    const hands = { 0: ['recast', 'recast', 'love-scene', 'exit-running'] as Script[] };
    const beside = (role: 'original' | 'recast') => {
      const t = table({ hands, roles: { 0: 'recast', 1: role } });
      t.discard('close-up');
      return t.prompt.replies;
    };
    expect(beside('original')).toEqual(beside('recast'));
  });
});
