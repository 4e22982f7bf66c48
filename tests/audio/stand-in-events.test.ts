import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOOK, EVENT_SOUNDS, LAMP_BACK, SOUNDS, soundOf } from '../../src/games/stand-in/sounds.ts';
import { CARDS, type StandInEvent, standIn } from '../../src/rules/stand-in/index.ts';
import { StandInTable } from '../kit/stand-in.ts';
import { playOn } from '../kit/trial.ts';
import { configs, TRIAL } from '../stand-in/trial.ts';

const GAMES = process.env.LONG === '1' ? 200 : 12;

/** What a chair hears of an event: of one that it may not know of, nothing. */
const heardBy = (event: StandInEvent, chair: number | null): string | null => {
  const seen = standIn.seen(event, chair);
  return seen === null ? null : soundOf(seen, chair);
};
const heardOf = (events: readonly StandInEvent[], chair: number | null) => events.map((it) => heardBy(it, chair));

describe('how The Stand-In is heard', () => {
  it('SA17.8 every chair hears what a spectator hears, in every game; only the end sounds as it went for oneself', () => {
    const types = new Set<string>();
    fc.assert(
      fc.property(configs, fc.nat(), (config, luck) => {
        const { game, events } = standIn.start(config);
        const listen = (told: readonly StandInEvent[]) => {
          for (const event of told.filter(({ type }) => type !== 'ended')) {
            types.add(event.type);
            for (let chair = 0; chair < config.seats; chair++)
              expect(heardBy(event, chair), `${event.type} at ${chair}`).toBe(heardBy(event, null));
          }
        };
        listen(events);
        playOn(TRIAL, game, luck, { after: (_game, _reply, told) => listen(told) });
      }),
      { numRuns: GAMES, seed: 1953 },
    );
    for (const hidden of ['turned', 'chose-to-pass'] as const) expect(types).toContain(hidden);
  });

  it('SA8.5 being turned sounds exactly like any exchange, to everybody at the table and to whoever was turned', () => {
    const exchange = (given: 'recast' | 'close-up') => {
      const table = new StandInTable({
        hands: { 0: ['stand-in', 'recast', 'close-up', 'love-scene'] },
        pile: ['swap-marks'],
      });
      table.discard('swap-marks');
      const told = [...table.give(given), ...table.give('close-up')];
      return { told, heard: [null, 0, 1, 2, 3, 4].map((chair) => heardOf(told, chair).filter((it) => it !== null)) };
    };
    const [turning, harmless] = [exchange('recast'), exchange('close-up')];
    expect(turning.told.some(({ type }) => type === 'turned')).toBe(true);
    expect(harmless.told.some(({ type }) => type === 'turned')).toBe(false);
    expect(turning.heard).toEqual(harmless.heard);
    expect(turning.heard[1]).toContain('cards-cross');
  });

  it('nothing that only some are told has a sound', () => {
    for (const type of ['turned', 'became-stand-in', 'chose-to-pass', 'reminded'] as const)
      expect(EVENT_SOUNDS[type], type).toBeNull();
  });

  it('every card that is played or answers makes itself heard', () => {
    for (const { id, kind } of CARDS) {
      if (kind === 'double' || kind === 'blackout') continue;
      const card = id as 'nitrate';
      const event: StandInEvent =
        kind === 'defence'
          ? { type: 'defended', chair: 0, card, by: 1 }
          : { type: 'played', chair: 0, card, target: null, gap: null };
      expect(soundOf(event, 0), id).not.toBeNull();
    }
  });

  it('SA15.7 the end sounds as it went: won, lost, or dawn, which is lost by all', () => {
    const end = (how: 'burnt' | 'dawn', winners: readonly number[], chair: number | null) =>
      soundOf(
        { type: 'ended', result: { how, winners, score: [], redeals: 0 }, roles: [], hands: [], limbo: [] },
        chair,
      );
    expect([end('burnt', [1, 2], 1), end('burnt', [1, 2], 0), end('burnt', [1, 2], null)]).toEqual([
      'win',
      'loss',
      'win',
    ]);
    expect([end('dawn', [], 0), end('dawn', [], null)]).toEqual(['dawn', 'dawn']);
  });

  it('no sound is for nothing', () => {
    const named = new Set<string>([LAMP_BACK.sound]);
    for (const sounding of Object.values(EVENT_SOUNDS)) if (typeof sounding === 'string') named.add(sounding);
    const byField = [
      'match',
      'axe',
      'door-chained',
      'trailer-locked',
      'trailer-opened',
      'curtain',
      'on-mark',
      'shutter',
    ];
    const spoken = ['accuse', 'vouch', 'ask', 'claim'];
    const ends = ['dawn', 'win', 'loss'];
    expect([...named, ...byField, ...spoken, ...ends].sort()).toEqual(Object.keys(SOUNDS).sort());
    expect(BOOK.sounds).toBe(SOUNDS);
  });
});
