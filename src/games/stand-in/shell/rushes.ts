import type { Level } from '../../../director-ai/stand-in/levels.ts';
import { MissedReading } from '../../../director-ai/stand-in/rushes/missed-reading.ts';
import type { AppContext } from '../../../shell/app-context.ts';
import { setupFor } from '../app/play/setup.ts';
import { Rushes, type RushesHouse } from '../app/rushes/rushes.ts';
import type { FinishedFilm } from '../app/rushes/told.ts';
import { type FinishedTable, type Seating, STAND_IN, type TableConfig } from '../kept.ts';
import { inThread } from './stage/threads.ts';
import type { Ways } from './ways.ts';

/** The game that is looked at, for as long as the page is open: whoever comes back from the table finds it as it was. */
let onTheTable: Rushes | null = null;

export const rushesOnTheTable = (): Rushes | null => onTheTable;

const ROUTE = `${STAND_IN}/rushes`;

export function openRushes(context: AppContext, { watch }: Pick<Ways, 'watch'>, film: FinishedFilm): void {
  onTheTable?.stop();
  onTheTable = new Rushes(film, {
    ...IN_THREADS,
    look: ({ config, replies }, n) => watch({ config, replies }, ROUTE, n),
  });
  context.go(ROUTE);
}

/** Of a bare replay it is not known who sat where: it is told as if the company had played at Feature. */
export const seatingOf = (config: TableConfig, { seating }: FinishedTable): Seating =>
  seating ?? setupFor({ config, level: 'feature', mode: { kind: 'game' } }).seating;

const footageOf = ({ config, replies }: FinishedFilm, level: Level) => ({ config, replies, level });

const IN_THREADS: Omit<RushesHouse, 'look'> = {
  found: (film, level) => inThread({ kind: 'rushes', footage: footageOf(film, level) }).result,
  async missed(film, level, { chances }) {
    const footage = footageOf(film, level);
    const reading = new MissedReading(chances);
    for (let slices = reading.round(); slices.length > 0; slices = reading.round()) {
      await Promise.all(
        slices.map(async (slice) => reading.add(slice, await inThread({ kind: 'missed', footage, slice }).result)),
      );
    }
    return reading.worst();
  },
};
