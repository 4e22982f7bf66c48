import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MEASURED } from '../../../src/games/stand-in/app/set-up/measured.ts';

const REPORT = readFileSync('docs/games/stand-in/BALANCE.md', 'utf8');

it('what a set-up may promise is what the report has', () => {
  for (const { level, seats, on, games, originals, error } of MEASURED) {
    const row = REPORT.split('\n').find((line) =>
      line.startsWith(`| ${on === null ? level : `${on} | ${level}`} | ${seats} | ${games} |`),
    );
    const share = Number(/([\d.]+) % \(/.exec(row ?? '')?.[1]) / 100;
    expect(Math.abs(share - originals), `${on ?? level} ${seats}`).toBeLessThan(error);
  }
});
