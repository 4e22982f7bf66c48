import { describe, expect, it } from 'vitest';
import { type GeigerManTypes, geigerMan } from '../../src/rules/geiger-man/index.ts';
import type { Rules } from '../../src/rules/kernel/game.ts';
import { complaint } from '../kit/game-laws.ts';
import { TRIAL } from './trial.ts';

const broken = (law: string, change: Partial<Rules<GeigerManTypes>>): string =>
  complaint<GeigerManTypes>({ ...TRIAL, rules: { ...geigerMan, ...change } }, law, 6);

describe('a breach is found', () => {
  it('a view that shows the next Terror card, or a token', () => {
    const next = (game: GeigerManTypes['state']) => ({ ...geigerMan.view(game, 0), terror: game.terror.slice() });
    expect(broken('re-dealing', { view: next })).toContain('could tell a re-deal');
    const token = (game: GeigerManTypes['state']) => ({ ...geigerMan.view(game, 0), lot: game.lot });
    expect(broken('re-dealing', { view: token })).toContain('could tell a re-deal');
  });

  it('an event that is not told', () => {
    const deaf = broken('folded', { seen: (event) => (event.type === 'walked' ? null : event) });
    expect(deaf).toContain('folded');
  });

  it('a clone that shares a pile, a save that loses the dice', () => {
    expect(broken('clones', { clone: (game) => ({ ...geigerMan.clone(game), hand: game.hand }) })).toContain('clone');
    const forgetful = (game: GeigerManTypes['state']) => ({ ...geigerMan.toJSON(game), successes: 0, time: 6 });
    expect(broken('saved', { toJSON: forgetful })).not.toBe('');
  });
});
