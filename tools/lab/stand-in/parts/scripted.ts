import type { Level } from '../../../../src/director-ai/stand-in/levels.ts';
import type { Player } from '../../../../src/director-ai/stand-in/player.ts';
import { PLAYERS } from '../../../../src/director-ai/stand-in/registry.ts';
import { percent } from '../../stats.ts';
import { played } from '../games.ts';
import { bound, DEVIATIONS, type Rule, SILENT, TALKERS } from '../scripts.ts';
import { playTable, sideOf } from '../table.ts';

/** Of one seat: whether it won, and whether the side did that it was on at the end. */
type Bout = readonly [own: number, side: number];

function boutsOf(level: Level, seats: number, count: number, name: string, rule: Rule, human: boolean): Bout[] {
  const player = PLAYERS[level] as Player;
  const scripted = bound(player, name, rule);
  return played(`${human ? 'person' : 'one'} ${level} ${name} ${seats}`, count, (seed) => {
    let one = seed % seats;
    const game = playTable(seed, {
      seats,
      human: human ? 'dealt' : null,
      who: (chair, _role, at) => {
        if (human) one = at as number;
        return chair === one ? scripted : player;
      },
    });
    const side = sideOf(game);
    const isOriginal = game.roles[one] === 'original';
    const won = side === 'nobody' ? false : isOriginal === (side === 'originals');
    return [game.result?.score[one] ?? 0, won ? 1 : 0];
  });
}

const mean = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / list.length;

/** The mean difference and its standard error, in points. */
function gain(bouts: readonly Bout[], base: readonly Bout[], what: 0 | 1): string {
  const gaps = bouts.map((bout, i) => bout[what] - (base[i] as Bout)[what]);
  const value = mean(gaps);
  const error = Math.sqrt(mean(gaps.map((gap) => (gap - value) ** 2)) / gaps.length);
  return `${value < 0 ? '−' : '+'}${Math.abs(100 * value).toFixed(1)} ± ${(100 * error).toFixed(1)}`;
}

export function deviations(level: Level, seats: number, count: number): string[] {
  const base = boutsOf(level, seats, count, 'as its level', () => null, false);
  const rows = Object.entries(DEVIATIONS).map(([name, rule]) => {
    const bouts = boutsOf(level, seats, count, name, rule, false);
    return `| ${level} | ${seats} | ${name} | ${percent(mean(bouts.map(([own]) => own)))} | ${gain(bouts, base, 0)} |`;
  });
  return [`| ${level} | ${seats} | as its level | ${percent(mean(base.map(([own]) => own)))} | |`, ...rows];
}

export function talkers(level: Level, seats: number, count: number): string[] {
  const base = boutsOf(level, seats, count, 'silent', SILENT, true);
  const rows = Object.entries(TALKERS).map(([name, rule]) => {
    const bouts = boutsOf(level, seats, count, name, rule, true);
    return `| ${level} | ${seats} | ${name} | ${percent(mean(bouts.map(([own]) => own)))} | ${gain(bouts, base, 0)} | ${gain(bouts, base, 1)} |`;
  });
  return [`| ${level} | ${seats} | silent | ${percent(mean(base.map(([own]) => own)))} | | |`, ...rows];
}
