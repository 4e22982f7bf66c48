import { describe, expect, it } from 'vitest';
import { DIRECTOR_CHAIR } from '../../src/rules/shuffling-horror/index.ts';
import { eliminate, roll, TAKE, table, waiting } from '../kit/situations.ts';
import type { Stage } from '../kit/stage.ts';

const USE = { type: 'plot', use: true } as const;
const MISS = roll(11);

/** The Rancher has brought the card on, and the Director may use it. */
function offered(card: string, edit: (s: Stage) => unknown = () => undefined, survivors?: string[]) {
  const scene = waiting([card, 'spear'], edit, survivors);
  scene.reply(TAKE);
  return scene;
}

describe('theyre-out-there', () => {
  it('theyre-out-there: the causer tests Guts; passing, nothing happens', () => {
    const scene = offered('theyre-out-there', (s) => s.throng(0, 'terrors-1')).dice(...roll(7));
    scene.reply(USE);
    expect(scene.told('test-rolled')).toMatchObject([{ survivor: 'rancher', stat: 'guts', needed: 7, passed: true }]);
    expect(scene.told('full-assault')).toEqual([]);
    expect(scene.movie.graveyard).toContain('theyre-out-there');
  });

  it('theyre-out-there: failing, a full assault', () => {
    const scene = offered('theyre-out-there', (s) => s.throng(0, 'terrors-1')).dice(...roll(8));
    scene.reply(USE);
    expect(scene.told('full-assault')).toHaveLength(1);
    scene.dice(...MISS).reply({ type: 'strike', by: { side: 'director', slot: 0 }, at: 'scout' });
    expect(scene.movie.graveyard).toContain('theyre-out-there');
  });

  it('theyre-out-there: spoints may be committed', () => {
    const scene = offered('theyre-out-there', (s) => s.rest('rancher', 2));
    scene.reply(USE);
    scene.dice(...roll(9)).reply({ type: 'spend', amount: 2 });
    expect(scene.told('full-assault')).toEqual([]);
  });
});

describe('mass-hysteria', () => {
  /** The Rancher passes; the Reporter and the Scout fail. */
  const panic = (edit: (s: Stage) => unknown = () => undefined) => {
    const scene = offered('mass-hysteria', edit).dice(...roll(7), ...roll(7), ...roll(7)); // Guts 7, 6, 6
    scene.reply(USE);
    return scene;
  };
  const still = (scene: ReturnType<typeof panic>) =>
    scene.told('held-still').flatMap((e) => (e.why === 'stunned' ? [e.survivor] : []));

  it('mass-hysteria: every survivor tests Guts, those inside too', () => {
    const scene = panic((s) => s.sanctuary('lab', ['scout']));
    expect(scene.told('test-rolled').map((e) => [e.survivor, e.stat, e.passed])).toEqual([
      ['rancher', 'guts', true],
      ['reporter', 'guts', false],
      ['scout', 'guts', false],
    ]);
    expect(scene.told('stunned').map((e) => e.survivor)).toEqual(['reporter', 'scout']);
    expect(scene.movie.graveyard).toContain('mass-hysteria');
  });

  it('mass-hysteria: who failed loses the next action, and only that', () => {
    const scene = panic((s) => s.survivorPile());
    expect(still(scene)).toEqual(['reporter', 'scout']);
    scene.until('act', 'rancher'); // the round is over
    scene.until('act', 'reporter');
    expect(scene.offers({ type: 'rest' })).toHaveLength(1);
    expect(still(scene)).toHaveLength(2);
  });

  it('mass-hysteria: the causer’s next action is next turn’s', () => {
    const scene = offered('mass-hysteria', (s) => s.survivorPile()).dice(...roll(8), 1, 1, 1, 1);
    scene.reply(USE);
    expect(scene.prompt.survivor).toBe('reporter');
    scene.reply({ type: 'hold' });
    scene.reply({ type: 'hold' });
    scene.until('act');
    expect(still(scene)).toEqual(['rancher']);
    expect(scene.prompt.survivor).toBe('reporter');
  });

  it('mass-hysteria: its seat may draw a newcomer instead, and the loss is over with that turn', () => {
    const scene = panic((s) => s.throng(0, 'terrors-1'));
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'reporter' });
    expect(scene.prompt.replies.map((r) => r.type).sort()).toEqual(['draw', 'hold']);
    scene.reply({ type: 'draw' });
    scene.dice(...MISS).reply({ type: 'spend', amount: 0 });
    expect(scene.survivor('reporter').stunned).toBe(false);
    expect(scene.survivor('scout').stunned).toBe(true);
  });

  it('mass-hysteria: a pool-mate may still Take+Attack, the one who lost its action may not', () => {
    const scene = offered('mass-hysteria', (s) => s.throng(0, 'terrors-1').join(1, 'cook'));
    scene.dice(...roll(7), ...roll(7), ...roll(9), ...roll(7)).reply(USE);
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'reporter' });
    expect(scene.offers({ type: 'take-attack', survivor: 'reporter' })).toEqual([]);
    scene.reply({ type: 'take-attack', survivor: 'cook', card: 'spear' });
    scene.dice(...MISS).reply({ type: 'attack', target: 'terrors-1', stat: 'muscle' });
    expect(scene.survivor('reporter').stunned).toBe(false);
  });

  it('mass-hysteria: whoever lost its action can still strike back', () => {
    const scene = panic((s) => s.throng(0, 'terrors-1').survivorPile()).until('strike');
    scene.stage((s) => {
      s.survivor('reporter').stunned = true;
    });
    scene.dice(6, 6).reply({ type: 'strike', at: 'reporter' });
    expect(scene.prompt).toMatchObject({ type: 'aim', survivor: 'reporter' });
  });

  it('mass-hysteria: is ignored in Last One Standing', () => {
    const scene = table((s) => {
      eliminate(s.reel(4), 2).throng(0, 'terrors-1');
      s.survivor('rancher').stunned = true;
    });
    scene.dice(6, 6, ...roll(5), ...roll(9), 6).until('act', 'reporter');
    scene.reply({ type: 'attack', target: 'terrors-1', way: 'hands' });
    expect(scene.movie.lastStand).toBe(true);
    expect(scene.offers({ type: 'rest' })).toHaveLength(1);
  });
});

describe('bodies-missing', () => {
  const FACES = ['cook', 'ranger', 'coroner'];

  it('bodies-missing: as many Familiar Faces as the reel’s number come out of the discard pile', () => {
    const scene = offered('bodies-missing', (s) => s.reel(2).discard(...FACES));
    scene.reply(USE);
    expect(scene.prompt).toMatchObject({ type: 'raise', to: DIRECTOR_CHAIR });
    scene.reply({ type: 'place', card: 'coroner', slot: 0 });
    scene.reply({ type: 'place', card: 'cook', slot: 2 });
    expect(scene.prompt.type).toBe('act');
    expect([scene.movie.throngs[0], scene.movie.throngs[2]]).toEqual([['coroner'], ['cook']]);
    expect(scene.movie.discard).toContain('ranger');
    expect(scene.movie.graveyard).toContain('bodies-missing');
  });

  it('bodies-missing: only Faces, no other monster', () => {
    const scene = offered('bodies-missing', (s) => s.discard('cook', 'terrors-1'));
    scene.reply(USE);
    const cards = scene.prompt.replies.map((r) => (r.type === 'place' ? r.card : r.type));
    expect(new Set(cards)).toEqual(new Set(['cook', 'pass']));
  });

  it('bodies-missing: up to that many: the Director may stop', () => {
    const scene = offered('bodies-missing', (s) => s.reel(3).discard(...FACES));
    scene.reply(USE);
    scene.reply({ type: 'place', card: 'cook', slot: 0 });
    scene.reply({ type: 'pass' });
    expect(scene.movie.throngs.flat()).toEqual(['cook']);
    expect(scene.prompt.type).toBe('act');
  });

  it('bodies-missing: with no Face there it does nothing', () => {
    const scene = offered('bodies-missing');
    scene.reply(USE);
    expect(scene.movie.throngs.flat()).toEqual([]);
    expect(scene.movie.graveyard).toContain('bodies-missing');
  });
});
