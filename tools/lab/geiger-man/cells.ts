import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { KILLERS, LEVELS, type Level, LOCATIONS } from '../../../src/rules/geiger-man/index.ts';
import { keptList } from '../kept.ts';
import { playShow, type Setting, type Show } from './shows.ts';

/** Kept by so many shows at a time: a long run can be broken off and taken up again. */
const CHUNK = 10;

/** What is found out for a person does not decide how a show goes. */
const TOLD = ['simulation', 'work.ts', 'worker.ts', 'measured.ts'];
const filesIn = (place: string, isMeant: (file: string) => boolean): string[] =>
  readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && isMeant(file))
    .map((file) => join(place, file));

/** All code that decides how shows of a setting go: of the decks, those that are in play. */
export function decidingFor({ killer, location }: Setting): string[] {
  const idle = [
    ...(killer == null ? [] : KILLERS.filter((id) => id !== killer)),
    ...(location == null ? [] : LOCATIONS.filter((id) => id !== location)),
  ].map((id) => join('decks', `${id}.ts`));
  return [
    ...filesIn('src/rules/kernel', () => true),
    ...filesIn('src/rules/geiger-man', (file) => !idle.includes(file)),
    ...filesIn('src/director-ai/geiger-man', (file) => !TOLD.some((it) => file.startsWith(it))),
  ];
}

/** What is played: where nothing is named, it is drawn in each show. */
export interface Cell extends Pick<Setting, 'killer' | 'location' | 'girl'> {
  level: Level;
}
export const nameOf = ({ level, killer, location, girl }: Cell): string =>
  [level, girl, killer, location].filter((it) => it != null).join(', ');

/** So many shows of a cell by one player, on the same seeds whoever plays; kept under a hash of the code. */
export function showsOf(cast: string, cell: Cell, count: number): Show[] {
  const { level, ...who } = cell;
  const setting: Setting = { ...who, options: LEVELS[level] };
  const chunk = (i: number): Show[] =>
    Array.from({ length: CHUNK }, (_, k) => playShow(cast, setting, `${nameOf(cell)} ${i * CHUNK + k}`));
  const name = `geiger-man ${cast} ${nameOf(cell)}`;
  return keptList(name, Math.ceil(count / CHUNK), chunk, decidingFor(setting))
    .flat()
    .slice(0, count);
}
