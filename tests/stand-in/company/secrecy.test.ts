import { describe, expect, it } from 'vitest';
import { companyPlayer } from '../../../src/director-ai/stand-in/company.ts';
import { LEVEL_NAMES, type Level } from '../../../src/director-ai/stand-in/levels.ts';
import { type Ask, answerTo, diceOf } from '../../../src/director-ai/stand-in/messages.ts';
import type { Player } from '../../../src/director-ai/stand-in/player.ts';
import type { Trace } from '../../../src/director-ai/stand-in/reasons.ts';
import { TEMPERS } from '../../../src/director-ai/stand-in/tempers.ts';
import { chanceFrom } from '../../../src/rules/index.ts';
import {
  type Game,
  type Prompt,
  type Role,
  type StandInEvent,
  standIn,
  type View,
} from '../../../src/rules/stand-in/index.ts';
import { table } from '../../kit/stand-in.ts';
import { LONG, type Position, watch } from './positions.ts';

/** Reply, claim and trace as text. */
function said(player: Player, view: View, prompt: Prompt, seed: string): string {
  let why: Trace | null = null;
  const tell = (trace: Trace) => {
    why = trace;
  };
  const reply = player.decide(() => view, prompt, chanceFrom(seed), { tell });
  return JSON.stringify({ reply, why });
}

/** Each position is dealt anew so often. */
const WORLDS = LONG > 1 ? 20 : 2;

/** Positions of a few games, every so many prompts. */
function eachPosition(
  level: Level,
  games: number,
  every: number,
  at: (player: Player, position: Position) => void,
): void {
  const player = companyPlayer(level, TEMPERS.sceptic);
  for (let seed = 0; seed < games * LONG; seed++) {
    watch(player, 4 + ((seed * 2) % 6), 300 + seed, (position) => {
      if (position.prompt.n % every === 0) at(player, position);
    });
  }
}

describe.each(LEVEL_NAMES)('no peeking at %s', (level) => {
  it('1. a view, a prompt and dice of its own are all it takes, and all are plain data', () => {
    eachPosition(level, 2, 19, (_player, { game, view, prompt }) => {
      const dice = diceOf(game.seed, prompt.to, prompt.n);
      const ask: Ask = { view, prompt, level, temper: 'sceptic', dice };
      const answer = answerTo(ask);
      expect(answerTo(JSON.parse(JSON.stringify(ask)))).toEqual(answer);
      expect(prompt.replies).toContainEqual(answer.reply);
      expect(dice).not.toBe(diceOf(game.seed, prompt.to, prompt.n + 1));
    });
  });

  it('2, 3. in any world that its chair cannot tell from the real one it replies, claims and reasons the same', () => {
    const asked = { original: 0, 'stand-in': 0, recast: 0 };
    eachPosition(level, 6, LONG > 1 ? 7 : 13, (player, { game, view, prompt }) => {
      const here = said(player, view, prompt, 'a');
      for (let i = 0; i < WORLDS; i++) {
        const world = standIn.resample(view, prompt.to, `${prompt.n}/${i}`);
        const again = standIn.view(world, prompt.to);
        expect(again).toEqual(view);
        expect(said(player, again, standIn.promptOf(world) as Prompt, 'a')).toBe(here);
      }
      asked[game.roles[prompt.to] as Role]++;
    });
    expect(Math.min(...Object.values(asked))).toBeGreaterThan(2 * LONG);
  });

  it('4. the roles of two seats that it cannot tell apart can be swapped, and it does the same', () => {
    let swapped = 0;
    eachPosition(level, 4, 11, (player, { game, view, prompt }) => {
      const { to } = prompt;
      if (view.known.roles.includes('stand-in') || game.roles[to] !== 'original') return;
      const other = otherWorld(view, to, game.roles.indexOf('stand-in'));
      if (other === null) return;
      swapped++;
      const there = standIn.promptOf(other) as Prompt;
      expect(said(player, standIn.view(other, to), there, 'b')).toBe(said(player, view, prompt, 'b'));
    });
    expect(swapped).toBeGreaterThan(3);
  });
});

/** A world with the same view in which another seat is the Stand-In. */
function otherWorld(view: View, chair: number, standInSeat: number): Game | null {
  for (let i = 0; i < 20; i++) {
    const world = standIn.resample(view, chair, `swap ${i}`);
    if (world.roles.indexOf('stand-in') !== standInSeat) return world;
  }
  return null;
}

describe('6. nothing tells that somebody was asked', () => {
  const SET = { 0: ['nitrate', 'love-scene', 'swap-marks', 'fire-axe'] } as const;
  const publicOf = (events: StandInEvent[]): string => JSON.stringify(events.map((event) => standIn.seen(event, 3)));

  it('a victim who holds the curtain and keeps it burns as one who has none', () => {
    const bare = table({ hands: { ...SET, 1: ['close-up', 'love-scene', 'exit-running', 'swap-marks'] } });
    const dressed = table({ hands: { ...SET, 1: ['asbestos', 'love-scene', 'exit-running', 'swap-marks'] } });
    const plain = bare.play('nitrate', 1);
    const asked = dressed.play('nitrate', 1);
    const kept = dressed.reply({ type: 'none' });
    expect(publicOf([...asked, ...kept])).toBe(publicOf(plain));
  });

  it('an offer is answered by one prompt, whatever the partner holds', () => {
    const hand = (card: 'double-take' | 'close-up') =>
      table({ hands: { 1: [card, 'love-scene', 'exit-running', 'swap-marks'] } });
    const [plain, armed] = [hand('close-up'), hand('double-take')];
    for (const t of [plain, armed]) {
      t.discard('close-up');
      t.until('offer', 0);
      t.give('love-scene');
      expect(t.prompt.type).toBe('answer');
      t.give('exit-running');
    }
    expect(publicOf(armed.events)).toBe(publicOf(plain.events));
  });
});
