import { describe, expect, it } from 'vitest';
import { DIRECTOR_CHAIR } from '../../src/rules/shuffling-horror/index.ts';
import { discardsOf } from '../kit/laws.ts';
import { Scene } from '../kit/scene.ts';
import {
  CAST,
  directorTakes,
  eliminate,
  podPlayer,
  roll,
  TAKE,
  table,
  waiting,
  waitingForDirector,
} from '../kit/situations.ts';
import { emptyPools } from '../kit/tables.ts';

const MISS = roll(11);

describe('R18.1 who suffers', () => {
  const probed = (scene: Scene) => scene.told('probed').map((e) => e.survivor);

  it('R18.1 the survivor who caused the reveal', () => {
    const scene = waiting(['probed']);
    scene.reply({ type: 'hold' });
    scene.reply(TAKE);
    expect(probed(scene)).toEqual(['reporter']);
  });

  it.each([
    [0, 'rancher'],
    [2, 'scout'],
  ])('R18.1 the Director’s doing: a random survivor in play, sanctuaries no help (%i: %s)', (pick, victim) => {
    const scene = waitingForDirector(['probed'], (s) => s.sanctuary('lab', ['scout'])).fate(pick);
    expect(probed(directorTakes(scene))).toEqual([victim]);
  });

  it('R18.1 random victims are uniform', () => {
    const hits = new Map<string, number>();
    for (let seed = 0; seed < 240; seed++) {
      const scene = new Scene({ seed, survivors: CAST }).stage((s) =>
        s.power(0).join(2, 'robot').reelPile('spored', 'spear', 'raygun'),
      );
      scene.dice(1, 1).reply(TAKE);
      const [test] = scene.told('test-rolled');
      if (test !== undefined) hits.set(test.survivor, (hits.get(test.survivor) ?? 0) + 1);
    }
    expect([...hits.keys()].sort()).toEqual(['rancher', 'reporter', 'robot', 'scout']);
    for (const count of hits.values()) expect(Math.abs(count - 60)).toBeLessThan(25); // over three standard deviations
  });

  /** Seven in play, the Robot of seat 2 among them. */
  const SEVEN = ['rancher', 'reporter', 'scout', 'cook', 'ranger', 'coroner', 'robot'];

  it('R18.1 up to six: one die finds the victim', () => {
    const scene = waitingForDirector(['probed'], undefined, SEVEN.slice(0, 6)).fate(5);
    expect(probed(directorTakes(scene))).toEqual(['coroner']);
  });

  it.each([
    [0, 1, 'scout'],
    [0, 3, 'robot'],
    [1, 0, 'reporter'],
    [1, 2, 'coroner'],
  ])(
    'R18.1 more than six: first the odd or the even ones, then one of that group (%i, %i: %s)',
    (group, pick, victim) => {
      const scene = waitingForDirector(['probed'], undefined, SEVEN).fate(group, pick);
      expect(probed(directorTakes(scene))).toEqual([victim]);
    },
  );

  /** The Rancher takes the wrench, attacks with it at once, and is lost before what it uncovered turns up. */
  const lost = (edit: Parameters<typeof waiting>[1]) => {
    const scene = waiting(['probed'], (s) => {
      s.throng(0, 'terrors-1');
      edit?.(s);
    });
    scene.dice(6, 6, ...roll(5), ...roll(7));
    scene.reply({ type: 'take-attack', survivor: 'rancher', card: 'wrench' });
    expect(scene.isInPlay('rancher')).toBe(false);
    return scene;
  };

  it('R18.1 a causer who is gone: the next of the same pool', () => {
    expect(probed(lost((s) => s.join(0, 'cook')))).toEqual(['cook']);
  });

  it('R18.1 or of the next seat with a survivor', () => {
    expect(probed(lost(() => undefined))).toEqual(['reporter']);
    expect(probed(lost((s) => eliminate(s, 1).join(2, 'cook')))).toEqual(['scout']);
  });
});

describe('R18 the table of events', () => {
  it.each(['spored', 'probed', 'theyre-out-there', 'mass-hysteria', 'alien-autopsy'])(
    'R18.1 with nobody in play, %s finds nobody',
    (card) => {
      const scene = waitingForDirector([card, 'spear']).stage((s) => emptyPools(s).survivorPile('cook', 'ranger'));
      scene.reply({ type: 'direct', card: 'pods-1', slot: 0 }); // R7.5: and attacks nobody
      if (scene.prompt.type === 'plot') scene.reply({ type: 'plot', use: true });
      expect(scene.told('event-began')).toMatchObject([{ card }]);
      expect(scene.told('test-rolled')).toEqual([]);
      expect(scene.movie.limbo).toEqual([]);
      expect(scene.movie.frames[0]?.cards).toEqual(['spear']);
    },
  );

  it('R18.2 the blob is not taken and not counted among the monsters', () => {
    const scene = table((s) => {
      s.screen('blobbed', 'radio', 'terrors-1').state.blob = 4;
    }).until('direct');
    expect(scene.offers({ type: 'direct', card: 'blobbed' })).toEqual([]);
    expect(scene.offers({ type: 'direct', card: 'terrors-1', slot: 0 })).toHaveLength(1);
  });

  it('R18.2 the blob cannot be head-shot', () => {
    const scene = table((s) => {
      s.screen('blobbed', 'radio', 'pistol').state.blob = 4;
    }).dice(1, 1, 3);
    scene.reply({ type: 'attack', target: 'blobbed', way: 'hands' });
    expect(scene.told('blob-hurt')).toEqual([{ type: 'blob-hurt', points: 3, left: 1 }]);
    expect(scene.told('head-shot')).toEqual([]);
  });

  it('R18.3 the Director may decline a plot device: discarded, and nothing happens', () => {
    const scene = waiting(['theyre-out-there']);
    scene.reply(TAKE);
    expect(scene.prompt).toMatchObject({ type: 'plot', to: DIRECTOR_CHAIR, card: 'theyre-out-there' });
    scene.reply({ type: 'plot', use: false });
    expect(scene.movie.discard).toContain('theyre-out-there');
    expect(scene.told('test-rolled')).toEqual([]);
    expect(scene.told('plot-declined')).toHaveLength(1);
  });

  it('R18.3 used, it is buried', () => {
    const scene = waiting(['theyre-out-there']).dice(...roll(7));
    scene.reply(TAKE);
    scene.reply({ type: 'plot', use: true });
    expect(scene.movie.graveyard).toContain('theyre-out-there');
  });

  it('R18.3 the Director is asked though a Pod Player brought it on', () => {
    const scene = table((s) =>
      podPlayer(s.screen('pods-1', 'radio', 'pistol').reelPile('mass-hysteria', 'spear'), 2, 'terrors-1'),
    ).until('direct');
    scene.reply({ type: 'direct', card: 'pods-1', slot: 1 });
    scene.dice(...MISS).reply({ type: 'strike', at: 'rancher' });
    expect(scene.prompt).toMatchObject({ type: 'plot', to: DIRECTOR_CHAIR });
  });

  it('R18.4 tests for several begin with the causer and go clockwise; whoever stands before it in its pool comes last', () => {
    const scene = waiting(['mass-hysteria'], (s) => s.join(1, 'cook').join(1, 'ranger').join(0, 'coroner'));
    for (let i = 0; i < 3; i++) scene.reply({ type: 'hold' });
    expect(scene.prompt.survivor).toBe('cook'); // second of seat 1's pool
    scene.reply(TAKE);
    scene.dice(...MISS, ...MISS, ...MISS, ...MISS, ...MISS, ...MISS).reply({ type: 'plot', use: true });
    expect(scene.told('test-rolled').map((e) => e.survivor)).toEqual([
      ...['cook', 'ranger', 'scout'],
      ...['rancher', 'coroner', 'reporter'],
    ]);
  });

  it('R18.4 a random causer is first as well', () => {
    const scene = waitingForDirector(['mass-hysteria', 'spear']).fate(1);
    directorTakes(scene).dice(1, 1, 1, 1, 1, 1).reply({ type: 'plot', use: true });
    expect(scene.told('test-rolled').map((e) => e.survivor)).toEqual(['reporter', 'scout', 'rancher']);
  });

  it('R18.5 in a full assault every throng, Pod Players’ too, and every screen monster attacks once', () => {
    const scene = waiting(['theyre-out-there', 'blobbed'], (s) =>
      podPlayer(s.screen('wrench', 'riders-1', 'radio').throng(0, 'pods-1').throng(4, 'mutants-1'), 2, 'terrors-1'),
    );
    scene.reply(TAKE);
    scene.dice(...roll(8)).reply({ type: 'plot', use: true });
    expect(scene.told('full-assault')).toHaveLength(1);
    const foes: string[] = [];
    while (scene.prompt.type === 'strike') {
      expect(scene.prompt.to).toBe(DIRECTOR_CHAIR); // R17.2
      scene.dice(...MISS).reply({ type: 'strike', by: lastFoe(scene), at: 'reporter' });
      foes.push(...(scene.told('strike-declared').at(-1)?.cards ?? []));
    }
    expect(foes.sort()).toEqual(['mutants-1', 'pods-1', 'riders-1', 'terrors-1']);
    expect(scene.movie.frames[0]?.cards).toEqual(['blobbed']); // came after it, and would not have joined
  });

  it('R18.5 order and targets are chosen one by one', () => {
    const scene = waiting(['theyre-out-there'], (s) => s.throng(0, 'pods-1').throng(1, 'mutants-1'));
    scene.reply(TAKE);
    scene.dice(...roll(8)).reply({ type: 'plot', use: true });
    expect(scene.prompt.replies).toHaveLength(2 * 3);
    scene.dice(...roll(4), ...roll(10)).reply({ type: 'strike', by: { slot: 1 }, at: 'scout' });
    expect(scene.prompt.replies.map((r) => (r.type === 'strike' ? r.at : r.type))).toEqual(['rancher', 'reporter']);
  });

  it('R18.5 a blob on the screen takes no part', () => {
    const scene = waiting(['theyre-out-there'], (s) => {
      s.screen('wrench', 'blobbed', 'riders-1').state.blob = 6;
    });
    scene.reply(TAKE);
    scene.dice(...roll(8)).reply({ type: 'plot', use: true });
    expect(scene.offers({ by: { card: 'blobbed' } })).toEqual([]);
    expect(scene.offers({ by: { card: 'riders-1' } })).toHaveLength(3);
  });

  it('R18.7 a draw from the discard pile shuffles it first', () => {
    const scene = waiting(['swarmed']).shuffle('spear', 'raygun');
    const cards = discardsOf(scene.movie).length;
    scene.reply(TAKE);
    expect(scene.told('shuffled').at(-1)).toEqual({ type: 'shuffled', pile: 'discard', cards });
    const drawn = scene.told('card-moved').filter((e) => e.why === 'swarm' && e.from.zone === 'discard');
    expect(drawn.map((e) => e.card)).toEqual(['spear', 'raygun']);
  });
});

const lastFoe = (scene: Scene) => {
  const last = scene.prompt.replies.at(-1);
  if (last?.type !== 'strike') throw new Error('no strike on offer');
  return last.by;
};
