import { expect, test } from 'vitest';
import { Explains } from '../../../src/games/geiger-man/app/play/why.ts';
import type { Because } from '../../../src/games/geiger-man/app/ports/stage.ts';
import { GIRLS, geigerMan, KILLERS, LOCATIONS, TIES, type Ties } from '../../../src/rules/geiger-man/index.ts';
import { Luck } from '../../properties/luck.ts';
import { pick } from '../trial.ts';

const rulesOf = ({ reasons }: Because): string[] => reasons.map(({ rule }) => rule);

test('FG15 FG28 what an Enemy does is told with the rules that decided, in both Locations and by every setting of ties', () => {
  const seen = new Set<string>();
  for (let i = 0; i < 8; i++) {
    const { game } = geigerMan.start({
      seed: `explained ${i}`,
      girl: GIRLS[i % GIRLS.length] ?? null,
      killer: KILLERS[i % 2] ?? null,
      location: LOCATIONS[(i >> 1) % 2] ?? null,
      options: { ties: TIES[i % TIES.length] as Ties },
    });
    const explains = new Explains();
    const luck = new Luck(i);
    let view = geigerMan.view(game, 0);
    for (let prompt = geigerMan.promptOf(game); prompt !== null; prompt = geigerMan.promptOf(game)) {
      for (const event of geigerMan.advance(game, pick(luck, prompt))) {
        const because = explains.over(event, view);
        for (const words of [because?.what, ...(because?.weighed ?? [])]) expect(words).not.toBe('');
        for (const rule of because === null ? [] : rulesOf(because)) seen.add(rule);
        if (event.type === 'enemy-stepped') expect(rulesOf(because as Because)).toContain(event.rule);
        else if (event.type === 'targeted')
          expect(rulesOf(because as Because).at(-1)).toBe(event.space === null ? 'FG15.9' : event.rule);
        else if (event.type === 'girl-attacked') expect(rulesOf(because as Because)).toHaveLength(1);
        else if (event.type !== 'victim-killed') expect(because).toBeNull();
        view = geigerMan.fold(view, event);
      }
    }
  }
  for (const rule of ['FG15.2', 'FG15.5', 'FG15.6', 'FG15.8', 'FG28.1a', 'FG28.1b', 'FG28.1c'])
    expect(seen).toContain(rule);
});
