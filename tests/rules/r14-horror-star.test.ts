import { describe, expect, it } from 'vitest';
import { chairOfSeat } from '../../src/rules/shuffling-horror/index.ts';
import { allOut, eliminate, podPlayer, roll, TAKE, table } from '../kit/situations.ts';

/** The wrench is the reel's last card. */
const lastCard = (reel: 1 | 2 | 3 | 4 = 1) => table((s) => s.screen('wrench').reelPile().reel(reel));

describe('R14.3 winning a Horror Star', () => {
  it.each([1, 2, 3] as const)('R14.3 reel %i’s end brings one, to a survivor of the players’ choice', (reel) => {
    const scene = lastCard(reel);
    scene.reply(TAKE);
    expect(scene.prompt).toMatchObject({ type: 'star' });
    expect(scene.prompt.replies.map((r) => (r.type === 'star' ? r.survivor : r.type)).sort()).toEqual(
      ['rancher', 'reporter', 'scout'].sort(),
    );
    scene.reply({ type: 'star', survivor: 'scout' });
    expect(scene.told('star-given')).toEqual([{ type: 'star-given', survivor: 'scout', reel }]);
    expect(scene.survivor('scout').stars).toBe(1);
    expect(scene.movie.reelTokens).not.toContain(reel);
  });

  it('R14.3 reel 4’s end brings none', () => {
    const scene = lastCard(4);
    scene.reply(TAKE);
    scene.reply({ type: 'hold' });
    scene.reply({ type: 'hold' });
    expect(scene.movie.outcome).toMatchObject({ survived: true });
    expect(scene.told('star-given')).toEqual([]);
  });

  it('R14.3 the seat with the fade-in token decides', () => {
    const scene = lastCard();
    scene.reply({ type: 'hold' });
    scene.reply(TAKE);
    expect(scene.movie.fadeIn.seat).toBe(2);
    expect(scene.prompt.to).toBe(chairOfSeat(2));
  });

  it('R14.3 a Pod Player with the token has no say', () => {
    const scene = lastCard().stage((s) => podPlayer(s, 1));
    scene.reply(TAKE);
    expect(scene.movie.fadeIn.seat).toBe(1);
    expect(scene.prompt).toMatchObject({ type: 'star', to: chairOfSeat(2) });
  });

  it('R14.3 stars add up', () => {
    const scene = lastCard(2).stage((s) => s.stars('scout', 1));
    scene.reply(TAKE);
    scene.reply({ type: 'star', survivor: 'scout' });
    expect(scene.survivor('scout').stars).toBe(2);
  });

  it('R14.3 a star is lost with its survivor', () => {
    const scene = allOut((s) => s.throng(0, 'terrors-1').stars('scout', 1)).dice(1, 1);
    scene.reply({ type: 'strike', at: 'scout' });
    scene.reply({ type: 'place', slot: 0 });
    expect(scene.movie.seats.flatMap((seat) => seat.pool.map((s) => s.stars))).toEqual([0, 0]);
  });
});

describe('R14.3 a second action', () => {
  const star = (stars = 1) => table((s) => s.stars('rancher', stars).throng(0, 'terrors-1'));

  it('R14.3 comes right after the first and spends the star', () => {
    const scene = star();
    scene.reply({ type: 'rest' });
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'rancher', purpose: 'second-action' });
    scene.reply({ type: 'rest' });
    expect(scene.survivor('rancher')).toMatchObject({ rest: 4, stars: 0 });
    expect(scene.told('star-spent')).toEqual([{ type: 'star-spent', survivor: 'rancher', why: 'second-action' }]);
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'reporter' });
  });

  it('R14.3 declined, it leaves the star', () => {
    const scene = star();
    scene.reply({ type: 'rest' });
    scene.reply({ type: 'hold' });
    expect(scene.survivor('rancher')).toMatchObject({ rest: 2, stars: 1 });
    expect(scene.prompt.survivor).toBe('reporter');
  });

  it('R14.3 there is no third, however many stars', () => {
    const scene = star(3);
    scene.reply({ type: 'rest' });
    scene.reply({ type: 'rest' });
    expect(scene.prompt.survivor).toBe('reporter');
    expect(scene.survivor('rancher').stars).toBe(2);
  });

  it('R14.3 another’s star gives it to nobody else', () => {
    const scene = table((s) => s.stars('scout', 1));
    scene.reply({ type: 'rest' });
    expect(scene.prompt.survivor).toBe('reporter');
  });

  it('R14.3 comes before the reveals of the first', () => {
    const scene = star().stage((s) => s.reelPile('mutants-1', 'mutants-2', 'mutants-3'));
    scene.reply(TAKE);
    expect(scene.prompt.purpose).toBe('second-action');
    expect(scene.movie.frames[0]).toEqual({ cards: ['mutants-1'], down: 'rancher' });
    expect(scene.offers({ type: 'attack', target: 'mutants-1' })).toEqual([]);
    scene.reply({ type: 'take', card: 'radio' });
    expect(scene.told('card-revealed').slice(-2)).toMatchObject([{ card: 'mutants-1' }, { card: 'mutants-2' }]);
    expect(scene.movie.frames.map((f) => f.down)).toEqual([null, null, null]);
  });

  it('R14.3 not after a Take+Attack with an item', () => {
    const scene = star().dice(...roll(8), 1); // one target, so the attack rolls at once
    scene.reply({ type: 'take-attack', survivor: 'rancher', card: 'wrench' });
    expect(scene.told('attack-declared')).toMatchObject([{ why: 'take-attack', way: 'wrench' }]);
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'reporter' });
  });

  it('R14.3 not after a Take+Attack with a newcomer', () => {
    const scene = star();
    scene.reply({ type: 'draw' });
    scene.dice(...roll(10)).reply({ type: 'spend', amount: 0 });
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'reporter' });
  });

  it('R14.3 after a Move it is neither Rest nor Search', () => {
    const scene = star().stage((s) => s.sanctuary('lab'));
    scene.reply({ type: 'move', sanctuary: 'lab' });
    expect(scene.prompt.purpose).toBe('second-action');
    expect(scene.offers({ type: 'rest' })).toEqual([]);
    expect(scene.offers({ type: 'search' })).toEqual([]);
    scene.reply({ type: 'leave' });
    expect(scene.offers({ type: 'rest' })).toEqual([]);
    expect(scene.offers({ type: 'attack', way: 'hands' })).toHaveLength(1);
  });

  it('R14.3 leaving is part of the second action: one star pays for both', () => {
    const scene = star(2).stage((s) => s.sanctuary('lab'));
    scene.reply({ type: 'move', sanctuary: 'lab' });
    scene.reply({ type: 'leave' });
    scene.dice(...roll(8), 1).reply({ type: 'attack', target: 'terrors-1', way: 'hands' });
    expect(scene.survivor('rancher').stars).toBe(1);
    expect(scene.told('star-spent')).toHaveLength(1);
  });

  it('R14.3 a Move itself may be the second', () => {
    const scene = star().stage((s) => s.sanctuary('lab'));
    scene.reply({ type: 'rest' });
    scene.reply({ type: 'move', sanctuary: 'lab' });
    expect(scene.survivor('rancher')).toMatchObject({ place: 'lab', stars: 0, rest: 2 });
  });

  it('R14.3 not for one who was lost in the first', () => {
    const scene = star().dice(6, 6, 1, 1);
    scene.reply({ type: 'attack', target: 'terrors-1', way: 'hands' });
    scene.reply({ type: 'place', slot: 0 });
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'reporter' });
  });

  it('R14.3 none once the reel is over: reels 1–3 end at once (R15.2)', () => {
    const scene = star().stage((s) => s.screen('wrench').reelPile());
    scene.reply(TAKE);
    expect(scene.told('reel-ended')).toHaveLength(1);
    expect(scene.survivor('rancher').stars).toBe(1); // it is kept
    scene.shuffle('spear', 'raygun', 'flamethrower').reply({ type: 'star', survivor: 'rancher' });
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'reporter' });
  });

  it('R14.3 a card still face down keeps the reel going, and the second action with it', () => {
    const scene = star().stage((s) => s.screen('wrench').reelPile('spear'));
    scene.reply(TAKE);
    expect(scene.prompt).toMatchObject({ survivor: 'rancher', purpose: 'second-action' });
  });

  it('R14.3 in reel 4, which plays on (R15.3), there is one', () => {
    const scene = star().stage((s) => s.reel(4).screen('wrench').reelPile());
    scene.reply(TAKE);
    expect(scene.prompt).toMatchObject({ survivor: 'rancher', purpose: 'second-action' });
  });

  it('R14.3 the last one standing may add one, too', () => {
    const scene = table((s) => eliminate(s, 2).throng(0, 'terrors-1').stars('rancher', 1));
    scene
      .stage((s) => s.reel(4))
      .until('strike')
      .dice(1, 1)
      .reply({ type: 'strike', at: 'reporter' });
    scene.dice(5).reply({ type: 'place', slot: 0 }); // the one reel token left is not won
    scene.reply({ type: 'rest' });
    expect(scene.prompt).toMatchObject({ survivor: 'rancher', purpose: 'second-action' });
  });
});
