import { describe, expect, it } from 'vitest';
import type { Script } from '../../../src/rules/stand-in/index.ts';
import { STAND_IN, type StandInTable, table } from '../../kit/stand-in.ts';

const seats = (t: StandInTable) => t.offers({ type: 'seat' }).map((r) => (r as { seat: number }).seat);

describe('blackouts', () => {
  it('line-up: each shows or declines in the order of play', () => {
    const t = table({ pile: ['line-up'] });
    expect(t.prompt.replies).toEqual([
      { type: 'show', what: 'hand' },
      { type: 'show', what: 'nothing' },
    ]);
    t.reply({ type: 'show', what: 'hand' });
    expect(t.view(3).known.hands[0]).toHaveLength(4);
    for (const chair of [1, 2, 3, STAND_IN]) {
      expect(t.prompt.to).toBe(chair);
      t.reply({ type: 'show', what: 'nothing' });
    }
    expect(t.told('held-back')).toHaveLength(4);
    expect(t.prompt).toMatchObject({ type: 'offer', to: 0 });
  });

  it('SA19.1 line-up: a Recast shows one Recast card: it is over, and the rest stays hidden (scenario 19)', () => {
    const t = table({
      hands: { 1: ['recast', 'nitrate', 'asbestos', 'close-up'] },
      roles: { 1: 'recast' },
      pile: ['line-up'],
    });
    t.reply({ type: 'show', what: 'nothing' });
    t.reply({ type: 'show', what: 'recast' });
    expect(t.view(3).known.hands[1]).toEqual(['recast']);
    expect(t.prompt).toMatchObject({ type: 'offer', to: 0 }); // later seats are not asked
  });

  it('line-up: a whole hand with a Recast card ends it, too', () => {
    const t = table({ hands: { 0: ['recast', 'nitrate', 'asbestos', 'close-up'] }, pile: ['line-up'] });
    t.reply({ type: 'show', what: 'hand' });
    expect(t.prompt.type).toBe('offer');
  });

  it('loose-hitch: all trailers go', () => {
    const t = table({ pile: ['close-up', 'loose-hitch'] })
      .trailer(2)
      .trailer(3);
    t.discard('close-up');
    while (t.game.turn === 1) t.idle();
    expect(t.game.trailers).toEqual([0, 0, 0, 0, 0]);
    expect(t.game.discard.filter((card) => card === 'trailer')).toHaveLength(2);
  });

  it('new-blocking: swap with anyone not in a trailer, nor a neighbour behind a door', () => {
    const t = table({ pile: ['new-blocking'] })
      .trailer(2)
      .door(0);
    expect(seats(t)).toEqual([3, 4]);
    t.seat(3);
    expect(t.game.ring).toEqual([3, 1, 2, 0, 4]);
  });

  it('lost-pages: three cards go, three script cards come', () => {
    const t = table({
      hands: { 0: ['nitrate', 'asbestos', 'trailer', 'close-up'] },
      pile: ['lost-pages', 'fire-axe', 'places', 'recast', 'my-contract'],
    });
    expect(t.prompt.replies).toHaveLength(4);
    t.reply({ type: 'drop', cards: ['close-up', 'asbestos', 'trailer'] });
    expect(t.hand(0)).toEqual(['fire-axe', 'my-contract', 'nitrate', 'recast']);
    expect(t.view(0).known.discard.filter((card) => card === 'asbestos')).toHaveLength(1);
    expect(t.view(1).known.discard).not.toContain('asbestos');
  });

  it('three-over: swap with the third along, left or right, doors ignored', () => {
    const t = table({ pile: ['three-over'] }).door(0, 4);
    expect(seats(t)).toEqual([2, 3]);
    t.seat(3);
    expect(t.game.ring).toEqual([3, 1, 2, 0, 4]);
  });

  it('three-over: landing on oneself is nothing', () => {
    const t = table({ pile: ['close-up', 'three-over'] }).ring(0, 1, 4);
    t.discard('close-up');
    while (t.game.turn === 1) t.idle();
    expect(t.told('swapped')).toEqual([]);
    expect(t.prompt).toMatchObject({ type: 'offer', to: 1 });
  });

  it('three-over: not if either is in a trailer', () => {
    expect(
      table({ pile: ['three-over'] })
        .trailer(2)
        .told('swapped'),
    ).toEqual([]);
    const t = table({ pile: ['close-up', 'three-over', 'close-up'] }).trailer(1);
    t.discard('close-up');
    expect(t.told('swapped')).toEqual([]);
    expect(t.prompt).toMatchObject({ type: 'act', to: 2 });
  });

  it('rusted-chains: all doors go', () => {
    const t = table({ pile: ['close-up', 'rusted-chains'] }).door(1, 3);
    t.discard('close-up');
    while (t.game.turn === 1) t.idle();
    expect(t.game.doors).toEqual([0, 0, 0, 0, 0]);
  });

  it('places: all obstacles go, then pairs swap clockwise; an odd last one stays', () => {
    const t = table({ pile: ['close-up', 'places'] })
      .door(1)
      .trailer(3);
    t.discard('close-up');
    while (t.game.turn === 1) t.idle();
    expect(t.game.ring).toEqual([0, 2, 1, 4, 3]); // 1 with 2, 3 with 4
    expect([t.game.doors, t.game.trailers].flat().every((n) => n === 0)).toBe(true);
  });

  it('aside: a neighbour of choice sees the hand, not across a door', () => {
    const t = table({ pile: ['aside'] });
    expect(seats(t)).toEqual([1, 4]);
    t.seat(1);
    expect(t.view(1).known.hands[0]?.toSorted()).toEqual(t.hand(0));
    expect(t.view(4).known.hands[0]).toEqual([]);
    const shut = table({ pile: ['close-up', 'aside'] }).door(0, 1);
    shut.discard('close-up');
    expect(shut.told('looked')).toEqual([]); // both ways are shut
  });

  it('pass-props: everybody passes one card on, and the turn ends', () => {
    const t = table({ pile: ['pass-props'] });
    while (t.prompt.type === 'hand-on') t.idle();
    expect(t.told('passed-on')).toHaveLength(1);
    expect(t.told('exchange-opened').filter(({ offerer }) => offerer === 0)).toEqual([]);
    const { cards } = t.view(2).notes.find((note) => note.type === 'passed-on') as {
      cards: readonly (Script | null)[];
    };
    expect(cards).toEqual([null, 'close-up', 'close-up', null, null]); // what it gave and got
  });

  it('thermos: one exchange with anyone, then the turn goes on', () => {
    const t = table({ pile: ['thermos'] })
      .trailer(2)
      .door(0);
    expect(seats(t)).toEqual([3, 4]);
    t.seat(3);
    t.give('swap-marks');
    t.give('exit-running');
    expect(t.told('exchanged')).toHaveLength(1);
    expect(t.told('stopped')).toEqual([{ type: 'stopped', offerer: 0, partner: 1, why: 'door' }]);
  });

  it('thermos: nothing for a drawer in a trailer', () => {
    const t = table({ pile: ['close-up', 'thermos', 'close-up'] }).trailer(1);
    t.discard('close-up');
    expect(t.told('exchange-opened')).toEqual([]);
    expect(t.prompt).toMatchObject({ type: 'act', to: 2 });
  });

  it('prop-table: a card, chosen first, for the top script card; it lies on top then, and the turn ends', () => {
    const t = table({
      hands: { 0: ['nitrate', 'asbestos', 'trailer', 'close-up'] },
      pile: ['prop-table', 'places', 'fire-axe'],
    });
    t.reply({ type: 'drop', cards: ['nitrate'] });
    expect(t.hand(0)).toEqual(['asbestos', 'close-up', 'fire-axe', 'trailer']);
    expect(t.game.hands[1]).toContain('nitrate'); // the next seat has drawn it
    expect(t.view(0).known.hands[1]).toEqual(['nitrate']); // and whoever left it knows
    expect(t.view(2).known.hands[1]).toEqual([]);
    expect(t.told('passed-over')).toHaveLength(1);
  });

  it('dropped-bag: everybody sees the hand', () => {
    const t = table({ pile: ['dropped-bag'] });
    expect(t.view(2).known.hands[0]).toHaveLength(4);
    expect(t.view(2).notes).toContainEqual(
      expect.objectContaining({ type: 'shown', chair: 0, how: 'dropped-bag', whole: true }),
    );
    expect(t.prompt.type).toBe('offer');
  });
});
