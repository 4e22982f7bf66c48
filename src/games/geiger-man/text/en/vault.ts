import type { GirlId, Level } from '../../../../rules/geiger-man/index.ts';
import { agree, plural } from './grammar.ts';
import { girlName } from './names.ts';
import { FILM, SET_UP, WAYS } from './set-up.ts';

type Ending = 'won' | 'lost' | 'left' | 'cut';
const ENDINGS: Readonly<Record<Ending, string>> = {
  won: 'She lives',
  lost: 'She does not',
  left: 'Walked out',
  cut: 'Stops early',
};
const GIRL: Readonly<Record<Ending, string>> = {
  won: 'lived',
  lost: 'did not',
  left: 'still running',
  cut: 'still running',
};
const KILLER: Readonly<Record<Ending, string>> = {
  won: 'stopped',
  lost: 'walks on',
  left: 'coming closer',
  cut: 'coming closer',
};

/** Kept and finished shows. */
export const VAULT = {
  unnamed: (girl: GirlId): string => `${girlName(girl)}, so far`,
  bill: (kind: keyof typeof WAYS, level: Level | 'custom', night: string): string =>
    [FILM.name, WAYS[kind].name, night, level === 'custom' ? SET_UP.switches.custom.name : SET_UP.level[level].name]
      .filter((it) => it !== '')
      .join(' · '),
  where: (turn: number, health: number, killerHealth: number): string =>
    `Turn ${turn} · Health ${health} · the Killer’s ${killerHealth}`,
  untitled: (seed: string): string => `Seed ${seed}`,
  endings: ENDINGS,
  fates: { girl: GIRL, killer: KILLER },
  numbers: (turns: number, saved: number, killed: number): string =>
    [plural(turns, 'turn'), `${saved} saved`, agree(killed, '1 dead', `${killed} dead`)].join(' · '),
  replay: 'Replay',
  round: 'Turn',
  at: (turn: number): string => (turn === 0 ? 'Before turn 1' : `Turn ${turn}`),
} as const;
