import { describe, expect, it } from 'vitest';
import { playWorth } from '../../src/director-ai/geiger-man/candidates.ts';
import { FEATURES, featuresOf } from '../../src/director-ai/geiger-man/features.ts';
import type { Player } from '../../src/director-ai/geiger-man/player.ts';
import { PRICES } from '../../src/director-ai/geiger-man/prices.ts';
import { PLAYERS } from '../../src/director-ai/geiger-man/registry.ts';
import { searchPlayer } from '../../src/director-ai/geiger-man/search.ts';
import { netOf } from '../../src/director-ai/geiger-man/worth.ts';
import { geigerMan, type Prompt } from '../../src/rules/geiger-man/index.ts';
import { chanceFrom } from '../../src/rules/index.ts';
import { playShows } from '../../tools/lab/geiger-man/movies.ts';

const thumb = PLAYERS.thumb as Player;

describe('the Girls of the lab', () => {
  it('the rule of thumb replies the same in every world that she cannot tell apart', () => {
    let compared = 0;
    for (let seed = 0; seed < 6; seed++) {
      const { game } = geigerMan.start({ seed });
      const chance = chanceFrom(`player ${seed}`);
      for (let prompt = geigerMan.promptOf(game); prompt !== null; prompt = geigerMan.promptOf(game)) {
        const view = geigerMan.view(game, 0);
        if (prompt.n % 3 === 0) {
          const world = geigerMan.resample(view, 0, `${prompt.n}`);
          const asked = geigerMan.promptOf(world) as Prompt;
          const inWorld = thumb.decide(() => geigerMan.view(world, 0), asked, chanceFrom('x'));
          expect(inWorld).toEqual(thumb.decide(() => view, prompt, chanceFrom('x')));
          compared++;
        }
        geigerMan.advance(
          game,
          thumb.decide(() => view, prompt, chance),
        );
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  it('the searching Girl gives a legal reply, the same for the same view and chance', () => {
    const search = searchPlayer(1);
    const { game } = geigerMan.start({ seed: 5, girl: 'opal', killer: 'salt-widow', location: 'nightbird' });
    for (let given = 0; given < 3; given++) {
      const prompt = geigerMan.promptOf(game) as Prompt;
      const view = geigerMan.view(game, 0);
      const text = JSON.stringify(view);
      const reply = search.decide(() => view, prompt, chanceFrom(`${given}`));
      expect(JSON.stringify(view)).toBe(text);
      expect(prompt.replies).toContain(reply);
      expect(search.decide(() => view, prompt, chanceFrom(`${given}`))).toBe(reply);
      geigerMan.advance(game, reply);
    }
  });

  it('what is read off a table is what the net has learnt, each with a name of its own', () => {
    const { game } = geigerMan.start({ seed: 5, killer: 'salt-widow', location: 'nightbird' });
    const { plain, hidden } = netOf(PRICES);
    expect(new Set(FEATURES).size).toBe(FEATURES.length);
    for (const list of [featuresOf(game), plain, ...hidden]) expect(list).toHaveLength(FEATURES.length);
    expect(featuresOf(game)[FEATURES.indexOf('widow')]).toBe(1);
  });

  it('exact odds rank the plays: a blow beside him with a weapon before one without', () => {
    const { game } = geigerMan.start({ seed: 1, location: 'moonglow', killer: 'geiger-man' });
    const bare = playWorth(game, 'haul-off');
    const armed = playWorth({ ...game, items: [{ id: 'sledge', uses: 0, held: true, since: 1 }] }, 'haul-off');
    expect(armed).toBeGreaterThan(bare + 1);
    expect(playWorth({ ...game, horror: 1 }, 'haul-off')).toBeGreaterThan(bare);
  });

  it('the lab tells how shows went and how fast it was, the same again for the same seeds', () => {
    const setting = { killer: 'geiger-man', location: 'moonglow', girl: 'dot' } as const;
    const { perSecond, showsPerSecond, ...tally } = playShows('random', setting, 30, '1');
    expect(Object.keys(tally).sort()).toEqual(
      ['count', 'shows', 'won', 'turns', 'saved', 'killed', 'finale', 'ultimate', 'decisions'].sort(),
    );
    expect(tally.shows).toBe(30);
    expect(tally.turns).toBeGreaterThan(3);
    expect(tally.killed).toBeGreaterThan(2);
    expect(perSecond).toBeGreaterThan(showsPerSecond);
    const { perSecond: _p, showsPerSecond: _s, ...again } = playShows('random', setting, 30, '1');
    expect(again).toEqual(tally);
  });

  it('a rule of thumb beats chance', () => {
    const won = (name: string) => playShows(name, {}, 60, '1').won;
    expect(won('thumb')).toBeGreaterThan(won('random') + 0.05);
  });
});
