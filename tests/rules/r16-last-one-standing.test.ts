import { describe, expect, it } from 'vitest';
import { chairOfSide } from '../../src/rules/shuffling-horror/index.ts';
import { Scene } from '../kit/scene.ts';
import { eliminate, podPlayer, roll, TAKE, table } from '../kit/situations.ts';
import type { Stage } from '../kit/stage.ts';

const MISS = roll(11);
const NO_FADE_OUT = { type: 'fade-out', card: null } as const;
const HIT_AND_GONE = [...roll(5), ...roll(10)];

/** Two are left in reel 4 (seat 2 is out), and a lone Terror is about to strike. */
const twoLeft = (edit: (s: Stage) => unknown = () => undefined): Scene =>
  table((s) => edit(eliminate(s.reel(4), 2).throng(0, 'terrors-1'))).until('strike');

/**
 * The Reporter strikes at the Terror, fumbles, and is lost, so that the Rancher (seat 0) is the last one. It is before any
 * opponent's turn of this round. The reel tokens left are not won.
 */
function lastStand(edit: (s: Stage) => unknown = () => undefined, tokens = 1): Scene {
  const scene = table((s) => edit(eliminate(s.reel(4), 2).throng(0, 'terrors-1')));
  scene.reply({ type: 'hold' });
  scene.dice(6, 6, ...HIT_AND_GONE, ...Array<number>(tokens).fill(6));
  scene.reply({ type: 'attack', target: 'terrors-1', way: 'hands' });
  return scene;
}
const turns = (scene: Scene) => scene.told('director-turn-started').map((e) => e.side);

describe('R16.2 Last One Standing', () => {
  it('R16.2 comes when one survivor is left and none can be drawn: one last action', () => {
    const scene = lastStand();
    expect(scene.told('last-one-standing')).toEqual([{ type: 'last-one-standing', survivor: 'rancher' }]);
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'rancher', purpose: 'action' });
  });

  it('R16.2 not while a survivor can be drawn', () => {
    const scene = twoLeft((s) => s.survivorPile('cook'));
    scene.dice(...HIT_AND_GONE).reply({ type: 'strike', at: 'reporter' });
    expect(scene.told('last-one-standing')).toEqual([]);
  });

  it('R16.2 the last action is of R5.3, no Take+Attack', () => {
    const scene = lastStand();
    const types = new Set(scene.prompt.replies.map((r) => r.type));
    expect([...types].sort()).toEqual(['attack', 'hold', 'rest', 'take']);
  });

  it('R16.2 or of R13, inside a sanctuary', () => {
    const scene = lastStand((s) => s.sanctuary('lab', ['rancher']).store('lab', 'spear'));
    const types = new Set(scene.prompt.replies.map((r) => r.type));
    expect([...types].sort()).toEqual(['fetch', 'hold', 'leave', 'rest', 'search']);
  });

  it('R16.2 pending attacks are dropped', () => {
    const scene = twoLeft((s) => s.throng(1, 'riders-1').throng(2, 'warlord'));
    scene.dice(...HIT_AND_GONE, 6).reply({ type: 'strike', by: { slot: 0 }, at: 'reporter' });
    expect(scene.told('strike-declared')).toHaveLength(1);
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'rancher' });
  });

  it('R16.2 the attack under way is finished: a captive is placed, but its new throng has lost its attack', () => {
    const scene = twoLeft();
    scene.dice(1, 1).reply({ type: 'strike', at: 'reporter' });
    expect(scene.told('last-one-standing')).toEqual([]);
    scene.dice(6).reply({ type: 'place', card: 'reporter', slot: 1 });
    expect(scene.movie.throngs[1]).toEqual(['reporter']);
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'rancher' });
  });

  it('R16.2 pending actions are dropped: the turn it broke off does not go on', () => {
    const scene = table((s) => eliminate(s.reel(4), 2).screen('wrench', 'radio', 'terrors-1')).dice(6, 6, 1, 1);
    scene.reply({ type: 'attack', target: 'terrors-1', way: 'hands' });
    scene.dice(6).reply({ type: 'place', card: 'rancher', slot: 0 });
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'reporter' });
    expect(scene.offers({ type: 'take-attack' })).toEqual([]); // not its own turn, though that would be next
    scene.reply({ type: 'hold' });
    expect(scene.prompt).toMatchObject({ type: 'direct', to: chairOfSide(2) });
  });

  it('R16.2 every opponent then takes one turn, clockwise from the survivor’s left', () => {
    const scene = lastStand((s) => podPlayer(s, 2, 'mutants-1').screen('wrench', 'radio', 'riders-1'));
    scene.reply({ type: 'hold' });
    expect(scene.prompt).toMatchObject({ type: 'direct', to: chairOfSide(1) });
    scene.dice(...MISS, ...MISS, ...MISS).reply({ type: 'direct', card: 'riders-1', slot: 0 });
    while (scene.movie.prompt !== null) scene.reply(scene.prompt.type === 'direct' ? { type: 'all-out' } : NO_FADE_OUT);
    expect(turns(scene)).toEqual([1, 2, 'director']);
    expect(scene.movie.outcome).not.toBeNull();
  });

  it('R16.2 from a middle seat: those after it, the Director, those before it', () => {
    const scene = table((s) => podPlayer(s.reel(4), 2, 'mutants-1').throng(0, 'terrors-1'));
    scene.dice(6, 6, ...roll(5), ...roll(7), 6).reply({ type: 'attack', target: 'terrors-1', way: 'hands' });
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'reporter' });
    scene.dice(...MISS, ...MISS).reply({ type: 'hold' });
    scene.reply(NO_FADE_OUT);
    expect(turns(scene)).toEqual([2, 'director', 0]);
    expect(scene.movie.outcome).not.toBeNull();
  });

  it('R16.2 an opponent without a monster may take its first', () => {
    const scene = lastStand((s) => s.screen('mutants-1', 'radio', 'pistol'));
    scene.reply({ type: 'hold' });
    scene.dice(...MISS).reply({ type: 'direct', card: 'mutants-1', slot: 2 });
    expect(scene.told('pod-player')).toEqual([{ type: 'pod-player', seat: 1 }]);
    expect(scene.movie.seats[1]?.throngs[2]).toEqual(['mutants-1']);
  });

  it('R16.2 still there: survived, in whatever reel', () => {
    const scene = lastStand((s) => s.reel(3), 2);
    scene.dice(...MISS).reply({ type: 'rest' });
    scene.reply(NO_FADE_OUT);
    expect(scene.movie.outcome).toEqual({ survived: true, endedInReel: 3, alive: 1 });
    expect(scene.told('movie-ended')).toHaveLength(1);
  });

  it('R16.2 caught: doomed, and no further opponent moves', () => {
    const scene = lastStand((s) => podPlayer(s, 2, 'mutants-1'));
    scene.dice(...roll(4), ...roll(7)).reply({ type: 'hold' });
    expect(scene.movie.outcome).toEqual({ survived: false, endedInReel: 4, alive: 0 });
    expect(turns(scene)).toEqual([1, 2]);
  });

  it('R16.2 owed mysteries follow the last action', () => {
    const scene = lastStand((s) => s.reelPile('lab', 'spear'));
    scene.reply(TAKE);
    expect(scene.told('card-revealed').slice(-2)).toMatchObject([
      { card: 'lab', causer: 'rancher' },
      { card: 'spear', causer: 'rancher' },
    ]);
  });

  it('R16.2 a star may add an action', () => {
    const scene = lastStand().stage((s) => s.stars('rancher', 1));
    scene.reply({ type: 'rest' });
    expect(scene.prompt).toMatchObject({ survivor: 'rancher', purpose: 'second-action' });
  });

  it('R16.2 is looked for after draws', () => {
    const scene = table((s) => {
      eliminate(s.reel(4), 2);
      for (const at of [0, 1]) s.state.graveyard.push(...(s.state.seats[at]?.pool.splice(0).map((it) => it.id) ?? []));
      s.survivorPile('cook').throng(0, 'terrors-1').state.stack.pop(); // the Rancher's action
    }).stage(() => undefined);
    expect(scene.movie.seats.map((seat) => seat.eliminated)).toEqual([false, true, true]);
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'cook', purpose: 'action' });
    expect(scene.movie.lastStand).toBe(true);
    expect(scene.told('attack-declared')).toEqual([]);
  });

  it('R16.2 is looked for after survivor loss (R19.3)', () => {
    const scene = new Scene({ seats: 2, survivors: ['rancher', 'reporter'], options: { survivorLoss: true } });
    scene.stage((s) => {
      s.power(0).screen('wrench').reelPile().reel(3);
      s.state.graveyard.push(...(s.state.seats[1]?.pool.splice(0).map((it) => it.id) ?? []));
      s.survivorPile('cook', 'ranger');
    });
    scene.reply(TAKE); // the only survivor gets the star
    scene.dice(6).reply({ type: 'survivor-loss', use: true });
    expect(scene.movie.dark).toEqual(expect.arrayContaining(['cook', 'ranger']));
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'rancher' });
    expect(scene.movie.lastStand).toBe(true);
  });

  it('R16.2 an opening scene can bring it on', () => {
    const scene = table((s) => eliminate(s.reel(3), 2).screen('wrench').reelPile());
    scene.shuffle('spear', 'spored', 'raygun', 'flamethrower').fate(1).reply(TAKE);
    scene.dice(...roll(7)).reply({ type: 'star', survivor: 'reporter' });
    scene.reply({ type: 'reroll', use: false });
    scene.dice(6).reply({ type: 'place', card: 'reporter', slot: 0 });
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'rancher' });
    expect(scene.movie.discard).toContain('spored');
    expect(scene.movie.lastStand).toBe(true);
  });

  it('R16.2 a mystery card owed by the turn it broke off waits for the last action', () => {
    const scene = table((s) => s.reel(4)).until('act', 'scout'); // the first two seats' places are past
    scene.stage((s) => {
      eliminate(s, 0, 1).join(2, 'ranger');
      s.screen('riders-1', 'radio', 'pistol').reelPile('lab', 'spear');
    });
    scene.until('direct').reply({ type: 'direct', card: 'riders-1', slot: 0 });
    scene.dice(...roll(6), ...roll(10), 6).reply({ type: 'strike', at: 'scout' });
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'ranger' });
    expect(scene.movie.frames[0]).toEqual({ cards: ['lab'], down: 'director' });
    scene.reply({ type: 'hold' });
    expect(scene.told('sanctuary-opened')).toHaveLength(1);
  });

  it('R16.2 an event that was under way is over, and its card where it belongs', () => {
    const scene = table((s) => eliminate(s.reel(4), 2).reelPile('alien-autopsy', 'spear').discard('warlord'));
    scene.reply(TAKE);
    scene.dice(...roll(6)).reply({ type: 'plot', use: true }); // Brains 5
    scene.dice(...roll(8), ...roll(7), 6).reply({ type: 'pick', card: 'warlord' });
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'reporter' });
    expect(scene.movie.limbo).toEqual([]);
    expect(scene.movie.graveyard).toContain('alien-autopsy');
    expect(scene.movie.graveyard).not.toContain('warlord'); // nothing has buried it
  });

  it('R16.6 no reel’s end is looked for', () => {
    const scene = lastStand((s) => s.screen('wrench').reelPile().reel(3), 2);
    scene.dice(...MISS).reply(TAKE); // the reel's last card
    expect(scene.told('reel-ended')).toEqual([]);
    expect(scene.movie.outcome).toMatchObject({ survived: true, endedInReel: 3 });
  });
});

describe('R16.4 the reel tokens', () => {
  const stand = (reel: 1 | 2 | 3 | 4, ...dice: number[]) => {
    const scene = table((s) => eliminate(s.reel(reel), 2).throng(0, 'terrors-1')).until('strike');
    scene.dice(...HIT_AND_GONE, ...dice).reply({ type: 'strike', at: 'reporter' });
    return scene;
  };

  it('R16.4 a die for each token left: the current reel’s number or less wins it, whichever token it is', () => {
    const scene = stand(2, 3, 2, 1);
    expect(scene.told('star-roll').map(({ reel, die, won }) => [reel, die, won])).toEqual([
      [2, 3, false],
      [3, 2, true],
      [4, 1, true],
    ]);
    expect(scene.survivor('rancher').stars).toBe(2);
    expect(scene.movie.reelTokens).toEqual([]);
  });

  it('R16.4 tokens of reels that are over were given away already', () => {
    expect(
      stand(3, 4, 3)
        .told('star-roll')
        .map((e) => [e.reel, e.won]),
    ).toEqual([
      [3, false],
      [4, true],
    ]);
  });

  it('R16.4 in reel 1 all four take a one', () => {
    const scene = stand(1, 2, 2, 2, 1);
    expect(scene.told('star-roll').map((e) => e.won)).toEqual([false, false, false, true]);
  });

  it('R16.4 in reel 4 the one left takes a four', () => {
    expect(stand(4, 4).told('star-roll')).toMatchObject([{ reel: 4, die: 4, won: true }]);
    expect(stand(4, 5).told('star-roll')).toMatchObject([{ reel: 4, die: 5, won: false }]);
  });

  it('R16.4 they are rolled before the last action, which a star won may double', () => {
    const scene = stand(3, 6, 3);
    expect(scene.prompt.type).toBe('act');
    scene.reply({ type: 'rest' });
    expect(scene.prompt.purpose).toBe('second-action');
  });
});
