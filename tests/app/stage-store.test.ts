import { expect, test } from 'vitest';
import { StageStore } from '../../src/app/play/stage-store.ts';
import { MOVIE } from '../../src/games/shuffling-horror/app/play/movie.ts';
import type { LogLine, StageState } from '../../src/games/shuffling-horror/app/ports/stage.ts';

const line = (id: number, at: string | null): LogLine => ({
  id,
  style: 'roll',
  by: 'director',
  parts: ['Spored.'],
  speaker: null,
  rule: null,
  alarm: { at },
  lead: '',
  isLead: false,
});
const table = (yours: readonly string[]) =>
  ({ yours, sanctuaries: [{ card: { id: 'lab' }, inside: ['scout'] }] }) as unknown as StageState['table'];

test('an alarm is one by the table on which it happens, and stays what it was', () => {
  const settings = { talk: true } as StageState['settings'];
  const store = new StageStore({ log: [], table: table(['scout']), settings } as unknown as StageState);
  const lines = [line(1, null), line(2, 'scout'), line(3, 'rancher'), line(4, 'lab')];
  const told = lines.map((it) => MOVIE.tell.toldAt(it, store.state.table));
  store.append(told, null);
  store.update({ table: table(['rancher']) });
  const alarms = store.state.log.filter(({ alarm }) => alarm !== null).map(({ id }) => id);
  expect(alarms).toEqual([1, 2, 4]);
});
