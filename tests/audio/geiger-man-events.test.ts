import { describe, expect, it } from 'vitest';
import { EVENT_SOUNDS, type Scene, SOUNDS, soundOf } from '../../src/games/geiger-man/sounds.ts';
import { type GeigerManEvent, geigerMan, KILLERS, LOCATIONS } from '../../src/rules/geiger-man/index.ts';
import { pick } from '../geiger-man/trial.ts';
import { Luck } from '../properties/luck.ts';

const SHOWS = process.env.LONG === '1' ? 100 : 12;

const scene: Scene = { killer: 'geiger-man', girlAt: 'gate', health: 4, killerHealth: 8 };
const heard = (event: GeigerManEvent, also: Partial<Scene> = {}) => soundOf(event, { ...scene, ...also });

describe('how The Geiger Man is heard', () => {
  it('has an answer for every event of whole shows, each told at the table as it was before', () => {
    const sounds = new Set<string>();
    for (let show = 0; show < SHOWS; show++) {
      const killer = KILLERS[show % 2] ?? 'geiger-man';
      const location = LOCATIONS[Math.floor(show / 2) % 2] ?? 'moonglow';
      const { game, events } = geigerMan.start({ seed: show, girl: 'dot', killer, location });
      const luck = new Luck(show);
      let told = events;
      let view = geigerMan.view(game, 0);
      for (let prompt = geigerMan.promptOf(game); prompt !== null; prompt = geigerMan.promptOf(game)) {
        for (const event of told) {
          const sound = soundOf(event, view);
          if (sound !== null) sounds.add(sound);
          view = geigerMan.fold(view, event);
        }
        view = geigerMan.view(game, 0);
        told = geigerMan.advance(game, pick(luck, prompt));
      }
    }
    for (const sound of sounds) expect(Object.keys(SOUNDS)).toContain(sound);
    for (const often of [
      'card-play',
      'dice-roof',
      'dice-wood',
      'step-gravel',
      'step-floor',
      'burst',
      'widow',
      'killed',
    ])
      expect(sounds, often).toContain(often);
  });

  it('hears where she stands: gravel and roofs outside, boards within', () => {
    const walk = (to: string) => heard({ type: 'walked', to, followers: [], ride: false });
    expect([walk('gate'), walk('snackbar'), walk('coach')]).toEqual(['step-gravel', 'step-floor', 'step-floor']);
    expect(heard({ type: 'walked', to: 'gate', followers: [], ride: true })).toBe('engine');
    const roll: GeigerManEvent = { type: 'rolled', why: 'run', dice: [1] };
    expect([heard(roll), heard(roll, { girlAt: 'booth' })]).toEqual(['dice-roof', 'dice-wood']);
  });

  it('hears him by the counter, her by glass, Skitters by their feet', () => {
    const step = (who: 'killer' | number): GeigerManEvent => ({
      type: 'enemy-stepped',
      who,
      to: 'gate',
      towards: 'gate',
      rule: '',
    });
    expect([heard(step('killer')), heard(step('killer'), { killer: 'salt-widow' }), heard(step(3))]).toEqual([
      'burst',
      'widow',
      'skitter',
    ]);
  });

  it('tells losing health from gaining it, and Time that runs from Time that is out', () => {
    expect([3, 5].map((to) => heard({ type: 'health-changed', to }))).toEqual(['girl-hit', 'mended']);
    expect([7, 9].map((to) => heard({ type: 'killer-health-changed', to }))).toEqual([null, 'needle']);
    expect([2, 0, -1].map((to) => heard({ type: 'time-changed', to }))).toEqual(['clock', 'clock', 'time-out']);
    const struck = (item: string | null): GeigerManEvent => ({ type: 'killer-struck', damage: 1, with: item });
    expect([null, 'sledge', 'rifle'].map((item) => heard(struck(item)))).toEqual(['killer-hit', 'killer-hit', 'shot']);
  });

  it('FG22.3 a token that is turned sounds alike whatever lay under it', () => {
    const turned = (health: number) => heard({ type: 'token-turned', whose: 'girl', health });
    expect([turned(0), turned(3)]).toEqual(['breath', 'breath']);
  });

  it('no sound is for nothing: each has its event, and the click its rate', () => {
    const named = new Set(['click', ...Object.values(EVENT_SOUNDS).filter((it) => typeof it === 'string')]);
    const byField = [
      'speaker',
      'ultimate',
      'dice-roof',
      'dice-wood',
      'time-out',
      'clock',
      'girl-hit',
      'mended',
      'engine',
    ];
    byField.push(
      'step-gravel',
      'step-floor',
      'burst',
      'widow',
      'skitter',
      'killer-hit',
      'shot',
      'win',
      'loss',
      'needle',
    );
    expect([...new Set([...named, ...byField])].sort()).toEqual(Object.keys(SOUNDS).sort());
  });
});
